import { z } from 'zod'
import { askGateway } from '../payments/gateway-request.ts'
import { alarm, answerFinding, bad, good } from '../payment-accounts/vendor-account.ts'
import type { AccountFinding } from '../payment-accounts/vendor-account.ts'

export interface WhatsAppAccountOptions {
  readonly url: string
  readonly phoneNumberId: string
  readonly token: string
}

const NAMES = { vendor: 'Meta', key: 'WHATSAPP_TOKEN', url: 'WHATSAPP_URL' }

const Refused = z.looseObject({ error: z.looseObject({ code: z.int() }) })
const Found = z.looseObject({ quality_rating: z.string().optional() })

/** Meta's code for a token that has expired or was taken back. */
const TOKEN_REFUSED = 190
/** For an id that the token does not reach. */
const NOT_FOUND = 100

/** Checks the number at Meta: whether the token reaches it, and how its messages are rated (vendor-documents/meta/phone-number.json). */
export async function checkWhatsApp({ url, phoneNumberId, token }: WhatsAppAccountOptions): Promise<AccountFinding[]> {
  const answer = await askGateway({
    method: 'GET',
    url: `${url}/${phoneNumberId}?fields=verified_name,quality_rating`,
    headers: { authorization: `Bearer ${token}` },
  })
  const body = answer.ok ? answer.value.body : undefined
  const code = Refused.safeParse(body).data?.error.code
  if (code === TOKEN_REFUSED)
    return [
      alarm('WHATSAPP_TOKEN', `Meta does not accept WHATSAPP_TOKEN (${code}). Make a new one for the system user.`),
    ]
  if (code === NOT_FOUND) {
    return [
      alarm(
        'WHATSAPP_PHONE_NUMBER_ID',
        `WHATSAPP_TOKEN does not reach the number WHATSAPP_PHONE_NUMBER_ID (${code}): another id, or the system user lacks the account.`,
      ),
    ]
  }
  const refused = answerFinding(answer, NAMES)
  if (refused) return [refused]
  const isLow = Found.safeParse(body).data?.quality_rating === 'RED'
  return [
    good('Meta accepts WHATSAPP_TOKEN and WHATSAPP_PHONE_NUMBER_ID.'),
    ...(isLow
      ? [
          bad(
            null,
            'Meta rates the messages of this number as poor (RED): it may restrict it. See its WhatsApp Manager.',
          ),
        ]
      : []),
  ]
}
