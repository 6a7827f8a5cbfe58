import { z } from 'zod'
import { askGateway } from '../payments/gateway-request.ts'
import type { AskGateway } from '../payments/gateway-refusal.ts'
import { alarm, answerFinding, bad, good } from '../payment-accounts/vendor-account.ts'
import type { AccountFinding } from '../payment-accounts/vendor-account.ts'

export interface TaqnyatAccountOptions {
  readonly apiKey: string
  /** The name that messages come from. */
  readonly sender: string
  /** https://api.taqnyat.sa unless another is given, for tests. */
  readonly url?: string
  readonly ask?: AskGateway
}

const NAMES = { vendor: 'Taqnyat', key: 'SMS_API_KEY', url: 'SMS_PROVIDER' }

/** The status of an answer, which Taqnyat repeats in its body. */
const Body = z.looseObject({ statusCode: z.coerce.number().optional() })

/** How a sender name is called differs between its documents and its clients. */
const Senders = z.looseObject({ senders: z.array(z.record(z.string(), z.unknown())) })

/** 104: an invalid token, named in the body of an answer whose status may be 200. */
const KEY_REFUSED: ReadonlySet<number> = new Set([401, 403, 104])

/** Checks the account at Taqnyat: whether the key is known, and whether the sender name is one of its names. */
export async function checkTaqnyat(options: TaqnyatAccountOptions): Promise<AccountFinding[]> {
  const { apiKey, sender, url = 'https://api.taqnyat.sa', ask = askGateway } = options
  const get = (path: string) =>
    ask({ method: 'GET', url: `${url}${path}`, headers: { authorization: `Bearer ${apiKey}` } })
  const balance = await get('/account/balance')
  const refused = answerFinding(balance, NAMES)
  if (refused) return [refused]
  const status = Body.safeParse(balance.ok ? balance.value.body : undefined).data?.statusCode
  if (status !== undefined && KEY_REFUSED.has(status)) {
    return [alarm('SMS_API_KEY', `Taqnyat does not accept SMS_API_KEY (${status}). Copy it again from its portal.`)]
  }
  const senders = await get('/v1/messages/senders')
  const names = Senders.safeParse(senders.ok ? senders.value.body : undefined).data?.senders ?? []
  const isMissing = names.length > 0 && !names.some((each) => Object.values(each).includes(sender))
  return [
    good('Taqnyat accepts SMS_API_KEY.'),
    ...(isMissing ? [bad('SMS_SENDER', `${sender} is none of the sender names of this account at Taqnyat.`)] : []),
  ]
}
