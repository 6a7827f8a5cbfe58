import { z } from 'zod'
import { DESK_MOVE_NAMES } from '#domain/orders/desk/desk-moves.ts'
import type { DeskMoveName } from '#domain/orders/desk/desk-moves.ts'
import { FULFILMENTS, LISTED_PAYMENTS } from '#domain/orders/desk/order-filter.ts'
import { PRODUCTION_STAGES } from '#domain/production/station.ts'
import { REFUND_CAUSES } from '#domain/orders/desk/plan-refund.ts'
import { ORDER_STATUSES } from '#domain/orders/order-status.ts'
import { ATTEMPT_STATES } from '#domain/payments/attempt-state.ts'
import { USED_METHODS, PAYMENT_PROVIDERS } from '#domain/payments/payment-method.ts'
import { REFUND_REASONS, REFUND_STATES } from '#domain/payments/refund-state.ts'
import { PrivateId, success } from '../../envelope.ts'
import { Instant } from '../../instant.ts'
import { Halalas } from '../../orders/order-value.ts'
import { StaffName } from './order-list.ts'
import { TimelineEntry } from './order-timeline.ts'
import { RefundPart } from './refund-part.ts'

const Text = z.string().nullable()
const MONEY = 'Null without money.view'
const CONTACT = 'Left out for roles without contact.view'
const Moves = z.enum(DESK_MOVE_NAMES as [DeskMoveName, ...DeskMoveName[]])

const Line = z
  .strictObject({
    id: z.string(),
    position: z.int(),
    product: Text.describe('The id of the product, while it is sold'),
    code: z.string(),
    name: z.string(),
    variant: Text,
    image: Text,
    features: z.array(z.strictObject({ name: z.string(), choices: z.array(z.string()), value: Text })),
    quantity: z.int(),
    price: z
      .strictObject({ unit: Halalas, setup: Halalas, total: Halalas, discount: Halalas, vat: Halalas })
      .nullable()
      .describe(MONEY),
    designMode: z.enum(['UPLOAD', 'EDITOR', 'DESIGN_FOR_ME', 'LATER']),
    artworks: z.array(z.string()),
    notes: Text,
    startedAt: Instant.nullable(),
    proofApprovedAt: Instant.nullable(),
  })
  .meta({ id: 'DeskLine' })

export const DeskMoney = z
  .strictObject({
    attempts: z.array(
      z.strictObject({
        id: PrivateId,
        provider: z.enum(PAYMENT_PROVIDERS),
        method: z.enum(USED_METHODS),
        amount: Halalas,
        state: z.enum(ATTEMPT_STATES),
        declineCode: Text,
        at: Instant,
        receipts: z.array(
          z.strictObject({
            id: PrivateId,
            name: z.string(),
            mediaType: z.string(),
            sentAt: Instant,
            refusal: Text.describe('Why staff refused it'),
          }),
        ),
      }),
    ),
    payments: z.array(
      z.strictObject({
        id: PrivateId,
        provider: z.enum(PAYMENT_PROVIDERS),
        method: z.enum(USED_METHODS),
        purpose: z.enum(['ORDER', 'SURPLUS']),
        captured: Halalas,
        refunded: Halalas.describe('The amount refunded, including refunds in progress'),
        left: Halalas,
        card: z.strictObject({ brand: z.string(), lastFour: z.string() }).nullable(),
        senderIban: Text,
        at: Instant,
      }),
    ),
    refunds: z.array(
      z.strictObject({
        id: PrivateId,
        paymentId: PrivateId,
        amount: Halalas,
        state: z.enum(REFUND_STATES),
        reason: z.enum(REFUND_REASONS),
        requestedBy: z.enum(['CUSTOMER', 'STAFF', 'SYSTEM']),
        by: StaffName.nullable(),
        cause: z.enum(REFUND_CAUSES).nullable(),
        note: Text.describe('The note that the customer sees'),
        parts: z.array(RefundPart),
        retries: PrivateId.nullable().describe('The refused refund that it retries'),
        isWithdrawn: z.boolean(),
        needsApproval: z.boolean(),
        decidedBy: StaffName.nullable().describe('The second person'),
        lastError: Text,
        bankReference: Text,
        iban: Text,
        at: Instant,
        settledAt: Instant.nullable(),
      }),
    ),
    ledger: z.array(z.strictObject({ account: z.string(), amount: z.int(), at: Instant })),
    refundable: Halalas.describe('The amount that can still be refunded'),
  })
  .meta({ id: 'DeskMoney' })

