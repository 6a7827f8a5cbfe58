import { describe, expect, test } from 'vitest'
import type { ApiRequest, ApiTransport } from '../api-client.ts'
import { createSessionTransport } from './session-transport.ts'

/** An API that takes one token only, and gives the next when asked. */
function fakeApi({ canRefresh = true, failure = 401 } = {}) {
  let valid = 1
  const calls: ApiRequest[] = []
  const transport: ApiTransport = async (request) => {
    calls.push(request)
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 5))
    if (request.url.endsWith('refresh-token')) {
      if (!canRefresh) return { status: failure, body: { status: 0 } }
      valid += 1
      return { status: 200, body: { status: 1, data: { accessToken: `token-${valid}` } } }
    }
    const isSignedIn = request.headers['Authorization'] === `Bearer token-${valid}`
    return isSignedIn ? { status: 200, body: { status: 1 } } : { status: 401, body: { status: 0 } }
  }
  const signedOut: number[] = []
  const session = createSessionTransport(
    transport,
    () => signedOut.push(1),
    ({ url }) => url.includes('artwork'),
  )
  const refreshes = () => calls.filter(({ url }) => url.endsWith('refresh-token')).length
  return { session, calls, signedOut, refreshes }
}

const CALL: ApiRequest = { method: 'GET', url: '/api/customers/profile', headers: {} }

describe('calls of who is signed in', () => {
  test('twenty that are refused at once cause one refresh and twenty replays', async () => {
    const { session, calls, refreshes } = fakeApi()
    session.setToken('token-0')
    const answers = await Promise.all(Array.from({ length: 20 }, () => session.send(CALL)))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
    expect(refreshes()).toBe(1)
    expect(calls).toHaveLength(41)
  })

  test('are made again once, and signed out when there is no new token', async () => {
    const { session, calls, signedOut, refreshes } = fakeApi({ canRefresh: false })
    session.setToken('token-0')
    const answers = await Promise.all(Array.from({ length: 5 }, () => session.send(CALL)))
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401])
    expect([refreshes(), calls.length, signedOut.length]).toEqual([1, 6, 1])
  })

  test.each([429, 500, 503])('are not signed out by a shop that answers %i for a moment', async (failure) => {
    const { session, signedOut } = fakeApi({ canRefresh: false, failure })
    session.setToken('token-0')
    await expect(session.send(CALL)).rejects.toMatchObject({ status: failure })
    await expect(session.refresh()).rejects.toMatchObject({ status: failure })
    expect(signedOut).toHaveLength(0)
  })

  test('are not signed out by an answer that was cut off, as when its page is left', async () => {
    const signedOut: number[] = []
    const session = createSessionTransport(
      async () => ({ status: 200, body: null }),
      () => signedOut.push(1),
    )
    session.setToken('token-0')
    await expect(session.refresh()).rejects.toMatchObject({ status: 0 })
    expect(signedOut).toHaveLength(0)
  })

  test('of a page just opened find the session of the cookie', async () => {
    const { session } = fakeApi()
    expect(await session.refresh()).toBe(true)
    expect((await session.send(CALL)).status).toBe(200)
  })

  test('of a visitor end nothing', async () => {
    const { session, signedOut } = fakeApi({ canRefresh: false })
    expect((await session.send(CALL)).status).toBe(401)
    expect(signedOut).toHaveLength(0)
  })

  test('that sign out are not undone by a refresh on its way', async () => {
    const { session } = fakeApi()
    session.setToken('token-0')
    const refreshing = session.refresh()
    session.setToken(undefined)
    expect(await refreshing).toBe(false)
  })

  test('that a visitor may make too wait for the token of a customer, and ask for it once', async () => {
    const { session, calls, refreshes } = fakeApi()
    const own = { ...CALL, url: '/api/artworks/1' }
    const answers = await Promise.all([session.send(own), session.send(own), session.ensure()])
    expect(answers).toMatchObject([{ status: 200 }, { status: 200 }, true])
    expect(calls.map(({ url }) => url)).toEqual(['/api/customers/refresh-token', own.url, own.url])
    await session.ensure()
    expect(refreshes()).toBe(1)
  })

  test('that need a token are not made while the shop does not say whether there is one', async () => {
    const { session, calls } = fakeApi({ canRefresh: false, failure: 503 })
    await expect(session.send({ ...CALL, url: '/api/artworks/1' })).rejects.toMatchObject({ status: 503 })
    expect(calls).toHaveLength(1)
  })
})
