import { z } from 'zod'
import { PAYMENT_LINK_METHODS, PAYMENT_LINK_STATES } from '#domain/orders/payment-link.ts'
import { PAYMENT_STATUSES } from '#domain/payments/payment-status.ts'
import { success } from '../envelope.ts'
import { Instant } from '../instant.ts'
import { needsSource, sourceTokenField } from './order-form.ts'
import { Halalas } from './order-value.ts'
import { StcPayCode, TransferAccount } from './payment.ts'

export const PaymentLinkToken = z.strictObject({
  token: z
    .string()
    .regex(/^[A-Za-z0-9_-]{22}$/)
    .describe('A secret'),
})

/** An order that is paid by a link, and nothing of its customer. */
export const PaymentLinkAnswer = success(
  z
    .strictObject({
      state: z.enum(PAYMENT_LINK_STATES),
      order: z
        .strictObject({
          number: z.int(),
          total: Halalas,
          payBefore: Instant.describe('The link is open until then'),
          items: z.array(z.strictObject({ position: z.int(), name: z.string(), quantity: z.int() })),
        })
        .nullable()
        .describe('The order; null when the link has expired'),
      declineCode: z.string().nullable().describe('Why the last attempt was refused, as far as that is known'),
      methods: z.array(z.enum(PAYMENT_LINK_METHODS)),
      action: z
        .discriminatedUnion('type', [
          StcPayCode,
          z.strictObject({
            type: z.literal('BANK_TRANSFER'),
            account: TransferAccount,
            reference: z.string(),
            payBefore: Instant.describe('The goods are reserved until then'),
            receipts: z.array(z.strictObject({ nth: z.int(), sentAt: Instant })).describe('Without the names of files'),
          }),
        ])
        .nullable()
        .describe('What the way to pay that was chosen waits for'),
      cardGateway: z
        .strictObject({ url: z.string(), publishableKey: z.string() })
        .nullable()
        .describe('Where browsers send cards'),
    })
    .meta({ id: 'PaymentLink' }),
)

/** How it is paid. A card goes from the browser to the gateway, and only what that gave for it comes here. */
export const LinkPaymentForm = z
  .strictObject({
    paymentMethod: z.enum(PAYMENT_LINK_METHODS),
    sourceToken: sourceTokenField().optional(),
  })
  .refine((form) => needsSource({ ...form, keepCard: false }), {
    path: ['sourceToken'],
    params: { problem: 'credit_card_required' },
  })

export const LinkPaymentAnswer = success(
  z.strictObject({
    status: z.enum(PAYMENT_STATUSES),
    declineCode: z.string().nullable(),
    redirectUrl: z.string().nullable().describe('Where the browser continues'),
  }),
)
