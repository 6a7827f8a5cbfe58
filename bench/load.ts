import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generate } from './load-generator.ts'
import type { LoadOptions } from './load-generator.ts'
import { processorMs, stopProcess } from './shop-process.ts'

/**
 * What a server did under load. `cpuMs` is the server's processor time per request, which no slow client hides;
 * `clientBusy` is the share of its own processor that the client needed.
 */
export type Load = {
  perSecond: number
  p50: number
  p99: number
  failures: number
  requests: number
  cpuMs: number
  clientBusy: number
}

/** Loads an address and reads the server process's processor time around it. */
export async function measureLoad(url: string, pid: number, options: LoadOptions): Promise<Load> {
  const before = await processorMs(pid)
  const { requests, seconds, p50, p99, failures, busy } = await generate(url, options)
  const used = (await processorMs(pid)) - before
  return {
    perSecond: requests / seconds,
    p50,
    p99,
    failures,
    requests,
    cpuMs: requests > 0 ? used / requests : Number.NaN,
    clientBusy: busy,
  }
}

/** Runs a bare server sending `body` with `headers` while `use` measures it. */
export async function withBareServer<Value>(
  port: number,
  body: Buffer,
  headers: readonly string[],
  use: (url: string, pid: number) => Promise<Value>,
): Promise<Value> {
  const folder = await mkdtemp(join(tmpdir(), 'matbaa-bare-'))
  const [bodyFile, headersFile] = [join(folder, 'body'), join(folder, 'headers.json')]
  await Promise.all([writeFile(bodyFile, body), writeFile(headersFile, JSON.stringify(headers))])
  const child = spawn(process.execPath, ['bench/bare-server.ts', bodyFile, headersFile, String(port)], {
    stdio: 'inherit',
  })
  try {
    const url = `http://localhost:${port}`
    while (!(await fetch(url).catch(() => null))) await new Promise((resolve) => setTimeout(resolve, 20))
    return await use(url, child.pid ?? 0)
  } finally {
    await stopProcess(child)
    await rm(folder, { recursive: true, force: true })
  }
}

/** The middle of some numbers. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
