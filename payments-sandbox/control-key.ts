import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The key that switches faults: made once, in a file beside the ledger that only the sandbox's own user can read. It is
 * not drawn from the shop's secret, which a demo usually leaves at its public default.
 */
export function controlKeyOf(folder: string): string {
  const file = join(folder, 'control-key')
  mkdirSync(folder, { recursive: true })
  try {
    writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return readFileSync(file, 'utf8')
}
