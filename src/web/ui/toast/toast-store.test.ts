import { describe, expect, test, vi } from 'vitest'
import { refused } from '../../testing/refused.ts'
import { closeToast, currentToasts, setFallbackTexts, toast, toastFailure } from './toast-store.ts'

describe('toasts', () => {
  test('only the latest is there', () => {
    toast({ title: 'one' })
    toast({ title: 'two' })
    expect(currentToasts().map(({ title }) => title)).toEqual(['two'])
  })

  test('a closed one stays in the list until its removal delay is over', () => {
    vi.useFakeTimers()
    toast({ title: 'bye' })
    const id = currentToasts()[0]?.id ?? 0
    closeToast(id)
    expect(currentToasts()[0]).toMatchObject({ id, open: false })
    vi.advanceTimersByTime(999_999)
    expect(currentToasts()).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(currentToasts()).toHaveLength(0)
    vi.useRealTimers()
  })

  test('a failed request shows its own words, or the fallback', () => {
    setFallbackTexts({ failed: 'Something unexpected', offline: 'No network' })
    toastFailure(refused(503, { message: 'Busy', title: 'Later' }))
    expect(currentToasts()[0]).toMatchObject({ title: 'Later', tone: 'destructive' })
    toastFailure(new TypeError('fetch failed'))
    expect(currentToasts()[0]).toMatchObject({ title: 'Something unexpected', tone: 'destructive' })
  })

  test('what fails without a network says so, and not what the browser says', () => {
    setFallbackTexts({ failed: 'Something unexpected', offline: 'No network' })
    vi.stubGlobal('navigator', { onLine: false })
    toastFailure(refused(0, { message: 'Failed to fetch' }))
    expect(currentToasts()[0]).toMatchObject({ title: 'No network', tone: 'destructive' })
    vi.unstubAllGlobals()
  })
})
