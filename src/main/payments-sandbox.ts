import { createHmac } from 'node:crypto'
import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import http from 'node:http'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '#config'
import { LOADER_OPTIONS } from '#integrations/workers/loader-options.ts'
import type { PaymentsSandbox } from '#shop/gateways.ts'
import { sandboxKeys } from '../../payments-sandbox/sandbox.ts'
import type { Lifecycle } from './lifecycle.ts'

import { StartError } from './start-error.ts'

const MAIN = join(import.meta.dirname, '..', '..', 'payments-sandbox', 'main.ts')

/** Below this path of the shop its visitors reach the sandbox, so that one port is enough. */
const PATH = '/dev/payments'
const START_LIMIT_MS = 20_000

/** Starts the payment sandbox as a process of its own when the configuration asks for it, which production never does. */
export async function startSandbox(config: Config, lifecycle: Lifecycle): Promise<PaymentsSandbox | undefined> {
  if (!config.payments.isSandbox || config.production) return undefined
  const secret = createHmac('sha256', config.secret).update('payments sandbox').digest('base64url').slice(0, 32)
  const ourselves = `http://${config.http.host === '0.0.0.0' ? '127.0.0.1' : config.http.host}:${config.http.port}`
  const browserUrl = `${config.http.publicUrl}${PATH}`
  const child = fork(MAIN, {
    env: {
      SANDBOX_FOLDER: join(config.dataFolder, 'payments-sandbox'),
      SANDBOX_PUBLIC_URL: browserUrl,
      SANDBOX_WEBHOOK_URL: `${ourselves}/api/payments/webhooks`,
      SANDBOX_SECRET: secret,
    },
    execArgv: [...LOADER_OPTIONS, '--max-semi-space-size=1', '--max-old-space-size=64'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  lifecycle.opened('the payment sandbox', () => stop(child))
  return { url: `http://127.0.0.1:${await portOf(child)}`, browserUrl, keys: sandboxKeys(secret) }
}

async function portOf(child: ChildProcess): Promise<number> {
  const [message] = (await Promise.race([
    once(child, 'message', { signal: AbortSignal.timeout(START_LIMIT_MS) }),
    once(child, 'exit').then(() => [undefined]),
  ]).catch(() => [undefined])) as [{ port?: number } | undefined]
  if (!message?.port) throw new StartError('The payment sandbox did not start')
  return message.port
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill()
  await gone
}

/** Lets browsers reach the sandbox through the shop. */
export async function sandboxProxy(app: FastifyInstance, { url }: PaymentsSandbox): Promise<void> {
  await app.register(
    async (scope) => {
      scope.removeAllContentTypeParsers()
      scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
      scope.route({
        method: ['GET', 'POST', 'PUT', 'DELETE'],
        url: '/*',
        schema: { hide: true },
        handler: (request, reply) => pass(url, request, reply),
      })
    },
    { prefix: PATH },
  )
}

async function pass(target: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const forwarded = http.request(`${target}${request.url.slice(PATH.length)}`, {
    method: request.method,
    headers: { ...request.headers, host: new URL(target).host },
  })
  request.raw.pipe(forwarded)
  const [answer] = (await once(forwarded, 'response')) as [http.IncomingMessage]
  return reply
    .status(answer.statusCode ?? 502)
    .headers(answer.headers)
    .send(answer)
}
