import { expect, test } from 'vitest'
import type { ApiClient } from '#contract/api-client.ts'
import { refused } from '#ui/testing/refused.ts'
import { beginLinkPayment } from './begin-link-payment.ts'

const BEGUN = { status: 'PENDING', redirectUrl: null }

/** A shop that does not answer `lost` times. */
function shop(lost: number) {
  const calls: { path: string; key: string }[] = []
  const api = {
    post: async (path: string, _body: unknown, { idempotencyKey }: { idempotencyKey: string }) => {
      calls.push({ path, key: idempotencyKey })
      if (calls.length <= lost) throw refused(0)
      return { data: BEGUN }
    },
  } as unknown as ApiClient
  return { api, calls }
}

test('a payment by a link whose answer was lost is sent again under the same name', async () => {
  const { api, calls } = shop(2)
  const paid = await beginLinkPayment(api, 'token', { paymentMethod: 'STC_PAY' }, { pause: async () => undefined })
  expect(paid).toEqual(BEGUN)
  expect(calls.map(({ path }) => path)).toEqual(Array(3).fill('/api/payment-links/token'))
  expect(new Set(calls.map(({ key }) => key)).size).toBe(1)
})
