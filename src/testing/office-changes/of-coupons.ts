import { couponForm } from './coupon-form.ts'
import { ifMatch, twice } from './world.ts'
import type { Scenarios } from './world.ts'

export const OF_COUPONS: Scenarios = {
  'POST /coupons': async ({ owner }) =>
    twice('coupon.create', () =>
      owner.send('POST', '/coupons', {
        code: 'CHANGES1',
        ...couponForm({ worth: { type: 'PERCENT', percent: 10, maxDiscount: 5000 }, lastDay: '2030-01-01' }),
      }),
    ),
  'PUT /coupons/:id': async ({ owner }) => {
    const { id } = (await owner.send('POST', '/coupons', { code: 'CHANGED1', ...couponForm() })).json().data
    const put = (version: number) =>
      owner.send('PUT', `/coupons/${id}`, couponForm({ worth: { type: 'FIXED', amount: 5000 } }), ifMatch(version))
    return { action: 'coupon.change', call: () => put(1), idle: () => put(2) }
  },
}
