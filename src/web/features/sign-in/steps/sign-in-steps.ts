import { CODE_POLICY } from '#domain/customers/code-policy.ts'
import type { CodeFlow } from '../../../shared/session/auth-state.ts'
import type { PendingCode } from '../../../shared/session/session-store.ts'

/** A step of the dialog. `forgot` asks where to send the code that `reset` takes together with a new password. */
export type Step = 'login' | 'password' | 'signup' | 'verify' | 'forgot' | 'reset'

export type SignInState = {
  readonly step: Step
  /** What a visitor is doing; unknown for a code that was asked for before that was stored. */
  readonly flow: CodeFlow | undefined
  /** What was typed as e-mail address or phone number; goes from step to step. */
  readonly identifier: string
  /** When a code was last sent to it, in ms; 0 when none was. */
  readonly sentAt: number
  /** The visitor came back to correct what the code was sent to (S144). */
  readonly isMending?: boolean
  /** A sentence above the fields: why the dialog is there, or what has just been done. */
  readonly note?: string | undefined
}

export type SignInEvent =
  | {
      readonly type: 'code-sent'
      readonly flow: CodeFlow | undefined
      readonly identifier: string
      readonly sentAt: number
    }
  | { readonly type: 'back' }
  | { readonly type: 'go'; readonly step: 'login' | 'password' | 'signup' | 'forgot'; readonly identifier?: string }
  | { readonly type: 'password-reset'; readonly note: string }
  | { readonly type: 'noted'; readonly note: string | undefined }

/** Where Back leads when it is unknown what the code was asked for. */
const BACK_WHEN_UNKNOWN = 'signup'

/** The first step: the code, when one is waited for that still lives (S118, S141, S58), else what was asked for. */
export const firstStep = (
  { emailOrNumber, sentAt, codeFlow }: PendingCode,
  { step, reason }: { readonly step: 'login' | 'signup'; readonly reason?: string | undefined },
  now: number,
): SignInState => {
  const isAlive = now - sentAt < CODE_POLICY.lifeSeconds * 1_000
  // Who asks for a new account has let the lost password be.
  if (emailOrNumber && isAlive && !(codeFlow === 'reset' && step === 'signup'))
    return { step: codeStep(codeFlow), flow: codeFlow ?? undefined, identifier: emailOrNumber, sentAt }
  // Of a code that is over, where it went is still what one would type.
  const identifier = codeFlow === 'reset' ? '' : emailOrNumber
  return { step, flow: step, identifier, sentAt: 0, note: reason }
}

/** Where a code is typed. */
const codeStep = (flow: CodeFlow | null | undefined): Step => (flow === 'reset' ? 'reset' : 'verify')

/** The step after an event (S206, S211, S214). */
export function nextStep(state: SignInState, event: SignInEvent): SignInState {
  switch (event.type) {
    case 'code-sent':
      return {
        step: codeStep(event.flow),
        flow: event.flow,
        identifier: event.identifier,
        sentAt: event.sentAt,
      }
    case 'back':
      return { ...state, step: stepBefore(state), isMending: state.step === 'verify', note: undefined }
    case 'go':
      return {
        ...state,
        step: event.step,
        isMending: false,
        flow: event.step === 'signup' ? 'signup' : 'login',
        identifier: event.identifier ?? state.identifier,
        note: event.step === 'forgot' ? undefined : state.note,
      }
    case 'password-reset':
      return { ...state, step: 'password', flow: 'login', note: event.note }
    case 'noted':
      return { ...state, note: event.note }
  }
}

/** S125: back from the code is to where it was asked for. */
function stepBefore({ step, flow }: SignInState): Step {
  if (step === 'reset') return 'forgot'
  if (step === 'forgot') return 'password'
  if (step === 'verify')
    return flow === 'login' ? 'login' : (flow ?? BACK_WHEN_UNKNOWN) === 'signup' ? 'signup' : 'forgot'
  return 'login'
}

/** Whether the code sent last is still the one to ask for: another is not sent within a minute (S128). */
export const isJustSent = (
  { identifier, sentAt, flow }: SignInState,
  requested: string,
  by: CodeFlow,
  now: number,
): boolean => identifier === requested && flow === by && now - sentAt < CODE_POLICY.resendSeconds * 1_000

/** Whether a step has one before it. */
export const hasBack = (step: Step): boolean => step !== 'login' && step !== 'signup'