const PossibleMove = z.strictObject({
  move: Moves,
  isNext: z.boolean().describe('The next step; at most one'),
  message: Text.describe('What the customer is sent'),
  refunds: Halalas.nullable().describe(`The amount that it refunds. ${MONEY}`),
  needsApproval: z.boolean().describe('Whether the refund needs a second person’s approval'),
  closesJobs: z.int().describe('Open jobs: the move has to state that they count as made'),
  needs: z.array(z.enum(['reason', 'rejectionReason', 'carrier', 'trackingNumber', 'trackingUrl?', 'day'])),
})

/** An order with everything that staff sees of it. */
export const DeskOrderFile = z
  .strictObject({
    id: PrivateId,
    number: z.int(),
    version: z.int().min(1).describe('Of contact and address, for If-Match'),
    status: z.enum(ORDER_STATUSES),
    payment: z.enum(LISTED_PAYMENTS).nullable().describe(MONEY),
    language: z.enum(['en', 'ar']),
    placedAt: Instant,
    movedAt: Instant,
    openedAt: Instant.nullable(),
    deliveredAt: Instant.nullable(),
    closedAt: Instant.nullable(),
    readyBy: z.iso.date(),
    late: z.strictObject({ agreedBy: z.iso.date(), reason: z.string() }).nullable(),
    isLate: z.boolean(),
    urgent: z.boolean(),
    fulfilment: z.enum(FULFILMENTS),
    customerId: PrivateId.nullable(),
    contact: z.strictObject({
      name: z.string(),
      company: Text,
      poNumber: Text,
      crNumber: Text.optional().describe(CONTACT),
      phone: z.string().optional().describe(CONTACT),
      email: z.string().nullable().optional().describe(CONTACT),
      vatNumber: Text.optional().describe(CONTACT),
    }),
    address: z
      .strictObject({
        name: z.string(),
        region: z.string(),
        city: z.string(),
        district: Text,
        phone: z.string().optional().describe(CONTACT),
        neighbourhood: Text.optional().describe(CONTACT),
        street: z.string().optional().describe(CONTACT),
        building: z.string().optional().describe(CONTACT),
        details: Text.optional().describe(CONTACT),
        shortAddress: Text.optional().describe(CONTACT),
        postalCode: Text.optional().describe(CONTACT),
        additionalNumber: Text.optional().describe(CONTACT),
      })
      .nullable(),
    notes: Text,
    station: z.enum(PRODUCTION_STAGES).nullable().describe('Where its slowest job is'),
    assignee: StaffName.nullable(),
    hold: Text,
    cancelRequest: z.strictObject({ at: Instant, reason: Text }).nullable(),
    tracking: z.strictObject({ carrier: z.string(), number: z.string(), url: Text }).nullable(),
    totals: z
      .strictObject({
        subtotal: Halalas,
        discount: Halalas,
        couponCode: Text,
        urgent: Halalas,
        shipping: Halalas,
        taxable: Halalas,
        vat: Halalas,
        total: Halalas,
        pricesIncludeVat: z.boolean(),
      })
      .nullable()
      .describe(MONEY),
    lines: z.array(Line),
    money: DeskMoney.nullable().describe(MONEY),
    documents: z
      .array(
        z.strictObject({
          id: PrivateId,
          number: z.string(),
          kind: z.enum(['INVOICE', 'CREDIT_NOTE', 'DEBIT_NOTE']),
          form: z.enum(['STANDARD', 'SIMPLIFIED']),
          issuedAt: Instant,
          total: Halalas,
          isFinal: z.boolean(),
        }),
      )
      .nullable()
      .describe('Null without invoices.view'),
    timeline: z.array(TimelineEntry).describe('The newest first'),
    moves: z.array(PossibleMove).describe('The actions that the person may take now'),
  })
  .meta({ id: 'DeskOrderFile' })

export const DeskOrderAnswer = success(DeskOrderFile)
