import { Agent, request } from 'node:http'
import type pg from 'pg'
import { CustomerBrowser, newNetwork } from './customer-browser.ts'

const agent = new Agent({ keepAlive: true, maxSockets: 32 })

/** A signed-in customer. */
export interface Buyer {
  token: string
  /** Gets another token, as a browser does when one has ended; resolves with whether the session still gives one. */
  readonly renew: () => Promise<boolean>
}

const tokenIn = (text: string): string => (JSON.parse(text) as { data: { accessToken: string } }).data.accessToken

/** Signs up new customers. */
export async function signUpBuyers(url: string, pool: pg.Pool, count: number): Promise<Buyer[]> {
  const buyers: Buyer[] = []
  for (let n = 0; n < count; n += 1) {
    const email = `buyer-${n}@shop.example`
    const browser = new CustomerBrowser(url, newNetwork())
    await browser.post('/api/customers', { firstName: 'Sara', lastName: 'Ali', registerType: 'BASIC', email })
    const { rows } = await pool.query('select body_text from outbox_message where recipient = $1', [email])
    const otp = /\b\d{6}\b/.exec(rows[0]?.body_text ?? '')?.[0]
    const { text } = await browser.post('/api/customers/verify-otp', { data: email, otp })
    const buyer: Buyer = {
      token: tokenIn(text),
      renew: async () => {
        const answer = await browser.post('/api/customers/refresh-token', {})
        if (answer.status === 200) buyer.token = tokenIn(answer.text)
        return answer.status === 200
      },
    }
    buyers.push(buyer)
  }
  return buyers
}

type Order = {
  readonly token: string
  readonly key: string
  readonly productPrice: string
  readonly card: string
  readonly couponCode?: string
  /** In halalas, as the buyer was shown it; without a coupon the price of the piece. */
  readonly expectedTotal?: number
}

/** `status` 0: the connection broke. */
export type OrderAnswer = { readonly status: number; readonly retryAfter: string | null; readonly text: string }

/** A silent connection is given up after this long. */
const TIMEOUT_MS = 30_000

/** Buys one piece for SAR 10.00, picked up, by card. */
export function submitOrder(url: string, order: Order): Promise<OrderAnswer> {
  const { token, key, productPrice, card, couponCode, expectedTotal = 1_000 } = order
  const form = {
    items: [{ key: 'a', productPrice, quantity: 1 }],
    fulfilment: 'PICKUP',
    contact: { firstName: 'Sara', lastName: 'Ali', phone: '0551234567', email: 'sara@shop.example' },
    paymentMethod: 'CARD',
    sourceToken: card,
    expectedTotal,
    ...(couponCode !== undefined && { couponCode }),
  }
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': key }
  return new Promise((resolve) => {
    const fail = (why: string): void => resolve({ status: 0, retryAfter: null, text: why })
    const sent = request(`${url}/api/carts`, { method: 'POST', agent, headers, timeout: TIMEOUT_MS }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => (text += chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] ?? null, text }),
      )
      // After "end" it changes nothing; without one the connection broke in the middle of the answer.
      response.on('close', () => fail('the answer broke off'))
    })
    sent.on('timeout', () => sent.destroy(new Error('no answer in time')))
    sent.on('error', (error) => fail(error.message))
    sent.end(JSON.stringify(form))
  })
}
