import { Text } from '#ui/i18n/text.tsx'
import { Recipient } from '#ui/form/recipient.tsx'
import type { SignInState } from './steps/sign-in-steps.ts'

type Props = {
  state: SignInState
  /** A code was sent, and not only where there is an account. */
  isSure: boolean
  id?: string
}

/** Where the code went (S122). To whom it may not have gone at all, that is not claimed (S208). */
export function SentTo({ state: { identifier }, isSure, id }: Props) {
  return (
    <p id={id}>
      <Text
        area="sign-in"
        id={isSure ? 'codeSent' : 'codeMaySent'}
        fill={{ to: <Recipient identifier={identifier} /> }}
      />
    </p>
  )
}
