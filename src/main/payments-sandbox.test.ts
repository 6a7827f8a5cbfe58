import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parseConfig } from '#config'
import { Lifecycle } from './lifecycle.ts'
import { sandboxProxy, startSandbox } from './payments-sandbox.ts'

describe('the payment sandbox of the demo', { timeout: 30_000 }, () => {
  let folder: string
  let app: FastifyInstance
  const lifecycle = new Lifecycle(pino({ enabled: false }))
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'matbaa-sandbox-'))
    const sandbox = await startSandbox(parseConfig({ DATA_DIR: folder }), lifecycle)
    app = Fastify()
    if (sandbox) await sandboxProxy(app, sandbox)
    await app.listen({ port: 0, host: '127.0.0.1' })
  }, 30_000)
  afterAll(async () => {
    await app.close()
    await lifecycle.stop()
    await rm(folder, { recursive: true })
  })

  const keyFile = () => join(folder, 'payments-sandbox', 'control-key')
  const put = (authorization?: string) =>
    app.inject({
      method: 'PUT',
      url: '/dev/payments/control/faults',
      headers: { ...(authorization !== undefined && { authorization }) },
      payload: { rules: [{ call: 'charge', mode: 'DECLINE' }] },
    })

  test.each([undefined, '', 'Bearer ', 'Bearer undefined', 'Bearer only-for-development-0123456789abcdef'])(
    'switches no fault for a visitor who shows %j',
    async (authorization) => {
      expect((await put(authorization)).statusCode).toBe(401)
      expect((await app.inject('/dev/payments/control/faults')).statusCode).toBe(401)
      expect((await app.inject('/dev/payments/control/ledger')).statusCode).toBe(401)
      expect((await app.inject('/dev/payments/control/health')).statusCode).toBe(200)
    },
  )

  test('switches them for who can read its folder', async () => {
    const authorization = `Bearer ${await readFile(keyFile(), 'utf8')}`
    expect((await put(authorization)).json()).toMatchObject({ rules: [{ call: 'charge', mode: 'DECLINE' }] })
    const ledger = await app.inject({ url: '/dev/payments/control/ledger', headers: { authorization } })
    expect(ledger.json()).toEqual([])
  })

  test.skipIf(process.platform === 'win32')('keeps the key from other users of the machine', async () => {
    expect((await stat(keyFile())).mode & 0o077).toBe(0)
  })
})
