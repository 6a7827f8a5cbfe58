import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { walletToken } from '#testing/stand-ins/wallet-token.ts'
import { askApplePay, hasApplePay } from './apple-pay.ts'

const GATEWAY = { url: 'https://gateway.example/v1', publishableKey: 'pk_test' }
const REQUEST = { gateway: GATEWAY, total: 17_225, label: 'Matbaa' }
const MERCHANT = { merchantSessionIdentifier: 'm-1' }
const TOKEN = walletToken

/** Safari's sheet as far as a page sees it: what it was asked, what it was answered, and what its customer does. */
class Sheet extends EventTarget {
  static readonly STATUS_SUCCESS = 0
  static readonly STATUS_FAILURE = 1
  static isReady = true
  static opened: Sheet[] = []
  static newest = 14
  static canMakePayments = (): boolean => Sheet.isReady
  static supportsVersion = (version: number): boolean => version <= Sheet.newest
  readonly received: unknown[] = []
  readonly version: number
  readonly request: object
  constructor(version: number, request: object) {
    super()
    this.version = version
    this.request = request
    Sheet.opened.push(this)
  }
  begin(): void {
    this.received.push('begin')
  }
  abort(): void {
    this.received.push('abort')
  }
  completeMerchantValidation(merchant: unknown): void {
    this.received.push(merchant)
  }
  completePayment(status: number): void {
    this.received.push(status)
  }
  happens(type: string, facts: object = {}): void {
    this.dispatchEvent(Object.assign(new Event(type), facts))
  }
}

const gatewayAnswers = (status: number, body: unknown) => {
  const fetched = vi.fn<typeof fetch>(async () => Response.json(body, { status }))
  vi.stubGlobal('fetch', fetched)
  return fetched
}
const sheet = (): Sheet => Sheet.opened.at(-1) as Sheet

beforeEach(() => {
  Sheet.opened = []
  Sheet.isReady = true
  Sheet.newest = 14
  vi.stubGlobal('ApplePaySession', Sheet)
  vi.stubGlobal('location', { hostname: 'shop.example' })
})
afterEach(() => vi.unstubAllGlobals())

describe('Apple Pay', () => {
  test('is there only where the browser can pay with it', () => {
    expect(hasApplePay()).toBe(true)
    Sheet.isReady = false
    expect(hasApplePay()).toBe(false)
    vi.stubGlobal('ApplePaySession', {
      supportsVersion: () => true,
      canMakePayments: () => {
        throw new Error('not on https')
      },
    })
    expect(hasApplePay()).toBe(false)
    vi.stubGlobal('ApplePaySession', undefined)
    expect(hasApplePay()).toBe(false)
  })

  test('is asked for by the first version that knows mada, and is not there in a browser that is older', () => {
    void askApplePay(REQUEST)
    expect(sheet().version).toBe(5)
    Sheet.newest = 4
    expect(hasApplePay()).toBe(false)
  })

  test('asks for the total in riyals, and is open before anything is waited for', async () => {
    void askApplePay(REQUEST)
    expect(sheet().received).toEqual(['begin'])
    expect(sheet().request).toMatchObject({
      countryCode: 'SA',
      currencyCode: 'SAR',
      total: { label: 'Matbaa', amount: '172.25' },
    })
    expect(sheet().request).toHaveProperty('supportedNetworks', expect.arrayContaining(['mada']))
  })

  test('has the gateway vouch for the shop, and hands on what its customer confirmed', async () => {
    const fetched = gatewayAnswers(200, MERCHANT)
    const answer = askApplePay(REQUEST)
    sheet().happens('validatemerchant', { validationURL: 'https://apple-pay-gateway.apple.com/paymentservices' })
    await vi.waitFor(() => expect(sheet().received).toContainEqual(MERCHANT))
    const [url, request] = fetched.mock.calls[0] ?? []
    expect(url).toBe('https://gateway.example/v1/applepay/initiate')
    expect(request?.credentials).toBe('omit')
    expect(JSON.parse(String(request?.body))).toEqual({
      validation_url: 'https://apple-pay-gateway.apple.com/paymentservices',
      display_name: 'Matbaa',
      domain_name: 'shop.example',
      publishable_api_key: 'pk_test',
    })

    sheet().happens('paymentauthorized', { payment: { token: TOKEN } })
    const payment = await answer
    expect(payment?.token).toBe(JSON.stringify(TOKEN))
    // The sheet waits for an answer.
    expect(sheet().received).toEqual(['begin', MERCHANT])
  })

  test.each([
    [true, Sheet.STATUS_SUCCESS],
    [false, Sheet.STATUS_FAILURE],
  ])('closes with the truth: a payment that has begun is %s', async (hasBegun, status) => {
    const answer = askApplePay(REQUEST)
    sheet().happens('paymentauthorized', { payment: { token: TOKEN } })
    ;(await answer)?.complete(hasBegun)
    expect(sheet().received.at(-1)).toBe(status)
  })

  test('that is closed pays nothing, and is no failure', async () => {
    const answer = askApplePay(REQUEST)
    sheet().happens('cancel')
    await expect(answer).resolves.toBeUndefined()
  })

  test('of a shop that the gateway does not know is closed, and fails', async () => {
    gatewayAnswers(401, {})
    const answer = askApplePay(REQUEST)
    sheet().happens('validatemerchant', { validationURL: 'https://apple-pay-gateway.apple.com/paymentservices' })
    await expect(answer).rejects.toThrow('401')
    expect(sheet().received).toEqual(['begin', 'abort'])
  })
})
