import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Compiled code of the command: half of the processor time of a call. */
const NODE_COMPILE_CACHE = '.cache/compiled'

/** What staff does by command, in the shop that is tested; answers what the command prints. */
export async function staff(...args: readonly string[]): Promise<string> {
  const env = {
    ...process.env,
    DATA_DIR: process.env['E2E_DATA'] ?? '.cache/e2e',
    DATABASE_URL: '',
    NODE_COMPILE_CACHE,
  }
  return (await run(process.execPath, ['src/cli/shop.ts', ...args], { env })).stdout
}
