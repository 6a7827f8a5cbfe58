import { expect, test } from 'vitest'
import type { ApiRequest, ApiResponse } from '#contract/api-client.ts'
import { answerReauthentication, isReauthenticationRequested, withReauthentication } from './reauthentication.ts'

const REFUSED: ApiResponse = { status: 403, body: { code: 'REAUTHENTICATION_NEEDED' } }
const DONE: ApiResponse = { status: 200, body: { status: 1 } }
const request: ApiRequest = { method: 'POST', url: '/api/office/orders/10001/refunds', headers: {} }

/** A server that refuses so many times. */
const server = (refusals: number, refused = REFUSED) => {
  const sent: ApiRequest[] = []
  const send = withReauthentication(async (each) => {
    sent.push(each)
    return sent.length > refusals ? DONE : refused
  })
  return { sent, send }
}

test('a call that needs a second factor is made again once it is shown', async () => {
  const { sent, send } = server(1)
  const answer = send(request)
  await expect.poll(isReauthenticationRequested).toBe(true)
  answerReauthentication(true)
  expect(await answer).toEqual(DONE)
  expect(sent).toEqual([request, request])
  expect(isReauthenticationRequested()).toBe(false)
})

test('without it the caller gets the refusal, and nothing is sent again', async () => {
  const { sent, send } = server(1)
  const answer = send(request)
  await expect.poll(isReauthenticationRequested).toBe(true)
  answerReauthentication(false)
  expect(await answer).toEqual(REFUSED)
  expect(sent).toHaveLength(1)
})

test('two calls at once are asked about once', async () => {
  const { sent, send } = server(2)
  const answers = Promise.all([send(request), send(request)])
  await expect.poll(isReauthenticationRequested).toBe(true)
  answerReauthentication(true)
  expect(await answers).toEqual([DONE, DONE])
  expect(sent).toHaveLength(4)
})

test('another refusal is none of its business', async () => {
  const other: ApiResponse = { status: 403, body: { code: 'PERMISSION_MISSING' } }
  expect(await server(1, other).send(request)).toEqual(other)
  expect(isReauthenticationRequested()).toBe(false)
})
