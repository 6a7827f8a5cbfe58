import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { ApiClient } from '#contract/api-client.ts'
import type { ProblemAnswer } from '#contract/envelope.ts'
import { fakeStorage } from '#ui/testing/fake-storage.ts'
import { refused } from '#ui/testing/refused.ts'

const LINE = { key: 'a', productPrice: '7', quantity: 100 }
const ORDER = {
  cartKey: 'cart-1',
  items: [LINE],
  fulfilment: 'PICKUP' as const,
  contact: { firstName: 'Noura', lastName: 'Saleh', phone: '0551234567', email: 'noura@shop.example' },
  expectedTotal: 8_500,
}
const OTHER = { ...ORDER, items: [{ ...LINE, quantity: 200 }] }
const CARD = { paymentMethod: 'CARD', sourceToken: 'token_1' } as const
const PAYMENT = { paymentId: 'p-1', orderId: 'o-1', orderNumber: 10_001, method: 'CARD', status: 'REQUIRES_ACTION' }

type Call = { path: string; body: Record<string, unknown>; key: string | undefined }
/** What the shop answers, call by call: data, or a refusal. */
type Refused = { status: number; answer?: Partial<ProblemAnswer> }
type Answers = (object | Refused)[]

const isRefused = (answer: object): answer is Refused => 'status' in answer && typeof answer.status === 'number'

/** A tab of a browser, and a shop that answers these in turn. */
async function openTab(answers: Answers) {
  vi.resetModules()
  const calls: Call[] = []
  const api = {
    post: async (path: string, body: Record<string, unknown>, options?: { idempotencyKey?: string }) => {
      calls.push({ path, body, key: options?.idempotencyKey })
      const next = answers.shift() ?? {}
      if (isRefused(next)) throw refused(next.status, next.answer)
      return { data: next }
    },
  } as unknown as ApiClient
  const { beginPayment } = await import('./begin-payment.ts')
  const pending = await import('../../../shared/payment/pending-payment.ts')
  const onUnavailable = vi.fn<() => void>()
  return {
    begin: (order: typeof ORDER = ORDER) => beginPayment(api, order, CARD, onUnavailable),
    calls,
    onUnavailable,
    ...pending,
  }
}

beforeEach(() => {
  fakeStorage()
  vi.stubGlobal('reportError', vi.fn<(failure: unknown) => void>())
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 1_000 })
})

/** The result, however long it waits in between. */
async function afterWaiting<Outcome>(outcome: Promise<Outcome>): Promise<Outcome> {
  let isSettled = false
  void outcome.finally(() => {
    isSettled = true
  })
  while (!isSettled) await vi.advanceTimersByTimeAsync(1_000)
  return outcome
}

const problem = (code: ProblemAnswer['code'], more: Partial<ProblemAnswer> = {}) => ({
  status: 409,
  answer: { code, ...more },
})
const paths = (calls: readonly Call[]) => calls.map(({ path }) => path)

describe('while the shop takes no orders', () => {
  const away = { status: 503, answer: { code: 'UNAVAILABLE' as const, retryAfter: 5 } }

  test('the order is sent again by itself, under the same name, and the customer reads why it takes a moment', async () => {
    const tab = await openTab([away, away, away, away, PAYMENT])
    expect(await afterWaiting(tab.begin())).toEqual({ kind: 'begun', payment: PAYMENT })
    expect(tab.onUnavailable).toHaveBeenCalledTimes(4)
    expect(new Set(tab.calls.map(({ key }) => key)).size).toBe(1)
  })

  test('it is given up after a minute', async () => {
    const tab = await openTab(Array.from({ length: 20 }, () => away))
    expect(await afterWaiting(tab.begin().catch((failure: unknown) => failure))).toMatchObject({ status: 503 })
    expect(tab.calls).toHaveLength(11)
  })

  test('an answer that did not come is nothing of the kind', async () => {
    const tab = await openTab([{ status: 0 }, PAYMENT])
    await tab.begin()
    expect(tab.onUnavailable).not.toHaveBeenCalled()
  })
})

