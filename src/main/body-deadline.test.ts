import { once } from 'node:events'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { limitBodyTime } from './body-deadline.ts'

let app: FastifyInstance
beforeEach(async () => {
  app = Fastify()
  limitBodyTime(app, 100)
  app.post('/call', async () => 'done')
  app.post('/upload', { config: { takesUploads: true } }, async () => 'done')
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(() => app.close())

/** Sends a body in two halves, a while apart; answers the status, or `cut` when the connection was closed. */
async function sendSlowly(path: string, waitMs: number): Promise<string> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  const message = Promise.race([
    once(socket, 'data').then(([answer]) => String(answer).slice(9, 12)),
    once(socket, 'close').then(() => 'cut'),
  ])
  socket.on('error', () => undefined)
  socket.write(`POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 4\r\n\r\ntr`)
  setTimeout(() => socket.write('ue'), waitMs)
  const outcome = await message
  socket.destroy()
  return outcome
}

test('a body that arrives too slowly is cut off, a quick one and an upload are not', async () => {
  expect(await sendSlowly('/call', 10)).toBe('200')
  expect(await sendSlowly('/call', 400)).toBe('cut')
  expect(await sendSlowly('/upload', 400)).toBe('200')
})
