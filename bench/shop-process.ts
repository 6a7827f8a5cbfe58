import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/** A shop of its own: production build, own data folder, one process (the embedded database apart). */
export type ShopProcess = {
  url: string
  pid: number
  /** Milliseconds from the start of the process to the first answer. */
  startMs: number
  stop: () => Promise<void>
}

type StartOptions = {
  port: number
  databaseUrl?: string
  env?: Readonly<Record<string, string>>
  /** Which parts of the shop; all without it. */
  services?: string
}

/** Starts the shop on a port as `npm start` does. With `databaseUrl` it uses that database instead of filling its own with the demo. */
export async function startShop({ port, databaseUrl, env, services }: StartOptions): Promise<ShopProcess> {
  const folder = await mkdtemp(join(tmpdir(), 'matbaa-bench-'))
  const url = `http://localhost:${port}`
  const began = performance.now()
  const child = spawn(process.execPath, ['scripts/start.mjs', ...(services ? [`--services=${services}`] : [])], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      ARTWORK_SCAN: 'off',
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: url,
      APP_SECRET: 'bench-secret-bench-secret-bench-secret',
      DATA_DIR: folder,
      DEMO: 'true',
      LOG_LEVEL: 'info',
      ...env,
      ...(databaseUrl ? { DATABASE_URL: databaseUrl } : { EMBEDDED_DATABASE: 'true' }),
    },
  })
  const picturesReady = hearPicturesReady(child)
  await firstAnswer(child, `${url}/readyz`)
  const startMs = performance.now() - began
  if (!databaseUrl && process.env['IMAGES_AHEAD'] !== 'false') await picturesReady
  return {
    url,
    pid: child.pid ?? 0,
    startMs,
    stop: async () => {
      await stopProcess(child)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Making the demo's pictures takes both processors for some minutes, once; nothing measured meanwhile would mean anything. */
async function hearPicturesReady({ stdout }: ChildProcess): Promise<void> {
  if (!stdout) return
  for await (const line of createInterface({ input: stdout })) {
    console.log(line)
    if (line.includes('pictures are ready')) break
  }
  stdout.resume()
}

async function firstAnswer(child: ChildProcess, address: string): Promise<void> {
  for (const deadline = Date.now() + 180_000; Date.now() < deadline;) {
    if (child.exitCode !== null) throw new Error(`the shop ended with code ${child.exitCode}`)
    const answer = await fetch(address).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  throw new Error('the shop did not answer within 180 s')
}

/** Ends a child process gently and waits for it. */
export async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await ended
}

/** Resident memory of a process, MB (Linux). */
export async function residentMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
}

/** Processor time a process has used so far, milliseconds (Linux, 100 ticks a second). */
export async function processorMs(pid: number): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10
}
