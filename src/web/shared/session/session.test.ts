import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createApiClient } from '#contract/api-client.ts'
import { fakeStorage } from '#ui/testing/fake-storage.ts'

const PROFILE = {
  id: '5b1f4a1e-0000-4000-8000-000000000001',
  firstName: 'Noura',
  lastName: 'Al Otaibi',
  email: 'noura@studio.example',
  phone: null,
  birthDate: null,
  gender: null,
  reportSubscription: 1,
}

type Answer = { status: number; data?: unknown }
type Answers = Record<string, Answer | (() => Answer)>

/** A browser with a storage and a shop behind it; answers by path. */
async function openTab(answers: Answers, stored: Record<string, string> = {}) {
  vi.resetModules()
  const calls: string[] = []
  const browser = fakeStorage()
  for (const [key, text] of Object.entries(stored)) browser.entries.set(key, text)
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work))
  vi.stubGlobal('reportError', vi.fn<(failure: unknown) => void>())
  vi.stubGlobal('fetch', async (url: string) => {
    calls.push(url.replace('/api/customers/', ''))
    const given = answers[url.replace('/api/customers/', '')]
    const { status, data = null } = (typeof given === 'function' ? given() : given) ?? { status: 404 }
    if (status === 0) throw new TypeError('offline')
    return { status, json: async () => ({ status: status === 200 ? 1 : 0, data }) }
  })
  const {
    enterSession,
    findSession,
    sessionTransport,
    signOut,
    startSession,
    whenProfileRead,
    whenSignedIn,
    whenSignedOut,
  } = await import('./session.ts')
  const { currentSession, forgetPending, keepPending, keepSignedUp, pendingCode } = await import('./session-store.ts')
  return {
    currentSession,
    enterSession,
    findSession,
    forgetPending,
    keepPending,
    keepSignedUp,
    pendingCode,
    signOut,
    startSession,
    whenProfileRead,
    whenSignedIn,
    whenSignedOut,
    api: createApiClient(sessionTransport, 'en'),
    calls,
    browser,
  }
}

const TOKEN: Answer = { status: 200, data: { accessToken: 'token', expiresInSeconds: 600 } }
const SIGNED_IN: Answers = { 'refresh-token': TOKEN, profile: { status: 200, data: PROFILE }, logout: { status: 200 } }
const KEPT = JSON.stringify({ v: 1, data: { ...PROFILE, isAuthenticated: true } })
const signedInBefore = () => ({ 'persist:root': KEPT })
const settled = () => new Promise((resolve) => setTimeout(resolve, 20))

beforeEach(() => vi.unstubAllGlobals())

describe('a page that is opened', () => {
  test('by a visitor makes no call', async () => {
    const tab = await openTab(SIGNED_IN)
    tab.startSession(tab.api)
    await settled()
    expect(tab.calls).toEqual([])
    expect(tab.currentSession().status).toBe('visitor')
  })

  test('where a visitor was signed in asks once, and knows the name meanwhile', async () => {
    const tab = await openTab(SIGNED_IN, signedInBefore())
    tab.startSession(tab.api)
    expect(tab.currentSession()).toMatchObject({ status: 'unknown', customer: { firstName: 'Noura' } })
    await settled()
    expect(tab.calls).toEqual(['refresh-token', 'profile'])
    expect(tab.currentSession()).toMatchObject({ status: 'customer', customer: { firstName: 'Noura' } })
  })

  test('asks for artwork as the customer who was signed in, and once for the session', async () => {
    const tab = await openTab({ ...SIGNED_IN, '/api/artworks/1': { status: 200 } }, signedInBefore())
    tab.startSession(tab.api)
    await tab.api.get('/api/artworks/1')
    await settled()
    expect(tab.calls).toEqual(['refresh-token', '/api/artworks/1', 'profile'])
  })

  test('after the session ended elsewhere forgets who it was', async () => {
    const tab = await openTab({ 'refresh-token': { status: 401 } }, signedInBefore())
    tab.startSession(tab.api)
    await settled()
    expect(tab.currentSession().status).toBe('visitor')
    expect(tab.browser.entries.size).toBe(0)
  })

  test.each([0, 503])('while the shop does not answer (%i) does not sign out', async (status) => {
    const tab = await openTab({ 'refresh-token': { status } }, signedInBefore())
    tab.startSession(tab.api)
    await settled()
    expect(tab.currentSession().status).toBe('customer')
    expect(tab.browser.entries.size).toBe(1)
  })

  test('that is for customers asks even where no session is remembered, once', async () => {
    const tab = await openTab({ 'refresh-token': { status: 401 } })
    tab.startSession(tab.api)
    expect(await Promise.all([tab.findSession(tab.api), tab.findSession(tab.api)])).toEqual([false, false])
    expect(await tab.findSession(tab.api)).toBe(false)
    expect(tab.calls).toEqual(['refresh-token'])
  })
})

