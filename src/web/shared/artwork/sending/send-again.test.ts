import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createApiClient } from '#contract/api-client.ts'
import type { ApiRequest, ApiResponse } from '#contract/api-client.ts'
import { sessionTransport } from '../../session/session.ts'
import { filesOf } from './file-slots.ts'
import { sendAgain, sendFiles } from './sending-files.ts'

vi.mock(import('../../session/session.ts'), () => ({ sessionTransport: vi.fn<typeof sessionTransport>() }))

const ID = '11111111-2222-4333-8444-555555555555'
const FILE = new File(['a card of two sides'], 'card.pdf')
const FULL = { status: 507, body: { status: 0, code: 'STORAGE_FULL', message: 'We cannot store files right now.' } }
const api = createApiClient(() => Promise.reject(new Error('no call')), 'en')
const page = { api, language: 'en' as const }

/** A shop whose disk is full while `isFull` says so; the first bytes of the file arrived before. */
function openShop(isFull: () => boolean) {
  const calls: string[] = []
  const upload = { id: ID, byteOffset: 5, expiresAt: '2999-01-01T00:00:00Z' }
  const answer = (request: ApiRequest): ApiResponse => {
    calls.push(`${request.method} ${request.url.replace(ID, 'id')} ${request.headers['Upload-Offset'] ?? ''}`.trim())
    if (request.method === 'PATCH' && isFull()) return FULL
    if (request.method === 'PATCH') upload.byteOffset = FILE.size
    const version = { id: 'version', name: FILE.name, state: 'OPENED' }
    return { status: 200, body: { status: 1, data: request.url.endsWith('/finish') ? version : { ...upload } } }
  }
  vi.mocked(sessionTransport).mockImplementation((request) => Promise.resolve(answer(request)))
  return calls
}

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('a file that found the disk full is sent again from where it stopped', async () => {
  let isFull = true
  const calls = openShop(() => isFull)
  await sendFiles('full', [FILE], page)
  expect(filesOf('full')).toMatchObject([{ problem: FULL.body.message, maySendAgain: true }])

  isFull = false
  const [file] = filesOf('full')
  calls.length = 0
  await sendAgain(file?.key ?? '', page)
  expect(filesOf('full')).toMatchObject([{ problem: undefined, maySendAgain: undefined, artwork: { id: 'version' } }])
  expect(calls).toEqual([
    'GET /api/artwork-uploads/id',
    'PATCH /api/artwork-uploads/id 5',
    'POST /api/artwork-uploads/id/finish',
  ])
})

test('a file that is refused is not sent again', async () => {
  openShop(() => false)
  vi.mocked(sessionTransport).mockResolvedValue({ status: 413, body: { status: 0, message: 'Larger than 500 MB' } })
  await sendFiles('refused', [FILE], page)
  expect(filesOf('refused')).toMatchObject([{ problem: 'Larger than 500 MB', maySendAgain: false }])
})
