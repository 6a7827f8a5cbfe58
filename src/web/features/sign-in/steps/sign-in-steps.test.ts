import { describe, expect, test } from 'vitest'
import { CODE_POLICY } from '#domain/customers/code-policy.ts'
import { firstStep as firstStepAt, isJustSent, nextStep } from './sign-in-steps.ts'
import type { PendingCode } from '../../../shared/session/session-store.ts'
import type { SignInEvent, SignInState } from './sign-in-steps.ts'

const walk = (state: SignInState, ...events: SignInEvent[]): SignInState => events.reduce(nextStep, state)
const PHONE = '0551234567'
const SENT = 1_790_000_000_000
/** The first step, a minute after the code was sent. */
const firstStep = (pending: PendingCode, request: Parameters<typeof firstStepAt>[1]) =>
  firstStepAt(pending, request, SENT + 60_000)
const PENDING = { emailOrNumber: PHONE, sentAt: SENT, codeFlow: null }
const LOG_IN = { step: 'login', reason: 'Sign in first' } as const
const SIGN_UP = { step: 'signup' } as const
const NONE = { emailOrNumber: '', sentAt: 0, codeFlow: null }

describe('the dialog opens', () => {
  test('on the code, when one is waited for', () => {
    expect(firstStep(PENDING, SIGN_UP)).toEqual({ step: 'verify', flow: undefined, identifier: PHONE, sentAt: SENT })
  })

  test.each([
    ['login', 'verify', 'login'],
    ['signup', 'verify', 'signup'],
    ['reset', 'reset', 'forgot'],
  ] as const)('on the code of %s: the step %s, and back leads to %s', (codeFlow, step, before) => {
    const opened = firstStep({ ...PENDING, codeFlow }, LOG_IN)
    expect(opened).toMatchObject({ step, flow: codeFlow, identifier: PHONE, sentAt: SENT })
    expect(nextStep(opened, { type: 'back' }).step).toBe(before)
  })

  test.each(['login', 'signup', 'reset'] as const)('on what was asked for, when the code of %s is over', (codeFlow) => {
    const late = SENT + CODE_POLICY.lifeSeconds * 1_000
    expect(firstStepAt({ ...PENDING, codeFlow }, LOG_IN, late - 1).step).not.toBe('login')
    expect(firstStepAt({ ...PENDING, codeFlow }, LOG_IN, late)).toMatchObject({ step: 'login', note: 'Sign in first' })
  })

  test('on what was asked for, when none is', () => {
    expect(firstStep(NONE, LOG_IN).step).toBe('login')
    expect(firstStep({ ...PENDING, codeFlow: 'reset' }, SIGN_UP).step).toBe('signup')
    expect(firstStep(NONE, SIGN_UP).step).toBe('signup')
  })
})

describe('the code', () => {
  test.each(['login', 'signup'] as const)('comes after %s, and back leads there with what was typed', (flow) => {
    const request = walk(firstStep(NONE, { step: flow }), { type: 'code-sent', flow, identifier: PHONE, sentAt: SENT })
    expect(request).toMatchObject({ step: 'verify', flow, identifier: PHONE })
    expect(walk(request, { type: 'back' })).toMatchObject({ step: flow, identifier: PHONE })
  })

  test('leads back to what it was sent to, and on from there to anything else', () => {
    const mended = walk(firstStep({ ...PENDING, codeFlow: 'signup' }, SIGN_UP), { type: 'back' })
    expect(mended).toMatchObject({ step: 'signup', isMending: true })
    const again = walk(mended, { type: 'go', step: 'login' }, { type: 'go', step: 'signup' })
    expect(again.isMending).toBe(false)
  })

  test('of a dialog opened for it leads back to signing up', () => {
    expect(walk(firstStep(PENDING, LOG_IN), { type: 'back' }).step).toBe('signup')
  })
})

test('a code that was just sent is not asked for again, another or an older one is', () => {
  const state: SignInState = { step: 'login', flow: 'login', identifier: PHONE, sentAt: SENT }
  expect(isJustSent(state, PHONE, 'login', SENT + 59_000)).toBe(true)
  expect(isJustSent(state, PHONE, 'login', SENT + 60_000)).toBe(false)
  expect(isJustSent(state, PHONE, 'reset', SENT + 1_000)).toBe(false)
  expect(isJustSent(state, 'noura@studio.example', 'login', SENT + 1_000)).toBe(false)
})

describe('a forgotten password', () => {
  test('is replaced by a code, and signed in with', () => {
    const steps: SignInEvent[] = [
      { type: 'go', step: 'password', identifier: PHONE },
      { type: 'go', step: 'forgot' },
      { type: 'code-sent', flow: 'reset', identifier: PHONE, sentAt: SENT },
      { type: 'password-reset', note: 'Done' },
    ]
    const seen = steps.map((_, index) => walk(firstStep(NONE, LOG_IN), ...steps.slice(0, index + 1)).step)
    expect(seen).toEqual(['password', 'forgot', 'reset', 'password'])
  })

  test('leads back step by step', () => {
    const reset: SignInState = { step: 'reset', flow: 'reset', identifier: PHONE, sentAt: SENT }
    const forgot = walk(reset, { type: 'back' })
    expect([forgot.step, walk(forgot, { type: 'back' }).step]).toEqual(['forgot', 'password'])
    expect(walk(forgot, { type: 'back' }, { type: 'back' }).step).toBe('login')
  })
})

test('why the dialog is there is said until a code is asked for', () => {
  const opened = firstStep(NONE, LOG_IN)
  const switched = walk(opened, { type: 'go', step: 'signup' })
  const request = walk(switched, { type: 'code-sent', flow: 'signup', identifier: PHONE, sentAt: SENT })
  expect([opened.note, switched.note, request.note]).toEqual(['Sign in first', 'Sign in first', undefined])
})

test('a visitor who turns out not to be registered takes the identifier along', () => {
  const request = walk(firstStep(NONE, LOG_IN), { type: 'code-sent', flow: 'login', identifier: PHONE, sentAt: SENT })
  expect(walk(request, { type: 'go', step: 'signup' })).toMatchObject({ step: 'signup', identifier: PHONE })
})