describe('signing up', () => {
  test('stores the new id and what the customer is reached by, signed in by nothing yet; going back forgets all', async () => {
    const tab = await openTab({})
    tab.startSession(tab.api)
    tab.keepSignedUp({ id: '12', email: 'noura@studio.example', phone: '0551234567' }, 5)
    const stored = { id: '12', email: 'noura@studio.example', phone: '0551234567', isAuthenticated: false }
    expect(JSON.parse(tab.browser.entries.get('persist:root') ?? '')).toMatchObject({ data: stored })
    expect(tab.currentSession()).toMatchObject({ status: 'visitor', customer: undefined })
    expect(tab.pendingCode()).toMatchObject({ emailOrNumber: 'noura@studio.example', sentAt: 5, codeFlow: 'signup' })
    tab.forgetPending()
    expect(JSON.parse(tab.browser.entries.get('persist:root') ?? '')).toMatchObject({
      data: { id: '', email: null, phone: null, emailOrNumber: '', codeFlow: null },
    })
  })
})

describe('signing in', () => {
  test('fetches the profile, keeps it, and does what waits for it, in this order', async () => {
    const tab = await openTab(SIGNED_IN)
    tab.startSession(tab.api)
    tab.keepPending('noura@studio.example', 1, 'login')
    const seen: string[] = []
    tab.whenSignedIn(async () => seen.push(tab.currentSession().customer?.firstName ?? ''))
    await tab.enterSession(tab.api, 'token')
    expect(seen).toEqual(['Noura'])
    expect(tab.pendingCode().emailOrNumber).toBe('')
    expect(tab.browser.entries.get('persist:root')).toContain('"isAuthenticated":true')
    expect(tab.browser.entries.get('persist:root')).not.toContain('token')
  })

  test('hands the profile on before there is a customer, so that pages need not ask for it', async () => {
    const tab = await openTab(SIGNED_IN)
    tab.startSession(tab.api)
    const seen: string[] = []
    tab.whenProfileRead(({ data }) => seen.push(`${data.firstName}, ${tab.currentSession().status}`))
    expect(await tab.enterSession(tab.api, 'token')).toMatchObject({ firstName: 'Noura' })
    expect(seen).toEqual(['Noura, visitor'])
  })

  test('without the profile or what waits for it is signing in all the same', async () => {
    const tab = await openTab({ profile: { status: 500 } })
    tab.startSession(tab.api)
    tab.keepPending('0551234567', 1, 'login')
    tab.whenSignedIn(async () => Promise.reject(new Error('no wishlist')))
    await tab.enterSession(tab.api, 'token')
    expect(tab.currentSession()).toMatchObject({ status: 'customer', customer: { phone: '0551234567' } })
    expect(reportError).toHaveBeenCalledTimes(2)
  })
})

describe('signing out', () => {
  test('forgets who it was, and does what waits for it', async () => {
    const tab = await openTab(SIGNED_IN, signedInBefore())
    tab.startSession(tab.api)
    await settled()
    const forget = vi.fn<() => void>()
    tab.whenSignedOut(forget)
    await tab.signOut(tab.api)
    expect(tab.currentSession()).toEqual({ status: 'visitor', customer: undefined, hasLeft: true })
    expect(tab.browser.entries.size).toBe(0)
    expect(forget).toHaveBeenCalledTimes(1)
    expect(await tab.findSession(tab.api)).toBe(false)
  })

  test('is not undone by a profile on its way', async () => {
    const tab = await openTab({ profile: { status: 401 }, 'refresh-token': { status: 401 } })
    tab.startSession(tab.api)
    await tab.enterSession(tab.api, 'token')
    expect(tab.currentSession().status).toBe('visitor')
  })

  test('that does not reach the server does not sign out', async () => {
    const tab = await openTab({ ...SIGNED_IN, logout: { status: 0 } }, signedInBefore())
    tab.startSession(tab.api)
    await settled()
    await expect(tab.signOut(tab.api)).rejects.toMatchObject({ name: 'ApiFailure' })
    expect(tab.currentSession().status).toBe('customer')
  })
})

describe('another tab', () => {
  test('that signs out signs this one out', async () => {
    const tab = await openTab(SIGNED_IN, signedInBefore())
    tab.startSession(tab.api)
    await settled()
    const forget = vi.fn<() => void>()
    tab.whenSignedOut(forget)
    tab.browser.writeElsewhere('persist:root', null)
    expect(tab.currentSession().status).toBe('visitor')
    expect(forget).toHaveBeenCalledTimes(1)
  })

  test('that signs in signs this one in, and its first call finds the session', async () => {
    let isKnown = false
    const tab = await openTab({
      ...SIGNED_IN,
      devices: () => ({ status: isKnown ? 200 : 401 }),
      'refresh-token': () => {
        isKnown = true
        return TOKEN
      },
    })
    tab.startSession(tab.api)
    tab.browser.writeElsewhere('persist:root', KEPT)
    expect(tab.currentSession()).toMatchObject({ status: 'customer', customer: { firstName: 'Noura' } })
    await tab.api.get('/api/customers/devices')
    expect(tab.calls).toEqual(['devices', 'refresh-token', 'devices'])
  })

  test('is heard of by a page that was put aside meanwhile', async () => {
    const tab = await openTab(SIGNED_IN, signedInBefore())
    tab.startSession(tab.api)
    await settled()
    tab.browser.entries.clear()
    tab.browser.comeBack()
    expect(tab.currentSession().status).toBe('visitor')
  })
})
