import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ApiRequest, ApiResponse } from '#contract/api-client.ts'
import { sessionTransport } from '../../session/session.ts'
import { sendFile } from './send-file.ts'

vi.mock(import('../../session/session.ts'), () => ({ sessionTransport: vi.fn<typeof sessionTransport>() }))

const ID = '11111111-2222-4333-8444-555555555555'
const FILE = new File(['a card of two sides'], 'card.pdf')
const options = { language: 'en' as const, onProgress: () => undefined, signal: new AbortController().signal }

/** A shop that takes an upload whole; `notFound` says which calls it answers as if there were none. */
function openShop(notFound: (request: ApiRequest, nth: number) => boolean) {
  const calls: string[] = []
  const upload = { id: ID, byteOffset: 0, expiresAt: '2999-01-01T00:00:00Z' }
  const answer = (request: ApiRequest): ApiResponse => {
    const call = `${request.method} ${request.url.replace(ID, 'id')}`
    calls.push(call)
    if (notFound(request, calls.filter((each) => each === call).length)) return { status: 404, body: { status: 0 } }
    if (request.method === 'PATCH') upload.byteOffset = FILE.size
    const data = request.url.endsWith('/finish') ? { id: 'version', name: FILE.name } : { ...upload }
    return { status: 200, body: { status: 1, data } }
  }
  vi.mocked(sessionTransport).mockImplementation((request) => Promise.resolve(answer(request)))
  return calls
}

/** Sends the file; what it waits for passes at once. */
const sent = async () => {
  const outcome = sendFile(FILE, options).then(
    (artwork) => ({ artwork }),
    (failure: unknown) => ({ failure }),
  )
  await vi.runAllTimersAsync()
  return outcome
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('removeEventListener', () => undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a piece that is not found, because its sender signed in meanwhile, is sent again', async () => {
  const calls = openShop(({ method }, nth) => method === 'PATCH' && nth === 1)
  expect(await sent()).toMatchObject({ artwork: { id: 'version' } })
  expect(calls.filter((call) => call.startsWith('PATCH'))).toHaveLength(2)
})

test('the end of an upload is asked for again', async () => {
  openShop(({ url }, nth) => url.endsWith('/finish') && nth === 1)
  expect(await sent()).toMatchObject({ artwork: { id: 'version' } })
})

test('an upload that stays lost is said', async () => {
  const calls = openShop(({ method }) => method === 'PATCH')
  expect(await sent()).toMatchObject({ failure: { status: 404 } })
  expect(calls.filter((call) => call.startsWith('PATCH'))).toHaveLength(4)
})
