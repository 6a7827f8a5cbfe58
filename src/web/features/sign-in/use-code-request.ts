import { usePage } from '#ui/page-context.tsx'
import { keepPending } from '../../shared/session/session-store.ts'
import { formOf } from './form-of.ts'
import { isJustSent } from './steps/sign-in-steps.ts'
import type { StepProps } from './steps/step-props.ts'

/** Asks for a code to sign in with, or to choose a new password with; the next step takes it (S206). */
export function useCodeRequest({ state, send }: StepProps, flow: 'login' | 'reset') {
  const { api } = usePage()
  const path = flow === 'login' ? '/api/customers/login' : '/api/customers/forgot-password'
  return async ({ emailOrNumber }: { emailOrNumber: string }): Promise<void> => {
    const identifier = emailOrNumber.trim()
    const isSent = isJustSent(state, identifier, flow, Date.now())
    if (!isSent) await api.post(path, formOf({ emailOrNumber: identifier }))
    const sentAt = isSent ? state.sentAt : Date.now()
    keepPending(identifier, sentAt, flow)
    send({ type: 'code-sent', flow, identifier, sentAt })
  }
}
