import { z } from 'zod'
import { MAX_HALALAS } from '#domain/money/halalas.ts'
import { PAYMENT_METHODS } from '#domain/payments/payment-method.ts'
import { linesField } from '../cart/cart-line.ts'
import { cartKeyField, couponCodeField } from '../cart/quote.ts'
import { mobileField } from '../customers/customer-field.ts'
import { PrivateId } from '../envelope.ts'
import { emailField, optionalText, requiredText } from '../inbox/form-field.ts'
import type { FieldProblemCode } from '../problem.ts'

/** What the browser got for a card or a wallet, or where a code is sent. */
export const sourceTokenField = () =>
  z
    .string()
    .min(1)
    .max(10_000)
    // Digits alone are a mobile number at most, never a card's; only the token of a wallet, which is JSON, has spaces.
    .regex(/^(?:\d{1,11}|\d*[^\s\d]\S*|\{.*\})$/)
    .describe('The gateway’s token for a card or wallet; for STC Pay the mobile number')

/**
 * How an order is paid. Card numbers and security codes have no place here: the browser gives them to the gateway and
 * sends what it got for them.
 */
const PAYMENT = {
  paymentMethod: z
    .preprocess((value) => value ?? '', z.enum(['', ...PAYMENT_METHODS]))
    .transform((method, context) => {
      if (method !== '') return method
      context.addIssue({ code: 'custom', params: { problem: 'payment_method_required' satisfies FieldProblemCode } })
      return z.NEVER
    }),
  sourceToken: sourceTokenField().optional(),
  cardId: PrivateId.optional().describe('A saved card'),
  keepCard: z
    .boolean()
    .default(false)
    .describe(
      'Saves the card that pays: the answer says what the browser sends to the gateway, there is no `sourceToken`',
    ),
  installment: z.enum(['WITH', 'WITHOUT']).optional().describe('Follows from the method; anything else is refused'),
}

type Payment = {
  readonly paymentMethod: string
  readonly cardId?: string | undefined
  readonly sourceToken?: string | undefined
  readonly keepCard: boolean
}

/** A saved card must be named, a new one must have been to the gateway; one to be saved goes there afterwards. */
export const needsSource = ({ paymentMethod, cardId, sourceToken, keepCard }: Payment): boolean => {
  const isToSave = paymentMethod === 'CARD' && keepCard
  return paymentMethod === 'SAVED_CARD'
    ? cardId !== undefined
    : cardId === undefined && (sourceToken !== undefined) === (NEEDS_TOKEN.has(paymentMethod) && !isToSave)
}

const NEEDS_TOKEN: ReadonlySet<string> = new Set(['CARD', 'APPLE_PAY', 'STC_PAY'])
const CARD_MISSING = { path: ['cardId'], params: { problem: 'credit_card_required' satisfies FieldProblemCode } }

/** A cart that is to become an order (A-C2). */
export const OrderForm = z
  .strictObject({
    items: linesField(),
    cartKey: cartKeyField()
      .optional()
      .describe('Names the cart: it becomes one order, from however many tabs it is sent'),
    fulfilment: z.enum(['DELIVERY', 'PICKUP']).default('DELIVERY'),
    addressId: PrivateId.optional(),
    contact: z.strictObject({
      firstName: requiredText({ maxLength: 60 }, 'contact_incomplete'),
      lastName: requiredText({ maxLength: 60 }, 'contact_incomplete'),
      phone: mobileField(),
      email: emailField(),
    }),
    couponCode: couponCodeField().optional(),
    urgent: z.boolean().default(false),
    poNumber: optionalText({ maxLength: 60 }),
    notes: optionalText({ maxLength: 1_000, multiline: true }),
    expectedTotal: z
      .int()
      .min(0)
      .max(MAX_HALALAS)
      .describe('The total that the customer was shown, in halalas; refused when it differs'),
    ...PAYMENT,
  })
  .refine(({ fulfilment, addressId }) => (fulfilment === 'PICKUP') === (addressId === undefined), {
    path: ['addressId'],
    params: { problem: 'shipping_address_required' satisfies FieldProblemCode },
  })
  .refine(needsSource, CARD_MISSING)

export type OrderForm = z.output<typeof OrderForm>

/** Another attempt to pay an order (S326). */
export const PaymentForm = z.strictObject({ orderId: PrivateId, ...PAYMENT }).refine(needsSource, CARD_MISSING)

export type PaymentForm = z.output<typeof PaymentForm>

/** A card that the browser has given to the gateway. */
export const CardForm = z.strictObject({ token: z.string().regex(/^token_[A-Za-z0-9_-]{1,200}$/) })

/** Why a customer wants an order to end. */
export const CancelRequestForm = z.strictObject({
  reason: requiredText({ maxLength: 500, multiline: true }, 'required'),
})
