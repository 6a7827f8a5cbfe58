import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createApiClient } from '#contract/api-client.ts'
import type { ApiRequest, ApiResponse } from '#contract/api-client.ts'
import { sessionTransport } from '../../session/session.ts'
import { filesOf } from './file-slots.ts'
import { removeFile, sendFiles } from './sending-files.ts'

vi.mock(import('../../session/session.ts'), () => ({ sessionTransport: vi.fn<typeof sessionTransport>() }))

const ID = '11111111-2222-4333-8444-555555555555'
const FILE = new File(['a card of two sides'], 'card.pdf')
const page = { api: createApiClient(() => Promise.reject(new Error('no call')), 'en'), language: 'en' as const }
const REFUSED: ApiResponse = { status: 507, body: { status: 0, message: 'We cannot store files right now.' } }
const NOT_FOUND: ApiResponse = { status: 404, body: { status: 0 } }

/** A shop that has received an upload whole, and does not finish it; `deletions` are its answers to each DELETE. */
function openShop(deletions: ApiResponse[], finished = REFUSED) {
  const calls: string[] = []
  const answer = ({ method, url }: ApiRequest): ApiResponse => {
    calls.push(`${method} ${url.replace(ID, 'id')}`)
    if (method === 'DELETE') return deletions.shift() ?? { status: 200, body: { status: 1 } }
    if (url.endsWith('/finish')) return calls.some((call) => call.startsWith('DELETE')) ? finished : REFUSED
    return { status: 200, body: { status: 1, data: { id: ID, byteOffset: FILE.size, expiresAt: '2999-01-01' } } }
  }
  vi.mocked(sessionTransport).mockImplementation((request) => Promise.resolve(answer(request)))
  return calls
}

/** Sends the file, which is not finished, and removes its row; what became of the upload. */
async function removed(slot: string) {
  await sendFiles(slot, [FILE], page)
  const [file] = filesOf(slot)
  expect(file).toMatchObject({ problem: 'We cannot store files right now.' })
  vi.useFakeTimers()
  const { cancellation, putBack } = removeFile(slot, file?.key ?? '', 'en')
  expect([putBack, filesOf(slot)]).toEqual([undefined, []])
  await vi.runAllTimersAsync()
  return cancellation
}

beforeEach(() => vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a file that stopped is cancelled at the shop when its row is removed', async () => {
  const calls = openShop([])
  expect(await removed('stopped')).toBe('CANCELLED')
  expect(calls.at(-1)).toBe('DELETE /api/artwork-uploads/id')
})

test('a cancellation that fails is sent again once', async () => {
  const away: ApiResponse = { status: 0, body: null }
  const calls = openShop([away])
  expect(await removed('again')).toBe('CANCELLED')
  expect(calls.filter((call) => call.startsWith('DELETE'))).toHaveLength(2)
  openShop([away, away])
  expect(await removed('failed')).toBe('FAILED')
})

test('an upload that became a file before it was cancelled is answered as arrived, one that is gone as cancelled', async () => {
  openShop([NOT_FOUND], { status: 200, body: { status: 1, data: { id: 'version' } } })
  expect(await removed('late')).toBe('ARRIVED')
  openShop([NOT_FOUND], NOT_FOUND)
  expect(await removed('gone')).toBe('CANCELLED')
})
