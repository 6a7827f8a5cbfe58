import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import type { BrowserContext } from '@playwright/test'
import type { ProductDetail } from '../src/contract/catalog/product-detail.ts'
import { newEmail, openAccount } from './customers.ts'
import { findProduct } from './shop-data.ts'

/** Cards of the payment sandbox. */
export const PAID_CARD = '4201320111111010'
export const NO_FUNDS_CARD = '4201320000311101'

export type Line = {
  readonly key: string
  readonly productPrice: string
  readonly quantity: number
  readonly features: readonly { readonly productFeature: string; readonly choices: readonly string[] }[]
}

export type Placed = {
  readonly paymentId: string
  readonly orderId: string
  readonly orderNumber: number
  readonly amount: number
  readonly redirectUrl: string | null
}

/** Opens an account by calls, with the cookies of the browser: its pages know who it is. */
export async function newBuyer(context: BrowserContext, language: string, phone?: string) {
  const { request } = context
  const email = newEmail()
  const accessToken = await openAccount(context, email, language, phone)
  const headers = { 'accept-language': language, authorization: `Bearer ${accessToken}` }

  const call = async <Data>(method: string, path: string, data?: unknown): Promise<Data> => {
    const answer = await request.fetch(`/api${path}`, {
      method,
      headers: { ...headers, 'idempotency-key': randomUUID() },
      ...(data !== undefined && { data }),
    })
    expect(answer.ok(), await answer.text()).toBe(true)
    return ((await answer.json()) as { data: Data }).data
  }

  /** What the gateway gives a browser for a card. */
  const cardToken = async (number: string): Promise<string> => {
    const { cardGateway } = await call<{ cardGateway: { url: string; publishableKey: string } }>(
      'GET',
      '/payments/methods',
    )
    const answer = await request.post(`${cardGateway.url}/tokens`, {
      headers: { authorization: `Basic ${btoa(`${cardGateway.publishableKey}:`)}` },
      data: { name: 'Noura Ali', number, month: '12', year: '30', cvc: '123', save_only: true },
    })
    return ((await answer.json()) as { id: string }).id
  }

  /** Places an order that is picked up; by card unless something else is said. */
  const place = async (lines: readonly Line[], payment: object = {}): Promise<Placed> => {
    const quote = await call<{ totals: { total: number } }>('POST', '/carts/quote', {
      items: lines,
      fulfilment: 'PICKUP',
    })
    return call<Placed>('POST', '/carts', {
      items: lines,
      cartKey: randomUUID(),
      fulfilment: 'PICKUP',
      contact: { firstName: 'Noura', lastName: 'Al Otaibi', phone: '0551234567', email },
      paymentMethod: 'CARD',
      ...(!('paymentMethod' in payment) && { sourceToken: await cardToken(PAID_CARD) }),
      expectedTotal: quote.totals.total,
      ...payment,
    })
  }

  /** Answers the bank's page without looking at it. */
  const confirm = async ({ redirectUrl }: Placed): Promise<void> => {
    await request.post(redirectUrl ?? '', { form: { code: '123456', answer: 'pay' } })
  }

  /** Sends a picture that proves a transfer. */
  const sendReceipt = async ({ paymentId }: Placed, picture: Buffer): Promise<void> => {
    const file = { name: 'receipt.png', mimeType: 'image/png', buffer: picture }
    const answer = await request.post(`/api/payments/${paymentId}/receipts`, {
      headers,
      multipart: { attachments: file },
    })
    expect(answer.ok(), await answer.text()).toBe(true)
  }
  return { email, call, cardToken, place, confirm, sendReceipt }
}

const NEEDS_NO_TYPING = new Set(['RADIO', 'SWATCH', 'SELECT'])

/** A line of a product in its least quantity, with the first choice of whatever must be chosen. */
export const lineOf = ({ prices, features, minQuantity }: ProductDetail, quantity = minQuantity): Line => ({
  key: 'a',
  productPrice: prices[0]?.id ?? '',
  quantity,
  features: features
    .filter(({ required }) => required)
    .map(({ id, choices }) => ({
      productFeature: id,
      choices: [(choices.find(({ isDefault }) => isDefault) ?? choices[0])?.id ?? ''],
    })),
})

/** A product that can be ordered by calls without typing anything, and that fits. */
export const simpleProduct = (
  context: BrowserContext,
  fits: (product: ProductDetail) => boolean = () => true,
): Promise<ProductDetail> =>
  findProduct(
    context.request,
    (product) =>
      product.features.every(
        ({ required, control, shownWhen }) => !required || (NEEDS_NO_TYPING.has(control) && shownWhen.length === 0),
      ) && fits(product),
  )

export type Buyer = Awaited<ReturnType<typeof newBuyer>>

/** A refund of so much is approved by a second person, halalas. */
const LARGE_REFUND = 200_001

/** A line of a product in so many pieces that a refund of it is large. */
export async function lineOfLargeRefund({ call }: Buyer, product: ProductDetail): Promise<Line> {
  for (const times of [10, 40, 160, 640]) {
    const line = lineOf(product, product.minQuantity * times)
    const body = { items: [line], fulfilment: 'PICKUP' }
    const { totals } = await call<{ totals: { total: number } }>('POST', '/carts/quote', body)
    if (totals.total >= LARGE_REFUND) return line
  }
  throw new Error(`no quantity of ${product.slug} costs as much as ${LARGE_REFUND} halalas`)
}
