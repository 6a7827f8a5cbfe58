import { once } from 'node:events'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { ProblemAnswer } from '#contract/envelope.ts'
import { createHttpServer } from '../../main/http-server.ts'

let app: FastifyInstance
beforeAll(async () => {
  app = createHttpServer({ logger: pino({ level: 'silent' }), trustedProxies: [] })
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())

async function answerTo(request: string): Promise<string> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  socket.end(request)
  let answer = ''
  socket.setEncoding('utf8').on('data', (text) => (answer += String(text)))
  await once(socket, 'close')
  return answer
}

test('headers too large are refused in the envelope', async () => {
  const answer = await answerTo(`GET /api/x HTTP/1.1\r\nhost: x\r\ncookie: ${'a'.repeat(20_000)}\r\n\r\n`)
  expect(answer).toMatch(/^HTTP\/1\.1 431 /)
  expect(ProblemAnswer.parse(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).code).toBe('HEADERS_TOO_LARGE')
})

test.each(['nonsense\r\n\r\n', 'GET / HTTP/9.9\r\n\r\n', 'GET /a b HTTP/1.1\r\nhost: x\r\n\r\n'])(
  '%j is no request',
  async (request) => {
    expect(await answerTo(request)).toMatch(/^HTTP\/1\.1 400 /)
  },
)
