import { useCallback, useReducer } from 'react'
import { forgetPending, pendingCode } from '../../shared/session/session-store.ts'
import { firstStep, nextStep } from './steps/sign-in-steps.ts'
import type { SignInEvent, SignInState } from './steps/sign-in-steps.ts'

/** After these the code that was sent is not waited for any more. */
const LEAVES_CODE: ReadonlySet<SignInEvent['type']> = new Set(['back', 'password-reset'])

type Steps = { readonly state: SignInState; readonly send: (event: SignInEvent) => void }

/** Which step of signing in is shown, and what leads to the next one. */
export function useSignInSteps(requested: Parameters<typeof firstStep>[1]): Steps {
  const [state, dispatch] = useReducer(nextStep, requested, (first) => firstStep(pendingCode(), first, Date.now()))
  const send = useCallback((event: SignInEvent) => {
    if (LEAVES_CODE.has(event.type)) forgetPending()
    dispatch(event)
  }, [])
  return { state, send }
}
