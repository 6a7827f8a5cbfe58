import { afterEach, expect, test, vi } from 'vitest'
import { loadCode } from './load-code.ts'

afterEach(() => vi.unstubAllGlobals())

test('without a network no code is asked for, and it is fetched once the network is back', async () => {
  const load = vi.fn<() => Promise<string>>(async () => 'code')
  vi.stubGlobal('navigator', { onLine: false })
  await expect(loadCode(load)).rejects.toThrow('no network')
  expect(load).not.toHaveBeenCalled()
  vi.stubGlobal('navigator', { onLine: true })
  await expect(loadCode(load)).resolves.toBe('code')
})
