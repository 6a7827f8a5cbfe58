import { localPhone, saudiMobile } from '#domain/contact/phone.ts'
import { Ltr } from '../text/bidi.tsx'

/** The e-mail address or number that a code was sent to, a number as it is said: 055 123 4567. */
export function Recipient({ identifier }: { identifier: string }) {
  const phone = saudiMobile(identifier)
  return (
    <b>
      <Ltr>{phone ? localPhone(phone) : identifier}</Ltr>
    </b>
  )
}
