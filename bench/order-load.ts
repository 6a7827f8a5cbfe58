import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

export type Rate = { readonly perSecond: number; readonly times: readonly number[] }

/** Does something over and over, some at once, for so many seconds; how often a second, and how long each took in ms. */
export async function rateFor(seconds: number, atOnce: number, work: (n: number) => Promise<void>): Promise<Rate> {
  const times: number[] = []
  const began = performance.now()
  const until = began + seconds * 1_000
  let next = 0
  const worker = async (): Promise<void> => {
    while (performance.now() < until) {
      const start = performance.now()
      await work(next++)
      times.push(performance.now() - start)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return { perSecond: times.length / ((performance.now() - began) / 1_000), times }
}

/** The time that so many of a hundred stay below. */
export const percentile = (times: readonly number[], percent: number): number =>
  times.toSorted((a, b) => a - b)[Math.ceil((times.length * percent) / 100) - 1] ?? Number.NaN

/** PostgreSQL's own benchmark, which its embedded server comes without: from the system's packages. */
export async function openPgbench(databaseUrl: string, scale: number) {
  const program = await findPgbench()
  await run(program, ['--initialize', `--scale=${scale}`, '--quiet', databaseUrl])
  /** Transactions a second of TPC-B with so many clients. */
  return async (seconds: number, clients: number): Promise<number> => {
    const options = ['--no-vacuum', `--client=${clients}`, '--jobs=2', `--time=${seconds}`]
    const { stdout } = await run(program, [...options, databaseUrl])
    return Number(/tps = ([\d.]+)/.exec(stdout)?.[1] ?? Number.NaN)
  }
}

async function findPgbench(): Promise<string> {
  const folder = '/usr/lib/postgresql'
  const versions = existsSync(folder) ? (await readdir(folder)).toSorted().toReversed() : []
  const found = versions.map((version) => join(folder, version, 'bin', 'pgbench')).find(existsSync)
  if (!found) throw new Error('pgbench is missing: on Debian it comes with the package postgresql')
  return found
}
