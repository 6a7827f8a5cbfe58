import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import autocannon from 'autocannon'

const run = promisify(execFile)

export type LoadOptions = {
  seconds: number
  connections?: number
  headers?: Record<string, string>
  /** Addresses taken in turn instead of the one. */
  paths?: readonly string[]
  /** A body that is posted, as JSON. */
  body?: string
}

/** What a load generator sent and saw. Times in milliseconds. */
export type Generated = {
  requests: number
  seconds: number
  p50: number
  p99: number
  failures: number
  /** The share of its processors' time that the generator itself needed: from 1 on it is what limits the rate. */
  busy: number
}

/** A generator that needs more of its processor could not do 1.5 times what it measured. */
export const BUSIEST = 2 / 3

/** The generator that measures: wrk where it is installed, else autocannon with a thread for each processor. */
export const GENERATOR = (await hasWrk()) ? 'wrk' : 'autocannon'

/** Loads an address, or addresses in turn, with the best generator there is. */
export const generate = (url: string, options: LoadOptions): Promise<Generated> =>
  GENERATOR === 'wrk' ? generateByWrk(url, options) : generateByAutocannon(url, options)

async function hasWrk(): Promise<boolean> {
  try {
    await run('wrk', ['--version'])
    return true
  } catch (error) {
    // It prints its version and ends with 1.
    return (error as NodeJS.ErrnoException).code !== 'ENOENT'
  }
}

async function generateByWrk(url: string, options: LoadOptions): Promise<Generated> {
  const { seconds, connections = 16, headers = {}, body, paths } = options
  const folder = await mkdtemp(join(tmpdir(), 'matbaa-wrk-'))
  try {
    const plan = join(folder, 'plan')
    const { origin, pathname, search } = new URL(url)
    const lines = [body === undefined ? 'GET' : 'POST', body ?? '', ...(paths ?? [pathname + search])]
    await writeFile(plan, `${lines.join('\n')}\n`)
    const fields = Object.entries(headers).flatMap(([name, value]) => ['--header', `${name}: ${value}`])
    const script = join(import.meta.dirname, 'wrk.lua')
    const size = ['--threads', '1', '--connections', String(connections), '--duration', `${seconds}s`]
    const before = await childrenMs()
    const { stdout } = await run('wrk', [...size, ...fields, '--script', script, origin], {
      env: { ...process.env, WRK_PLAN: plan },
    })
    const used = (await childrenMs()) - before
    const figures = /^figures (.+)$/m.exec(stdout)?.[1]?.split(' ').map(Number)
    if (!figures) throw new Error(`wrk said nothing that is understood: ${stdout}`)
    const [requests = 0, microseconds = 0, failures = 0, p50 = 0, p99 = 0] = figures
    const measured = microseconds / 1_000_000
    return { requests: requests - failures, seconds: measured, p50, p99, failures, busy: used / 1_000 / measured }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Processor time of the children this process has waited for, milliseconds (Linux, 100 ticks a second). */
async function childrenMs(): Promise<number> {
  const fields = (await readFile('/proc/self/stat', 'utf8')).split(') ')[1]?.split(' ') ?? []
  return (Number(fields[13]) + Number(fields[14])) * 10
}

const THREADS = 2

async function generateByAutocannon(url: string, options: LoadOptions): Promise<Generated> {
  const { seconds, connections = 16, headers = {}, body, paths } = options
  const before = process.cpuUsage()
  const result = await autocannon({
    url,
    duration: seconds,
    connections,
    workers: THREADS,
    headers,
    ...(body !== undefined && { method: 'POST' as const, body }),
    ...(paths && { requests: paths.map((path) => ({ path })) }),
  })
  const { user, system } = process.cpuUsage(before)
  return {
    requests: result['2xx'],
    seconds: result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failures: result.non2xx + result.errors + result.timeouts,
    busy: (user + system) / 1_000_000 / result.duration / THREADS,
  }
}
