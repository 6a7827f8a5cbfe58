import { localPhone, saudiMobile } from '#domain/contact/phone.ts'
import { Text } from '../../i18n/text.tsx'
import { Ltr } from '../../ui/bidi.tsx'
import type { SignInState } from './sign-in-steps.ts'

type Props = {
  state: SignInState
  /** A code was sent, and not only where there is an account. */
  isSure: boolean
  id?: string
}

/** Where the code went (S122). To whom it may not have gone at all, that is not claimed (S208). */
export function SentTo({ state: { identifier }, isSure, id }: Props) {
  const phone = saudiMobile(identifier)
  const to = (
    <b>
      <Ltr>{phone ? localPhone(phone) : identifier}</Ltr>
    </b>
  )
  return (
    <p id={id}>
      <Text area="sign-in" id={isSure ? 'codeSent' : 'codeMaySent'} fill={{ to }} />
    </p>
  )
}