describe('paying a cart', () => {
  test('makes an order of it, and notes before that what is being paid', async () => {
    const tab = await openTab([PAYMENT])
    expect(await tab.begin()).toEqual({ kind: 'begun', payment: PAYMENT })
    expect(tab.calls).toMatchObject([{ path: '/api/carts', body: { ...ORDER, ...CARD } }])
    expect(tab.pendingCart.get()).toMatchObject({
      cartKey: 'cart-1',
      order: null,
      lines: [{ key: 'a', quantity: 100 }],
    })
  })

  test('is sent again under the same name when no answer came', async () => {
    const tab = await openTab([{ status: 0 }, { status: 503, answer: { code: 'UNAVAILABLE' } }, PAYMENT])
    expect(await tab.begin()).toMatchObject({ kind: 'begun' })
    expect(new Set(tab.calls.map(({ key }) => key)).size).toBe(1)
    expect(tab.calls).toHaveLength(3)
  })

  test('a second time is another attempt of the same order, under a name of its own', async () => {
    const tab = await openTab([PAYMENT, { ...PAYMENT, paymentId: 'p-2' }])
    await tab.begin()
    tab.notePayment({ ...PAYMENT, method: 'CARD' })
    expect(await tab.begin()).toMatchObject({ payment: { paymentId: 'p-2' } })
    expect(tab.calls[1]).toMatchObject({ path: '/api/payments', body: { orderId: 'o-1', ...CARD } })
    expect(tab.calls[0]?.key).not.toBe(tab.calls[1]?.key)
  })

  test('of an order whose time is over begins with a new one', async () => {
    const tab = await openTab([PAYMENT, { status: 410, answer: { code: 'EXPIRED' } }, { ...PAYMENT, orderId: 'o-2' }])
    await tab.begin()
    tab.notePayment({ ...PAYMENT, method: 'CARD' })
    expect(await tab.begin()).toMatchObject({ payment: { orderId: 'o-2' } })
    expect(paths(tab.calls)).toEqual(['/api/carts', '/api/payments', '/api/carts'])
  })

  test('whose answer was lost for good finds its order again, also after a reload', async () => {
    const lost = await openTab([{ status: 0 }, { status: 0 }, { status: 0 }])
    await expect(lost.begin()).rejects.toMatchObject({ status: 0 })
    const tab = await openTab([problem('CHECKOUT_IN_PROGRESS', { orderId: 'o-1', paymentId: 'p-1' }), PAYMENT])
    expect(await tab.begin()).toMatchObject({ kind: 'begun' })
    expect(tab.calls[1]).toMatchObject({ path: '/api/payments', body: { orderId: 'o-1' } })
  })

  test('that was changed gives the earlier order up first', async () => {
    const tab = await openTab([
      PAYMENT,
      problem('CHECKOUT_IN_PROGRESS', { orderId: 'o-1', paymentId: 'p-1' }),
      { ...PAYMENT, status: 'CANCELLED' },
      { ...PAYMENT, orderId: 'o-2' },
    ])
    await tab.begin()
    tab.notePayment({ ...PAYMENT, method: 'CARD' })
    expect(await tab.begin(OTHER)).toMatchObject({ payment: { orderId: 'o-2' } })
    expect(paths(tab.calls)).toEqual(['/api/carts', '/api/carts', '/api/payments/p-1/cancel', '/api/carts'])
  })

  test.each(['PAID', 'AUTHORIZED'])('whose earlier order is %s by now is not bought once more', async (status) => {
    const tab = await openTab([
      problem('CHECKOUT_IN_PROGRESS', { orderId: 'o-1', paymentId: 'p-1' }),
      { ...PAYMENT, status },
    ])
    expect(await tab.begin()).toEqual({ kind: 'under-way', paymentId: 'p-1' })
  })

  test('that is being paid in another tab leads to that payment', async () => {
    const tab = await openTab([PAYMENT, problem('PAYMENT_IN_PROGRESS')])
    await tab.begin()
    tab.notePayment({ ...PAYMENT, method: 'CARD' })
    expect(await tab.begin()).toEqual({ kind: 'under-way', paymentId: 'p-1' })
  })

  test.each(['PRICE_CHANGED', 'STOCK_CHANGED'] as const)('at another price (%s) orders nothing', async (code) => {
    const tab = await openTab([problem(code, { total: 9_000 })])
    expect(await tab.begin()).toEqual({ kind: 'changed', total: 9_000 })
  })

  test('that is refused says so', async () => {
    const tab = await openTab([{ status: 422, answer: { code: 'COUPON_EXPIRED' } }])
    await expect(tab.begin()).rejects.toMatchObject({ answer: { code: 'COUPON_EXPIRED' } })
  })
})
