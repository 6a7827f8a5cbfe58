import type { SignInEvent, SignInState } from './sign-in-steps.ts'

/** What every step of the dialog is given. */
export type StepProps = {
  state: SignInState
  send: (event: SignInEvent) => void
}
