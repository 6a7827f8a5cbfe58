import type { Language } from '#domain/language.ts'
import type { Halalas } from '#domain/money/halalas.ts'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import type { PaymentProvider } from '#domain/payments/payment-method.ts'
import type { Result } from '#domain/result.ts'

/** Who takes money by themselves; bank transfers are seen by people. */
export type GatewayProvider = Extract<PaymentProvider, 'MOYASAR' | 'TABBY' | 'TAMARA'>

/** What pays: a token that the customer's browser got from the gateway, or what the gateway asks the customer itself. */
export type ChargeSource =
  | { readonly kind: 'CARD_TOKEN' | 'APPLE_PAY'; readonly token: string }
  | { readonly kind: 'STC_PAY'; readonly mobile: string }
  | { readonly kind: 'INSTALMENTS' }

/** A line of the order as providers of instalments want to see it. */
export type ChargeLine = {
  readonly reference: string
  readonly title: string
  readonly quantity: number
  readonly unit: Halalas
  readonly total: Halalas
}

/** Where an order goes; no part is empty, for providers of instalments refuse empty ones. */
export type ChargeAddress = { readonly city: string; readonly line: string; readonly postalCode: string }

/** Who pays, as the order and the account say it. */
export type ChargeBuyer = {
  readonly name: string
  readonly email: string
  readonly phone: string
  /** When the account was made. */
  readonly since: Date
  /** Whether the account has verified this very number. */
  readonly isPhoneVerified: boolean
  readonly isEmailVerified: boolean
  /** How many orders of the account were delivered. */
  readonly ordersDelivered: number
}

/** An earlier order of the same account. */
export type PastOrder = {
  readonly placedAt: Date
  readonly amount: Halalas
  readonly status: OrderStatus
  readonly isRefunded: boolean
  readonly isPaidByCard: boolean
  readonly buyer: { readonly name: string; readonly email: string; readonly phone: string }
  readonly address: ChargeAddress
}

/** Money to be asked for. */
export type Charge = {
  /** The gateway knows the attempt by this: asking twice takes the money once. */
  readonly attemptId: string
  readonly amount: Halalas
  readonly orderNumber: number
  readonly source: ChargeSource
  readonly language: Language
  readonly buyer: ChargeBuyer
  /** The newest orders before this one; only for providers that ask for them. */
  readonly history: readonly PastOrder[]
  readonly address: ChargeAddress
  readonly lines: readonly ChargeLine[]
  readonly shipping: Halalas
  readonly discount: Halalas
  /** Where the browser comes back to; proves nothing. */
  readonly returnUrls: { readonly success: string; readonly failure: string; readonly cancel: string }
  readonly notificationUrl: string
}

/** Who would pay how much in instalments. */
export type EligibilityQuestion = {
  readonly amount: Halalas
  readonly language: Language
  readonly email: string
  readonly phone: string
}

/** Whether a provider would lend; without a clear refusal it would. */
export type Eligibility = 'ELIGIBLE' | 'NOT_ELIGIBLE' | 'TOO_HIGH' | 'TOO_LOW'

/** How a payment is known at the gateway. */
export type ChargeReference = { readonly attemptId: string; readonly gatewayId: string | null }

/** Why a payment was refused, as far as the customer can do something about it. */
export type DeclineCode =
  | 'DECLINED'
  | 'NO_FUNDS'
  | 'CARD_EXPIRED'
  | 'LIMIT_EXCEEDED'
  | 'NOT_AUTHENTICATED'
  | 'NOT_ELIGIBLE'
  | 'EXPIRED'
  | 'GATEWAY_AWAY'

/** What a gateway says of a payment. Amounts are what it took, not what it was asked for. */
export type ChargeState =
  | {
      readonly state: 'APPROVED'
      readonly gatewayId: string
      /** The attempt that the gateway believes to have been paid; null when it does not say. */
      readonly attemptId: string | null
      readonly amount: Halalas
      readonly currency: string
      readonly card?: { readonly brand: string; readonly lastFour: string }
      /** What the gateway calls the card that it has saved with this payment. */
      readonly cardToken?: string
      /** The provider wants to hear when the goods have left. */
      readonly captureDue: boolean
    }
  | { readonly state: 'DECLINED'; readonly gatewayId: string | null; readonly code: DeclineCode }
  | { readonly state: 'REQUIRES_ACTION'; readonly gatewayId: string; readonly url: string | null }
  /** It answered nothing that can be understood, or not in time: money may have moved. */
  | { readonly state: 'UNKNOWN'; readonly reason: string }
  /** It never heard of the payment. */
  | { readonly state: 'NOT_FOUND' }

