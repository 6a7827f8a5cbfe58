import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Sandbox } from './sandbox.ts'
import type { CardOutcome } from './test-cards.ts'

/**
 * Apple Pay as Moyasar's documents have it: the gateway validates the merchant (`POST /applepay/initiate`), the sheet's
 * token is the source of a payment, and the amount decides what a test payment comes to.
 */

/** What Apple seals for the gateway. Moyasar's guides send this alone, or the whole token of the sheet around it. */
const PaymentData = z.looseObject({
  version: z.enum(['EC_v1', 'RSA_v1']),
  data: z.string().min(1),
  signature: z.string().min(1),
  header: z.looseObject({ publicKeyHash: z.string().min(1), transactionId: z.string().min(1) }),
})

const SheetToken = z.looseObject({
  paymentData: PaymentData,
  paymentMethod: z.looseObject({ displayName: z.string().default(''), network: z.string().default('') }),
  transactionIdentifier: z.string().min(1),
})

/** The token of a sheet as text, read. */
const Token = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown
    } catch {
      context.addIssue({ code: 'custom', message: 'The token is not JSON' })
      return z.NEVER
    }
  })
  .pipe(z.union([SheetToken, PaymentData]))

/** What a payment by Apple Pay begins with. */
export const ApplePaySource = z.looseObject({ type: z.literal('applepay'), token: Token })

const NETWORKS: Readonly<Record<string, string>> = { mada: 'mada', visa: 'visa', mastercard: 'master', amex: 'amex' }

/** The card behind a sheet, as far as the sheet names it, such as "MasterCard 4242". */
function cardOf(token: z.output<typeof Token>): { company: string; number: string } {
  const named = SheetToken.safeParse(token).data?.paymentMethod
  return {
    company: NETWORKS[named?.network.toLowerCase() ?? ''] ?? 'visa',
    number: /\d{4}$/.exec(named?.displayName ?? '')?.[0] ?? '1111',
  }
}

/** Amounts in halalas from and to which a test payment comes to the same; every other one fails. */
const BY_AMOUNT: readonly (readonly [from: number, to: number, code: string, message: string])[] = [
  [20_000, 30_000, '00', 'APPROVED'],
  [100_000, 110_000, '99', 'UNSPECIFIED FAILURE'],
  [110_100, 120_000, '51', 'INSUFFICIENT FUNDS'],
  [120_100, 130_000, '41', 'DECLINED: LOST CARD'],
  [130_100, 140_000, '05', 'DECLINED'],
  [140_100, 150_000, '54', 'DECLINED: EXPIRED CARD'],
  [150_100, 160_000, '61', 'DECLINED: EXCEEDS WITHDRAWAL LIMIT'],
  [160_100, 170_000, '43', 'DECLINED: STOLEN CARD'],
]

/** What paying an amount comes to in the test environment, and with which card. */
export function payByWallet(
  token: z.output<typeof Token>,
  amount: number,
): { readonly outcome: CardOutcome; readonly number: string } {
  const { company, number } = cardOf(token)
  const known = BY_AMOUNT.find(([from, to]) => amount >= from && amount <= to)
  const [code, message] = known ? [known[2], known[3]] : ['99', 'UNSPECIFIED FAILURE']
  return { outcome: { company, code, message }, number }
}

/** Only Apple's servers are asked for a session: anything else would let a page choose whom the gateway calls. */
const isOfApple = (url: URL): boolean =>
  url.protocol === 'https:' && /^(?:cn-)?apple-pay-gateway(?:-[a-z0-9-]+)?\.apple\.com$/.test(url.hostname)

const Initiate = z.looseObject({
  validation_url: z.url(),
  display_name: z.string().min(1).max(64),
  domain_name: z.string().min(1).max(255),
  publishable_api_key: z.string(),
})

const SESSION_MS = 5 * 60_000
const hex = (bytes: number): string => randomBytes(bytes).toString('hex').toUpperCase()

/** `POST /applepay/initiate`: the shop is named by its publishable key, and only a registered domain gets a session. */
export function applePayRoutes(app: FastifyInstance, { keys, publicUrl }: Sandbox): void {
  app.post('/applepay/initiate', async (request, reply) => {
    const refuse = (status: number, type: string, message: string) =>
      reply.status(status).send({ type, message, errors: null })
    const given = Initiate.safeParse(request.body)
    if (!given.success) return refuse(400, 'invalid_request_error', given.error.message)
    const { validation_url: validationUrl, display_name: name, domain_name: domain } = given.data
    if (given.data.publishable_api_key !== keys.moyasarPublishable) {
      return refuse(401, 'authentication_error', 'Invalid key')
    }
    if (!isOfApple(new URL(validationUrl))) return refuse(400, 'invalid_request_error', 'validation_url is not Apple’s')
    if (domain !== new URL(publicUrl()).hostname) {
      return refuse(400, 'invalid_request_error', `${domain} is not registered for Apple Pay`)
    }
    return merchantSession(name, domain)
  })
}

/** The merchant session in the form Apple gives it; only Apple can sign one, so this signature is not one. */
function merchantSession(displayName: string, domainName: string) {
  const epochTimestamp = Date.now()
  const merchantIdentifier = hex(32)
  return {
    epochTimestamp,
    expiresAt: epochTimestamp + SESSION_MS,
    merchantSessionIdentifier: `SSH${hex(16)}_${hex(32)}`,
    nonce: hex(4).toLowerCase(),
    merchantIdentifier,
    domainName,
    displayName,
    signature: hex(64).toLowerCase(),
    operationalAnalyticsIdentifier: `${displayName}:${merchantIdentifier}`,
    retries: 0,
    pspId: merchantIdentifier,
  }
}
