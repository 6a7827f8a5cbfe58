import { z } from 'zod'
import { MAX_HALALAS } from '#domain/money/halalas.ts'
import { REFUND_CAUSES } from '#domain/orders/desk/plan-refund.ts'
import { PAYMENT_LINK_CHANNELS } from '#domain/orders/payment-link.ts'
import { parseIban } from '#domain/payments/iban.ts'
import { success } from '../../envelope.ts'
import { failed, neededField, requiredText } from '../../inbox/form-field.ts'
import { Instant } from '../../instant.ts'
import { Halalas } from '../../orders/order-value.ts'
import { RefundPart } from './refund-part.ts'

const amount = z.int().min(1).max(MAX_HALALAS)

const iban = () =>
  neededField(
    (text) => {
      const parsed = parseIban(text)
      return parsed ? { ok: true, value: parsed } : failed('invalid' as const)
    },
    { maxLength: 60 },
  )

/** What is given back: all that is left, an amount, or pieces and amounts of lines and delivery. */
const RefundSelection = z.union([
  z.strictObject({ all: z.literal(true) }),
  z.strictObject({ amount }),
  z.strictObject({
    lines: z
      .array(
        z.strictObject({
          position: z.int().min(0).max(32_767),
          quantity: z.int().min(1).max(10_000_000).optional(),
          amount: amount.optional().describe('What the pieces cost when left out'),
        }),
      )
      .max(200),
    shipping: amount.optional(),
  }),
])

export const RefundPreviewForm = z.strictObject({ wanted: RefundSelection })

export const RefundForm = RefundPreviewForm.extend({
  cause: z.enum(REFUND_CAUSES),
  note: requiredText({ maxLength: 500, multiline: true }, 'required')
    .nullable()
    .describe('The note that the customer sees'),
})

export const RefundPreviewAnswer = success(
  z
    .strictObject({
      amount: Halalas,
      vat: Halalas.describe('Of the amount'),
      left: Halalas.describe('What is left of the payment afterwards'),
      parts: z.array(RefundPart),
      needsApproval: z.boolean().describe('Whether it needs a second person’s approval'),
      way: z.enum(['GATEWAY', 'BANK_TRANSFER', 'COUNTER']),
    })
    .meta({ id: 'RefundPreview' }),
)

/** How the customer is sent a link to pay with; not at all when it is passed on by hand. */
export const PaymentLinkForm = z.strictObject({
  channels: z.array(z.enum(PAYMENT_LINK_CHANNELS)).max(PAYMENT_LINK_CHANNELS.length),
})

export const MadePaymentLinkAnswer = success(
  z.strictObject({
    link: z.string().describe('The link with its secret, returned only once'),
    expiresAt: Instant.describe('The goods are reserved until then'),
  }),
)

/** No more is asked of who decides. */
export const DecisionForm = z.strictObject({})

export const SentRefundForm = z.strictObject({
  reference: requiredText({ maxLength: 60 }, 'required').describe('Given by the bank'),
  iban: iban().optional().describe('The account it was sent to; default: the account that the money came from'),
})

export const ArrivedTransferForm = z.strictObject({
  amount,
  senderIban: iban().optional().describe('The account it came from, to which refunds are sent'),
})

export const RefusedReceiptForm = z.strictObject({
  reason: requiredText({ maxLength: 300, multiline: true }, 'required').describe('The reason that the customer sees'),
})

export const CounterPaymentForm = z.discriminatedUnion('method', [
  z.strictObject({ method: z.literal('CASH'), amount }),
  z.strictObject({
    method: z.literal('TERMINAL'),
    amount,
    slip: requiredText({ maxLength: 60 }, 'required').describe('The number of the terminal’s slip'),
  }),
])
