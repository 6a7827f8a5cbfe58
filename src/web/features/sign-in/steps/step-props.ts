import type { SignInEvent, SignInState } from './sign-in-steps.ts'

/** What every step of the dialog is given. */
export type StepProps = {
  state: SignInState
  send: (event: SignInEvent) => void
  /** Called when a request begins and ends: the dialog is not closed by accident meanwhile (S131). */
  onBusy: (isBusy: boolean) => void
}
