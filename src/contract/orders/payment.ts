import { z } from 'zod'
import { MAX_HALALAS } from '#domain/money/halalas.ts'
import { PAYMENT_METHODS, USED_METHODS } from '#domain/payments/payment-method.ts'
import { PAYMENT_STATUSES } from '#domain/payments/payment-status.ts'
import { mobileField } from '../customers/customer-field.ts'
import { emailField } from '../inbox/form-field.ts'
import { Id, PrivateId, success } from '../envelope.ts'
import { queryInteger } from '../query-value.ts'
import { Instant } from '../instant.ts'
import { Halalas } from './order-value.ts'

/** A file that is to prove a transfer. */
const BankReceipt = z.strictObject({ id: PrivateId, name: z.string(), sentAt: Instant }).meta({ id: 'BankReceipt' })

/** An account of the shop that money is sent to. */
export const TransferAccount = z.strictObject({ name: z.string(), bank: z.string(), iban: z.string() })

export const StcPayCode = z.strictObject({
  type: z.literal('STC_PAY_CODE'),
  url: z.string().describe('The gateway’s address: takes `{"otp_value"}` with the code that STC Pay has sent'),
})

/** What the browser has to do next. */
const ClientAction = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('GATEWAY_FORM'),
    url: z.string().describe('The gateway’s address: a card or its code goes there and never to the shop'),
    publishableKey: z.string(),
    body: z
      .record(z.string(), z.unknown())
      .describe('To be sent with `source` completed: by `cvc` for a token, by the whole card for `creditcard`'),
  }),
  z.strictObject({
    type: z.literal('BANK_TRANSFER'),
    account: TransferAccount,
    reference: z.string(),
    payBefore: Instant.describe('The goods are reserved until then'),
    receipts: z.array(BankReceipt),
  }),
  StcPayCode,
])

/** A payment as its customer sees it (A-C2). */
export const Payment = z
  .strictObject({
    paymentId: PrivateId,
    orderId: PrivateId,
    orderNumber: z.int(),
    status: z.enum(PAYMENT_STATUSES),
    method: z.enum(USED_METHODS),
    amount: Halalas,
    declineCode: z.string().nullable().describe('Why it was declined, as far as known'),
    redirectUrl: z.string().nullable().describe('Where the browser continues'),
    clientAction: ClientAction.nullable(),
  })
  .meta({ id: 'Payment' })

export const PaymentAnswer = success(Payment)

/** What is offered depends on the total; no method depends on the city so far. */
export const MethodsQuery = z.strictObject({
  total: queryInteger(0, 1_000_000_000_000).default(0),
  city: Id.optional().describe('Where the order goes; payment methods do not depend on it'),
})

export const MethodsAnswer = success(
  z.strictObject({
    methods: z.array(
      z.strictObject({
        method: z.enum(PAYMENT_METHODS),
        hidden: z.enum(['TOO_LOW', 'TOO_HIGH']).nullable().describe('Why it is not available for this total'),
        limits: z.strictObject({ least: Halalas, most: Halalas }),
      }),
    ),
    cardGateway: z
      .strictObject({ url: z.string(), publishableKey: z.string() })
      .nullable()
      .describe('Where browsers send cards'),
  }),
)

/** Who would pay how much in instalments; only the contact of an order that is about to be placed. */
export const EligibilityForm = z.strictObject({
  total: z.int().min(1).max(MAX_HALALAS),
  contact: z.strictObject({ phone: mobileField(), email: emailField() }),
})

export const EligibilityAnswer = success(
  z.strictObject({
    unavailable: z.array(
      z.strictObject({
        method: z.literal('TABBY'),
        reason: z.enum(['NOT_ELIGIBLE', 'TOO_HIGH', 'TOO_LOW']),
      }),
    ),
  }),
)

/** A receipt as it is sent; the server judges it by its content. */
export const ReceiptForm = z.strictObject({
  attachments: z
    .array(z.string().meta({ format: 'binary' }))
    .max(1)
    .describe('One PDF, PNG, JPEG or WebP, at most 10 MB'),
})

export const ReceiptAnswer = success(BankReceipt)

export const SavedCard = z
  .strictObject({
    id: PrivateId,
    brand: z.enum(['mada', 'visa', 'master', 'amex']),
    lastFour: z.string(),
    expiryMonth: z.int(),
    expiryYear: z.int(),
    holder: z.string(),
    paymentCompany: z.literal('moyasar').describe('The gateway that stores the card'),
    installment: z.literal('WITHOUT').describe('Cards are charged in full; instalments are methods of their own'),
    isDefault: z.boolean(),
    isExpired: z.boolean().describe('Whether the card has expired'),
    isInactive: z.boolean().describe('Whether the gateway no longer accepts it: it has to be added again'),
  })
  .meta({ id: 'SavedCard' })

export const CardAnswer = success(SavedCard)
export const CardsAnswer = success(z.array(SavedCard))
