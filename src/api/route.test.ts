import Fastify from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { err, ok } from '#domain/result.ts'
import { PUBLIC } from './access.ts'
import type { ApiServer } from './api-server.ts'
import { answerError } from './http/error-handler.ts'
import { notFound } from './refusal.ts'
import { jsonText, listed, route, withMessage } from './route.ts'
import { checkBySchema } from './validation.ts'

const SCHEMA = { querystring: z.strictObject({ a: z.string() }), response: { default: z.any() } }

/** What a call answers whose handler returns this. */
async function answerTo(handled: (given: { query: { a: string }; language: string }) => unknown, language = 'en') {
  const api = Fastify() as unknown as ApiServer
  const logged: unknown[] = []
  api.setValidatorCompiler(checkBySchema)
  api.setSerializerCompiler(serializerCompiler)
  api.setErrorHandler(answerError)
  api.addHook('onError', async (_request, _reply, error) => void logged.push(error))
  route(api, { method: 'GET', path: '/x', access: PUBLIC, schema: SCHEMA }, async ({ query, language: request }) =>
    handled({ query, language: request }),
  )
  route(
    api,
    { method: 'GET', path: '/sent', access: PUBLIC, schema: { response: { default: z.any() } } },
    async ({ reply }) => reply.status(202).send({ own: true }),
  )
  const { statusCode, json } = await api.inject({ url: '/x?a=b', headers: { 'accept-language': language } })
  const sent = await api.inject('/sent')
  return { statusCode, body: json(), sent: [sent.statusCode, sent.json()], logged }
}

test.each([
  ['data', ({ query }: { query: { a: string } }) => query, { status: 1, message: 'Done', data: { a: 'b' } }],
  ['a result', () => ok(7), { status: 1, data: 7 }],
  ['nothing', () => null, { status: 1, data: null }],
  ['a sentence', () => withMessage('signed_out'), { status: 1, data: null }],
  ['a sentence in a result', () => ok(withMessage('signed_out', 3)), { status: 1, data: 3 }],
  ['a page of a list', () => listed([1], { total: 9 }), { status: 1, data: [1], meta: { total: 9 } }],
  ['text', () => jsonText('[1]', { meta: 2 }), { status: 1, data: [1], meta: 2 }],
])('a handler returns %s', async (_, handled, answer) => {
  expect(await answerTo(handled)).toMatchObject({
    statusCode: 200,
    body: answer,
    sent: [202, { own: true }],
    logged: [],
  })
})

test('a failed result is the problem it names, in the language of the request', async () => {
  const { statusCode, body } = await answerTo(() => err(notFound('product')), 'ar')
  expect([statusCode, body]).toMatchObject([
    404,
    { status: 0, code: 'NOT_FOUND', message: expect.stringMatching(/[؀-ۿ]/) },
  ])
})

test('data that has a field "ok" is data', async () => {
  expect((await answerTo(() => ({ ok: true }))).body).toMatchObject({ data: { ok: true } })
})
