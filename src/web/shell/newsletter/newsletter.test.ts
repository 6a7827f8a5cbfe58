import { describe, expect, test, vi } from 'vitest'
import type { ApiClient } from '#contract/api-client.ts'
import { ApiFailure } from '#contract/api-client.ts'
import { subscribe } from './newsletter.ts'

const api = (post: () => Promise<unknown>) => ({ post: vi.fn(post) }) as unknown as ApiClient
const refusing = (status: number) => api(() => Promise.reject(new ApiFailure(status, null)))
const SUBSCRIPTION = { email: 'noura@shop.example', website: '', source: 'footer', language: 'ar' } as const

describe('what came of a subscription', () => {
  test.each([
    [400, 'invalidEmail'],
    [429, 'tooOften'],
    [500, 'unexpectedError'],
    [0, 'unexpectedError'],
  ])('refused with %d', async (status, outcome) => {
    expect(await subscribe(refusing(status), SUBSCRIPTION)).toBe(outcome)
  })

  test.each([
    ['noura@', 'invalidEmail'],
    [' ', 'missingEmail'],
  ])('the address "%s" is not even sent', async (email, outcome) => {
    const untouched = refusing(500)
    expect(await subscribe(untouched, { ...SUBSCRIPTION, email })).toBe(outcome)
    expect(untouched.post).not.toHaveBeenCalled()
  })

  test('a second time is said so', async () => {
    const known = api(async () => ({ code: 'ALREADY_SUBSCRIBED' }))
    expect(await subscribe(known, SUBSCRIPTION)).toBe('alreadySubscribed')
  })
})
