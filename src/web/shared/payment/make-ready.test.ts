import { beforeEach, describe, expect, test, vi } from 'vitest'
import { askApplePay } from './apple-pay.ts'
import { applePay } from './make-ready.ts'

vi.mock(import('./apple-pay.ts'), () => ({ askApplePay: vi.fn<typeof askApplePay>() }))

const REQUEST = { gateway: { url: 'https://gateway.example', publishableKey: 'pk' }, total: 100, label: 'Matbaa' }
const onRefused = vi.fn<(code: string) => void>()
beforeEach(() => onRefused.mockReset())

describe('paying with Apple Pay', () => {
  test('opens the sheet at once, and is ready with its token once that is confirmed', async () => {
    const complete = vi.fn<(hasBegun: boolean) => void>()
    vi.mocked(askApplePay).mockResolvedValue({ token: '{"sealed":1}', complete })
    const ready = applePay(REQUEST, onRefused)
    expect(askApplePay).toHaveBeenCalledWith(REQUEST)
    expect(await ready()).toEqual({ paymentMethod: 'APPLE_PAY', sourceToken: '{"sealed":1}', onBegun: complete })
    // Whether the payment begins is not known yet.
    expect(complete).not.toHaveBeenCalled()
  })

  test('comes to nothing when the sheet is closed', async () => {
    vi.mocked(askApplePay).mockResolvedValue(undefined)
    expect(await applePay(REQUEST, onRefused)()).toBeUndefined()
    expect(onRefused).not.toHaveBeenCalled()
  })

  test('says so when the gateway does not vouch for the shop', async () => {
    vi.mocked(askApplePay).mockRejectedValue(new Error('401'))
    expect(await applePay(REQUEST, onRefused)()).toBeUndefined()
    expect(onRefused).toHaveBeenCalledWith('away')
  })
})
