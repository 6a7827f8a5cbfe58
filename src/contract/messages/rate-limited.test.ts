import { expect, test } from 'vitest'
import { rateLimitedText } from './rate-limited.ts'

test.each([
  [1, '1 minute.', 'بعد دقيقة.'],
  [61, '2 minutes.', 'بعد دقيقتين.'],
  [300, '5 minutes.', 'دقائق.'],
  [2606, '44 minutes.', 'دقيقة.'],
])('a limit of %d seconds is said in minutes', (seconds, english, arabic) => {
  expect(rateLimitedText('en', seconds).endsWith(english)).toBe(true)
  expect(rateLimitedText('ar', seconds).endsWith(arabic)).toBe(true)
})
