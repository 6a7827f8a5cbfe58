import { decimalAmount } from '#domain/money/halalas.ts'
import type { Halalas } from '#domain/money/halalas.ts'
import type { CardGateway } from './payment.queries.ts'

/** The part of Apple's interface that is used; only Safari has it (developer.apple.com/documentation/apple_pay_on_the_web). */
type Session = EventTarget & {
  begin: () => void
  abort: () => void
  completeMerchantValidation: (merchant: unknown) => void
  completePayment: (status: number) => void
}
type SessionClass = {
  new (version: number, request: object): Session
  canMakePayments: () => boolean
  supportsVersion: (version: number) => boolean
  readonly STATUS_SUCCESS: number
  readonly STATUS_FAILURE: number
}

/** The first version that knows mada; an earlier one refuses a request with a network it does not know. */
const VERSION = 5

const sessionClass = (): SessionClass | undefined => (globalThis as { ApplePaySession?: SessionClass }).ApplePaySession

/** Whether this browser can pay with it. */
export function hasApplePay(): boolean {
  try {
    const ApplePay = sessionClass()
    return ApplePay !== undefined && ApplePay.supportsVersion(VERSION) && ApplePay.canMakePayments()
  } catch {
    // Throws on pages without https.
    return false
  }
}

type ApplePayRequest = { readonly gateway: CardGateway; readonly total: Halalas; readonly label: string }

/** The wallet's token as text; the sheet waits to learn whether the payment has begun. */
export type ApplePayment = { readonly token: string; readonly complete: (hasBegun: boolean) => void }

/**
 * Opens the sheet and answers what its customer has confirmed; undefined when it was closed. Must be called while a press is
 * being handled, before anything is waited for. Rejects when the gateway does not know the shop.
 */
export function askApplePay({ gateway, total, label }: ApplePayRequest): Promise<ApplePayment | undefined> {
  const ApplePay = sessionClass()
  if (!ApplePay) return Promise.resolve(undefined)
  const session = new ApplePay(VERSION, {
    countryCode: 'SA',
    currencyCode: 'SAR',
    supportedNetworks: ['mada', 'visa', 'masterCard', 'amex'],
    merchantCapabilities: ['supports3DS', 'supportsDebit', 'supportsCredit'],
    total: { label, amount: decimalAmount(total) },
  })
  return new Promise((resolve, reject) => {
    session.addEventListener('validatemerchant', (event) => {
      validate(gateway, (event as Event & { validationURL: string }).validationURL, label).then(
        (merchant) => session.completeMerchantValidation(merchant),
        (failure: unknown) => {
          session.abort()
          reject(failure instanceof Error ? failure : new Error('the gateway did not answer'))
        },
      )
    })
    session.addEventListener('paymentauthorized', (event) => {
      const { payment } = event as Event & { payment: { token: unknown } }
      const complete = (hasBegun: boolean) =>
        session.completePayment(hasBegun ? ApplePay.STATUS_SUCCESS : ApplePay.STATUS_FAILURE)
      resolve({ token: JSON.stringify(payment.token), complete })
    })
    session.addEventListener('cancel', () => resolve(undefined))
    session.begin()
  })
}

async function validate({ url, publishableKey }: CardGateway, validationUrl: string, name: string): Promise<unknown> {
  const response = await fetch(`${url}/applepay/initiate`, {
    method: 'POST',
    credentials: 'omit',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      validation_url: validationUrl,
      display_name: name,
      domain_name: location.hostname,
      publishable_api_key: publishableKey,
    }),
  })
  if (!response.ok) throw new Error(`Apple Pay: the gateway answered ${response.status}`)
  return response.json()
}
