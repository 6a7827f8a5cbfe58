import { afterEach, describe, expect, test, vi } from 'vitest'
import { refused } from '../../testing/refused.ts'
import { answerProof, isProofAsked, onProofAsked, withProof } from './proof-request.ts'

const NEEDED = refused(403, { code: 'PROOF_NEEDED' })

afterEach(() => answerProof(false))

describe('a change that needs a proof', () => {
  test('is made again once the customer has proved who they are', async () => {
    const work = vi.fn<() => Promise<string>>().mockRejectedValueOnce(NEEDED).mockResolvedValue('changed')
    const heard = vi.fn<() => void>()
    const stop = onProofAsked(heard)
    const done = withProof(work)
    await vi.waitFor(() => expect(isProofAsked()).toBe(true))
    answerProof(true)
    expect(await done).toBe('changed')
    expect([isProofAsked(), work.mock.calls.length, heard.mock.calls.length]).toEqual([false, 2, 2])
    stop()
  })

  test('is not made by who does not', async () => {
    const work = vi.fn<() => Promise<string>>().mockRejectedValue(NEEDED)
    const done = withProof(work)
    await vi.waitFor(() => expect(isProofAsked()).toBe(true))
    answerProof(false)
    await expect(done).rejects.toBe(NEEDED)
    expect(work).toHaveBeenCalledTimes(1)
  })

  test('asks nothing when it is refused for another reason', async () => {
    const other = refused(429, { code: 'RATE_LIMITED' })
    await expect(withProof(() => Promise.reject(other))).rejects.toBe(other)
    expect(isProofAsked()).toBe(false)
  })
})
