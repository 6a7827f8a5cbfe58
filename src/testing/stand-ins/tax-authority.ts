import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Plan } from '../../../tax-authority-sandbox/faults.ts'
import { createTaxSandbox } from '../../../tax-authority-sandbox/sandbox-server.ts'

/** Starts the sandbox of the tax authority in this process. */
export async function testTaxAuthority(now?: () => Date) {
  const folder = await mkdtemp(join(tmpdir(), 'matbaa-tax-'))
  const app = createTaxSandbox({ folder, secret: 'of the test', ...(now && { now }) })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  return {
    url,
    setFaults: async (plan: Partial<Plan>): Promise<void> => {
      const answer = await fetch(`${url}/control/faults`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(plan),
      })
      if (!answer.ok) throw new Error(await answer.text())
    },
    close: async (): Promise<void> => {
      await app.close()
      await rm(folder, { recursive: true })
    },
  }
}
