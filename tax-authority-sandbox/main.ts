/**
 * The sandbox of the tax authority as a process of its own: `SANDBOX_FOLDER=… SANDBOX_SECRET=… node
 * tax-authority-sandbox/main.ts`. Sends its port to the process that started it, and ends with it.
 */
import type { AddressInfo } from 'node:net'
import { createTaxSandbox } from './sandbox-server.ts'

const { NODE_ENV, SANDBOX_FOLDER, SANDBOX_PORT, SANDBOX_SECRET } = process.env
if (NODE_ENV === 'production') throw new Error('the sandbox of the tax authority does not run in production')
if (!SANDBOX_FOLDER || !SANDBOX_SECRET) throw new Error('SANDBOX_… is not set')

const app = createTaxSandbox({ folder: SANDBOX_FOLDER, secret: SANDBOX_SECRET })
await app.listen({ host: '127.0.0.1', port: Number(SANDBOX_PORT ?? 0) })
process.send?.({ port: (app.server.address() as AddressInfo).port })

process.on('disconnect', () => process.exit(0))
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => process.exit(0))
