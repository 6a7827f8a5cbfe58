import { z } from 'zod'
import { ApplePaySource, payByWallet } from './apple-pay.ts'
import { isPayable, newToken, setTokenStatus } from './card-tokens.ts'
import type { Ledger } from './ledger.ts'
import { StcPaySource, stcPaySource } from './stc-pay.ts'
import { cardOutcome } from './test-cards.ts'
import type { CardOutcome } from './test-cards.ts'

/** What pays at Moyasar: a card, a token, a wallet. */

export const CardData = z.looseObject({
  name: z.string().regex(/\S+\s+\S+/),
  number: z.string().regex(/^\d{13,19}$/),
  month: z.coerce.number().int().min(1).max(12),
  year: z.coerce.number().int(),
  cvc: z.string().regex(/^\d{3,4}$/),
})

const CardSource = CardData.extend({
  type: z.literal('creditcard'),
  '3ds': z.boolean().default(true),
  save_card: z.boolean().default(false),
})

const TokenSource = z.looseObject({
  type: z.literal('token'),
  token: z.string().regex(/^token_/),
  cvc: z
    .string()
    .regex(/^\d{3,4}$/)
    .optional(),
  '3ds': z.boolean().default(false),
})

export const PaymentSource = z.discriminatedUnion('type', [CardSource, TokenSource, ApplePaySource, StcPaySource])

type Paying = {
  readonly source: Readonly<Record<string, unknown>>
  /** The customer has to do something before it is known whether it is paid. */
  readonly asksFirst: boolean
}

/** What a payment shows of its source; undefined for a token that cannot pay. */
export function payingSource(
  ledger: Ledger,
  { source, amount }: { readonly source: z.output<typeof PaymentSource>; readonly amount: number },
): Paying | undefined {
  switch (source.type) {
    case 'stcpay':
      return { source: stcPaySource(source.mobile), asksFirst: true }
    case 'applepay': {
      const { outcome, number } = payByWallet(source.token, amount)
      return { source: sourceView('applepay', outcome, number, null), asksFirst: false }
    }
    case 'creditcard': {
      const token = source.save_card ? newToken(source) : undefined
      if (token) ledger.putToken(token.id, token)
      const { number } = source
      return {
        source: sourceView('creditcard', cardOutcome(number), number, token?.id ?? null),
        asksFirst: source['3ds'],
      }
    }
    case 'token':
      return byToken(ledger, source)
  }
}

function byToken(ledger: Ledger, source: z.output<typeof TokenSource>): Paying | undefined {
  const token = ledger.tokens.get(source.token)
  if (!token || !isPayable(token)) return undefined
  if (token.saveOnly) setTokenStatus(ledger, token.id, 'inactive')
  const [code, message] = [token.outcome.slice(0, 2), token.outcome.slice(3)]
  return {
    source: sourceView('token', { company: token.brand, code, message }, token.lastFour, null),
    asksFirst: token.saveOnly || source['3ds'],
  }
}

const sourceView = (type: string, { company, code, message }: CardOutcome, number: string, token: string | null) => ({
  type,
  company,
  name: '',
  number: `XXXX-XXXX-XXXX-${number.slice(-4)}`,
  gateway_id: `moyasar_cc_${number.slice(-4)}`,
  token,
  message,
  response_code: code,
})
