import { describe, expect, test, vi } from 'vitest'
import { refused } from '../testing/refused.ts'
import {
  closeToast,
  currentToasts,
  failureToast,
  setFallbackTexts,
  toast,
  toastAfter,
  toastFailure,
  toastQueryFailure,
} from './toast-store.ts'

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

  test('one that waits is shown when the open one is closed, not when one is closed that was replaced', () => {
    const replaced = toast({ title: 'one' })
    const open = toast({ title: 'two' })
    toastAfter({ title: 'waiting' })
    closeToast(replaced)
    expect(currentToasts().map(({ title }) => title)).toEqual(['two'])
    closeToast(open)
    expect(currentToasts()).toMatchObject([{ title: 'waiting', open: true }])
  })

  test('a failed request shows its own words, or the fallback', () => {
    setFallbackTexts({ failed: 'Something unexpected', offline: 'No network' })
    toastFailure(refused(503, { message: 'Busy', title: 'Later' }))
    expect(currentToasts()[0]).toMatchObject({ title: 'Later', tone: 'destructive' })
    toastFailure(new TypeError('fetch failed'))
    expect(currentToasts()[0]).toMatchObject({ title: 'Something unexpected', tone: 'destructive' })
  })

  test('an answer that came through but says no by its body shows its message', () => {
    toastFailure(refused(200, { message: 'Busy', title: 'Later' }))
    expect(currentToasts()[0]).toMatchObject({ title: 'Busy', tone: 'destructive' })
  })

  test('a failed query shows its message, or the fallback; one for what does not exist is silent', () => {
    setFallbackTexts({ failed: 'Something unexpected', offline: 'No network' })
    toastQueryFailure(refused(503, { message: 'Busy', title: 'Later' }))
    expect(currentToasts()[0]).toMatchObject({ title: 'Busy', tone: 'destructive' })
    toastQueryFailure(new TypeError('fetch failed'))
    expect(currentToasts()[0]).toMatchObject({ title: 'Something unexpected' })
    toastQueryFailure(refused(404, { message: 'Not there', title: 'Gone' }))
    expect(currentToasts()[0]).toMatchObject({ title: 'Something unexpected' })
  })

  test('a refused form shows the title and its own sentence below; one sentence is not said twice', () => {
    setFallbackTexts({ failed: 'Something unexpected', offline: 'No network' })
    failureToast(refused(429, { message: 'Busy', title: 'Later' }), 'Nothing is lost.')
    expect(currentToasts()[0]).toMatchObject({ title: 'Later', text: 'Nothing is lost.', tone: 'destructive' })
    failureToast(refused(200, { message: 'Busy', title: 'Later' }), 'Busy')
    expect(currentToasts()[0]).toMatchObject({ title: 'Busy', text: undefined })
    failureToast(refused(0, {}), 'Nothing is lost.')
    expect(currentToasts()[0]).toMatchObject({ title: 'Something unexpected', text: 'Nothing is lost.' })
    vi.stubGlobal('navigator', { onLine: false })
    failureToast(refused(0, {}), 'Send it later.')
    expect(currentToasts()[0]).toMatchObject({ title: 'Send it later.', text: undefined })
    vi.unstubAllGlobals()
  })

  test('what fails without a network says so, and not what the browser says', () => {
    setFallbackTexts({ failed: 'Something unexpected', offline: 'No network' })
    vi.stubGlobal('navigator', { onLine: false })
    toastFailure(refused(0, { message: 'Failed to fetch' }))
    expect(currentToasts()[0]).toMatchObject({ title: 'No network', tone: 'destructive' })
    vi.unstubAllGlobals()
  })
})