/** Money to be given back. */
export type RefundOrder = {
  /** Sent to the gateway, where it takes one: asking twice refunds once. */
  readonly refundId: string
  readonly gatewayId: string
  readonly amount: Halalas
  /** What was given back of this payment before, for gateways that only say the sum. */
  readonly refundedBefore: Halalas
}

export type RefundAnswer =
  | { readonly state: 'DONE' }
  | { readonly state: 'DECLINED'; readonly reason: string }
  | { readonly state: 'UNKNOWN'; readonly reason: string }
  /** The gateway certainly has not done it. */
  | { readonly state: 'NOT_DONE' }

/** What a gateway calls to say. It is a hint to look, never the truth itself. */
export type GatewayEvent = {
  /** The same event has the same id, however often it is reported. */
  readonly eventId: string
  readonly type: string
  readonly gatewayId: string
  readonly attemptId: string | null
}

export type WebhookRequest = {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly query: Readonly<Record<string, unknown>>
  readonly body: unknown
}

export type WebhookError = { readonly code: 'webhook/forged' } | { readonly code: 'webhook/unreadable' }

/** A gateway asks the shop for the code it has just sent it, and sends no event to an address before. */
export type WebhookChallenge = { readonly webhookId: string; readonly code: string }

/** REFUSED: for good, such as a code that is too old. AWAY: it may be answered again. */
export type ChallengeAnswer = 'ACCEPTED' | 'REFUSED' | 'AWAY'

/** A gateway that takes money. Nothing here throws for what the outside world does. */
export interface PaymentGateway {
  readonly provider: GatewayProvider
  /** Asks for money, at most once per attempt. */
  readonly charge: (charge: Charge) => Promise<ChargeState>
  /** What became of an attempt; takes what is authorised and only waits to be taken. */
  readonly find: (reference: ChargeReference) => Promise<ChargeState>
  readonly refund: (refund: RefundOrder) => Promise<RefundAnswer>
  /** What became of a refund that was asked for and left unanswered. */
  readonly findRefund: (refund: RefundOrder) => Promise<RefundAnswer>
  /** Captures because the goods have left, where `captureDue` was answered. */
  readonly capture: (shipment: Shipment) => Promise<RefundAnswer>
  /** Of a provider that says before an order whether it would lend to a customer. */
  readonly mayPay?: (question: EligibilityQuestion) => Promise<Eligibility>
  /** Whether an event really comes from the gateway, and what it is about. */
  readonly readEvent: (request: WebhookRequest) => Result<GatewayEvent, WebhookError>
  /** Of a gateway that has addresses verified before it calls them. */
  readonly challenges?: {
    /** Undefined when the request is none, or forged. */
    readonly read: (request: WebhookRequest) => WebhookChallenge | undefined
    readonly answer: (challenge: WebhookChallenge) => Promise<ChallengeAnswer>
  }
}

export type Shipment = {
  readonly gatewayId: string
  readonly amount: Halalas
  readonly carrier: string
  readonly trackingNumber: string
  readonly shippedAt: Date
}

/** A card that the gateway keeps for a customer. */
export type VaultCard = {
  /** UNVERIFIED: its holder has not confirmed it. INACTIVE: it cannot pay. EXPIRED: neither can this one. */
  readonly status: 'ACTIVE' | 'UNVERIFIED' | 'INACTIVE' | 'EXPIRED'
  readonly brand: string
  readonly lastFour: string
  readonly expiryMonth: number
  readonly expiryYear: number
  readonly holder: string
}

/** Where cards are saved: at the gateway, never with us. */
export interface CardVault {
  /** undefined: there is no such card; the error: it could not be asked. */
  readonly findCard: (token: string) => Promise<Result<VaultCard | undefined, { readonly code: 'vault/away' }>>
  /** Makes the gateway forget a card; one it does not know is forgotten. */
  readonly forgetCard: (token: string) => Promise<Result<void, { readonly code: 'vault/away' }>>
  /** What a page needs to send a card to the gateway by itself. */
  readonly browser: { readonly url: string; readonly publishableKey: string }
}
