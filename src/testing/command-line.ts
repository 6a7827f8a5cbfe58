import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { format } from 'node:util'
import { afterAll, vi } from 'vitest'
import { runCommandLine } from '../cli/run-command-line.ts'
import { testDatabase } from './test-database.ts'

export type Outcome = { readonly code: number; readonly out: string; readonly err: string }

/** A pooler before the database: commands that went by it would fail here, as they would by one that ends long statements. */
const POOLER = 'postgresql://127.0.0.1:9/shop'

/** The command line over a database and a data folder of its own, for all tests of a file. */
export async function commandLine() {
  const database = await testDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'matbaa-shop-'))
  afterAll(async () => {
    await rm(folder, { recursive: true, force: true })
    await database.close()
  })
  const own: NodeJS.ProcessEnv = {
    NODE_ENV: 'test',
    DATABASE_URL: POOLER,
    DATABASE_DIRECT_URL: database.url,
    DATA_DIR: folder,
  }
  const shopWith = (settings: NodeJS.ProcessEnv, ...args: string[]) => runCommand({ ...settings, ...own }, args)
  return {
    database,
    folder,
    /** What a command prints, and its exit code. It runs in this process: starting one takes longer than most commands. */
    shop: (...args: string[]): Promise<Outcome> => shopWith({}, ...args),
    /** The same with other settings. */
    shopWith,
    /** A command as its users start it: in a process of its own, which must end by itself. */
    shopProcess: (...args: string[]): Promise<Outcome> =>
      new Promise((resolve) => {
        const env = { ...process.env, ...own }
        execFile(process.execPath, ['src/cli/shop.ts', ...args], { env }, (error, out, err) => {
          resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err })
        })
      }),
  }
}

async function runCommand(settings: NodeJS.ProcessEnv, args: readonly string[]): Promise<Outcome> {
  const printed = { log: '', error: '' }
  const spies = (['log', 'error'] as const).map((stream) =>
    vi.spyOn(console, stream).mockImplementation((...words) => void (printed[stream] += `${format(...words)}\n`)),
  )
  try {
    const code = await runCommandLine(args, settings)
    return { code, out: printed.log, err: printed.error }
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
}
