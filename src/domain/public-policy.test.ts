import { expect, test } from 'vitest'
import { DEFAULT_POLICY } from './shop-policy.ts'
import { publicPolicy } from './public-policy.ts'

test('pages are given the coming holidays only', () => {
  const holidays = ['2026-11-21', '2026-11-22', '2027-02-22', '2028-11-21', '2028-11-22']
  expect(publicPolicy({ ...DEFAULT_POLICY, holidays }, '2026-11-22')).toEqual({
    urgentPercent: 75,
    cutOffHour: 14,
    transitDays: { riyadh: 1, largeCities: 2, elsewhere: 3 },
    holidays: ['2026-11-22', '2027-02-22', '2028-11-21'],
  })
})
