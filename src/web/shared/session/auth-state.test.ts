import { beforeEach, expect, test, vi } from 'vitest'
import { fakeStorage } from '#ui/testing/fake-storage.ts'
import { authState, SIGNED_OUT } from './auth-state.ts'

let browser: ReturnType<typeof fakeStorage>

beforeEach(() => {
  browser = fakeStorage()
  vi.stubGlobal('reportError', vi.fn<(failure: unknown) => void>())
})

test('the browser remembers who was signed in, and no token', () => {
  authState.change(() => ({
    ...SIGNED_OUT,
    id: '1',
    firstName: 'نورة',
    isAuthenticated: true,
    reportSubscription: false,
  }))
  const text = browser.entries.get('persist:root') ?? ''
  expect(JSON.parse(text)).toMatchObject({ v: 1, data: { firstName: 'نورة', isAuthenticated: true } })
  browser.writeElsewhere('persist:root', `${text} `)
  expect(authState.get()).toMatchObject({ firstName: 'نورة', isAuthenticated: true, reportSubscription: false })
})

test.each(['{"v":1,"data":', '{"v":1,"data":[', 'null', '"{}"', '{"v":1,"data":7}'])('%s is no session', (text) => {
  browser.entries.set('persist:root', text)
  expect(authState.get()).toEqual(SIGNED_OUT)
})

test('what is of the wrong kind is mended', () => {
  const data = {
    isAuthenticated: 'yes',
    firstName: 7,
    gender: 'CAT',
    email: 3,
    emailOrNumber: null,
    sentAt: 'now',
    codeFlow: 'steal',
  }
  browser.entries.set('persist:root', JSON.stringify({ v: 1, data }))
  expect(authState.get()).toEqual(SIGNED_OUT)
})
