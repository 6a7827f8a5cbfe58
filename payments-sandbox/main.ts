/**
 * The payment sandbox as a process of its own: `SANDBOX_FOLDER=… SANDBOX_PUBLIC_URL=… SANDBOX_WEBHOOK_URL=…
 * SANDBOX_SECRET=… node payments-sandbox/main.ts`. Writes its port to the parent process, and ends with it.
 */
import type { AddressInfo } from 'node:net'
import { createSandbox } from './sandbox-server.ts'

const { NODE_ENV, SANDBOX_FOLDER, SANDBOX_PORT, SANDBOX_PUBLIC_URL, SANDBOX_WEBHOOK_URL, SANDBOX_SECRET } = process.env
if (NODE_ENV === 'production') throw new Error('the payment sandbox does not run in production')
if (!SANDBOX_FOLDER || !SANDBOX_WEBHOOK_URL || !SANDBOX_SECRET) throw new Error('SANDBOX_… is not set')

let port = Number(SANDBOX_PORT ?? 0)
const { app } = createSandbox({
  folder: SANDBOX_FOLDER,
  publicUrl: () => SANDBOX_PUBLIC_URL ?? `http://127.0.0.1:${port}`,
  webhookUrl: SANDBOX_WEBHOOK_URL,
  secret: SANDBOX_SECRET,
})
await app.listen({ host: '127.0.0.1', port })
port = (app.server.address() as AddressInfo).port
process.send?.({ port })

process.on('disconnect', () => process.exit(0))
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => process.exit(0))
