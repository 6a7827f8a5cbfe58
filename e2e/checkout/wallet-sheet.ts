import type { Page } from '@playwright/test'
import { walletToken } from '../../src/testing/stand-ins/wallet-token.ts'

/** What the customer does at the sheet. */
export type SheetAnswer = 'authorize' | 'close'

/** What happened at the sheets of a page, in order. */
export type SheetEvent =
  | { readonly step: 'opened'; readonly version: number; readonly request: SheetRequest }
  | { readonly step: 'validated'; readonly session: Readonly<Record<string, unknown>> }
  | { readonly step: 'completed'; readonly status: number }
  | { readonly step: 'aborted' | 'closed' }

type SheetRequest = {
  readonly countryCode?: string
  readonly currencyCode?: string
  readonly supportedNetworks?: readonly string[]
  readonly merchantCapabilities?: readonly string[]
  readonly total?: { readonly label?: string; readonly amount?: string }
}

declare global {
  interface Window {
    sheetAnswer: SheetAnswer
    sheetEvents: SheetEvent[]
  }
}

/**
 * Gives the pages of a browser without Apple Pay a stand-in for `ApplePaySession`, as Apple documents it
 * (developer.apple.com/documentation/applepayontheweb/applepaysession): it opens only while a press is handled, takes only
 * requests that are complete, and a merchant session only once, before it expires and for this domain.
 */
export const haveWallet = async (page: Page): Promise<void> => {
  await page.addInitScript(installSheet, walletToken)
}

/** Decides what the customer does at the next sheet. */
export const answerSheet = (page: Page, answer: SheetAnswer): Promise<void> =>
  page.evaluate((value) => {
    window.sheetAnswer = value
  }, answer)

/** What happened at the sheets of the page so far. */
export const sheetEvents = (page: Page): Promise<SheetEvent[]> => page.evaluate(() => window.sheetEvents)

/** Runs in the page, so everything it needs is in it. */
function installSheet(token: typeof walletToken): void {
  const SINCE: Readonly<Record<string, number>> = { amex: 1, masterCard: 1, visa: 1, mada: 5 }
  const usedSessions = new Set<unknown>()
  let sessions = 0
  let openSession: number | undefined
  window.sheetAnswer = 'authorize'
  window.sheetEvents = []
  const note = (event: SheetEvent): void => void window.sheetEvents.push(event)

  function requireComplete(version: number, request: SheetRequest): void {
    const { countryCode, currencyCode, supportedNetworks, merchantCapabilities, total } = request
    if (!/^[A-Z]{2}$/.test(countryCode ?? '')) throw new TypeError('countryCode')
    if (!/^[A-Z]{3}$/.test(currencyCode ?? '')) throw new TypeError('currencyCode')
    if (!merchantCapabilities?.includes('supports3DS')) throw new TypeError('merchantCapabilities')
    if (!supportedNetworks?.length) throw new TypeError('supportedNetworks')
    for (const network of supportedNetworks) {
      if ((SINCE[network] ?? Infinity) > version) throw new TypeError(`${network} is not a payment network`)
    }
    if (!total?.label || !/^\d+(?:\.\d{1,2})?$/.test(total.amount ?? '')) throw new TypeError('total')
  }

  class ApplePaySession extends EventTarget {
    static readonly STATUS_SUCCESS = 0
    static readonly STATUS_FAILURE = 1
    static canMakePayments = (): boolean => true
    static supportsVersion = (version: number): boolean => version >= 1 && version <= 14
    readonly #number = (sessions += 1)

    constructor(version: number, request: SheetRequest) {
      super()
      if (!navigator.userActivation.isActive) {
        throw new DOMException('Must create a new ApplePaySession from a user gesture handler.', 'InvalidAccessError')
      }
      if (!ApplePaySession.supportsVersion(version)) throw new DOMException('version', 'InvalidAccessError')
      requireComplete(version, request)
      note({ step: 'opened', version, request })
    }

    begin(): void {
      if (openSession !== undefined)
        throw new DOMException('Page already has an active payment session.', 'InvalidAccessError')
      openSession = this.#number
      this.#happens('validatemerchant', {
        validationURL: 'https://apple-pay-gateway.apple.com/paymentservices/paymentSession',
      })
    }

    completeMerchantValidation(session: Readonly<Record<string, unknown>>): void {
      this.#requireOpen()
      const { merchantSessionIdentifier: id, domainName, expiresAt, signature } = session
      const isUsable =
        typeof id === 'string' &&
        typeof signature === 'string' &&
        domainName === location.hostname &&
        !usedSessions.has(id)
      if (!isUsable || !(Number(expiresAt) > Date.now()))
        throw new DOMException('merchantSession', 'InvalidAccessError')
      usedSessions.add(id)
      note({ step: 'validated', session })
      if (window.sheetAnswer === 'authorize') this.#happens('paymentauthorized', { payment: { token } })
      else {
        openSession = undefined
        note({ step: 'closed' })
        this.#happens('cancel', { sessionError: { code: 'unknown', info: {} } })
      }
    }

    completePayment(result: number | { readonly status: number }): void {
      this.#requireOpen()
      openSession = undefined
      note({ step: 'completed', status: typeof result === 'number' ? result : result.status })
    }

    abort(): void {
      this.#requireOpen()
      openSession = undefined
      note({ step: 'aborted' })
    }

    #requireOpen(): void {
      if (openSession !== this.#number) throw new DOMException('The session is not active.', 'InvalidStateError')
    }

    #happens(type: string, facts: object): void {
      setTimeout(() => this.dispatchEvent(Object.assign(new Event(type), facts)))
    }
  }
  Object.assign(window, { ApplePaySession })
}
