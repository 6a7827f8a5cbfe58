import { afterEach, describe, expect, test, vi } from 'vitest'
import { refused } from '#ui/testing/refused.ts'
import {
  answerReauthentication,
  isReauthenticationRequested,
  onReauthenticationRequest,
  withReauthentication,
} from './reauthentication-request.ts'

const NEEDED = refused(403, { code: 'REAUTHENTICATION_NEEDED' })

afterEach(() => answerReauthentication(false))

describe('a change that needs reauthentication', () => {
  test('is made again once the customer has proved who they are', async () => {
    const work = vi.fn<() => Promise<string>>().mockRejectedValueOnce(NEEDED).mockResolvedValue('changed')
    const events = vi.fn<() => void>()
    const stop = onReauthenticationRequest(events)
    const done = withReauthentication(work)
    await vi.waitFor(() => expect(isReauthenticationRequested()).toBe(true))
    answerReauthentication(true)
    expect(await done).toBe('changed')
    expect([isReauthenticationRequested(), work.mock.calls.length, events.mock.calls.length]).toEqual([false, 2, 2])
    stop()
  })

  test('is not made by who does not', async () => {
    const work = vi.fn<() => Promise<string>>().mockRejectedValue(NEEDED)
    const done = withReauthentication(work)
    await vi.waitFor(() => expect(isReauthenticationRequested()).toBe(true))
    answerReauthentication(false)
    await expect(done).rejects.toBe(NEEDED)
    expect(work).toHaveBeenCalledTimes(1)
  })

  test('asks nothing when it is refused for another reason', async () => {
    const other = refused(429, { code: 'RATE_LIMITED' })
    await expect(withReauthentication(() => Promise.reject(other))).rejects.toBe(other)
    expect(isReauthenticationRequested()).toBe(false)
  })
})
