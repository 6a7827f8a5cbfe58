import { beforeEach, expect, test, vi } from 'vitest'
import {
  closeSignIn,
  finishSignIn,
  finishWithGoogle,
  onSignInRequest,
  openSignIn,
  resumeSignIn,
  signInRequest,
} from './sign-in-request.ts'

const stored = new Map<string, string>()

beforeEach(() => {
  closeSignIn()
  stored.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})

test('the dialog knows why it is there', () => {
  const events: (string | undefined)[] = []
  const stop = onSignInRequest(() => events.push(signInRequest()?.reason))
  openSignIn({ reason: 'Sign in first' })
  closeSignIn()
  stop()
  openSignIn({ step: 'signup' })
  expect(events).toEqual(['Sign in first', undefined])
})

test('who signs in is led to where they wanted to go, once', () => {
  openSignIn({ returnTo: '/user-profile?tab=myOrders' })
  expect(finishSignIn()).toBe('/user-profile?tab=myOrders')
  expect(finishSignIn()).toBeUndefined()
})

test('who closes the dialog is led nowhere later', () => {
  openSignIn({ returnTo: '/user-profile' })
  closeSignIn()
  openSignIn()
  expect(finishSignIn()).toBeUndefined()
})

test('a reload asks again, and the way back stays', () => {
  stored.set('intendedPath', '/user-profile')
  resumeSignIn('Sign in first', true)
  expect(signInRequest()).toMatchObject({ step: 'login', reason: 'Sign in first' })
  expect(finishSignIn()).toBe('/user-profile')
})

test('after the dialog was dismissed a reload asks nothing', () => {
  openSignIn({ returnTo: '/user-profile' })
  closeSignIn()
  resumeSignIn('Sign in first', true)
  expect(signInRequest()).toBeUndefined()
})

test('who goes elsewhere with the dialog open is not asked there, nor led back later', () => {
  stored.set('intendedPath', '/user-profile')
  resumeSignIn('Sign in first', false)
  expect(signInRequest()).toBeUndefined()
  openSignIn()
  expect(finishSignIn()).toBeUndefined()
})

test('an answer of Google keeps the way back', () => {
  stored.set('intendedPath', '/user-profile')
  finishWithGoogle(new URLSearchParams('code=1'))
  resumeSignIn('Sign in first', false)
  expect(finishSignIn()).toBe('/user-profile')
})

test.each(['//evil.example', 'https://evil.example', 'javascript:alert(1)'])('%s is not followed', (place) => {
  stored.set('intendedPath', place)
  expect(finishSignIn()).toBeUndefined()
})
