import { execFile } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The server is starting up, shutting down, dying, or not listening yet; trying again soon may succeed. */
export class ServerAway extends Error {
  override readonly name = 'ServerAway'
}

/** What a server's own `postmaster.pid` says of it. */
export interface Postmaster {
  readonly pid: number
  readonly port: number
  /** `stopping` also while it waits for sessions to end by themselves. */
  readonly state: 'ready' | 'stopping' | 'other'
}

/** Reads `postmaster.pid` of a data folder; undefined when there is none, or not a whole one yet. */
export async function readPostmaster(folder: string): Promise<Postmaster | undefined> {
  const text = await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => '')
  // Its lines: process, data folder, start time, port, socket folder, address, shared memory, state.
  const lines = text.split('\n').map((line) => line.trim())
  const pid = Number(lines[0])
  if (!Number.isInteger(pid) || pid <= 0) return undefined
  const state = lines[7] === 'ready' || lines[7] === 'stopping' ? lines[7] : 'other'
  return { pid, port: Number(lines[3]), state }
}

/** The command line of a process, or undefined when there is no such process. */
export async function commandLine(pid: number): Promise<string | undefined> {
  if (process.platform === 'linux') {
    const text = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
    return text === '' ? undefined : text.split('\0').join(' ').trim()
  }
  const [command, ...args] =
    process.platform === 'win32'
      ? [
          'powershell',
          '-NoProfile',
          '-Command',
          `(Get-CimInstance Win32_Process -Filter "ProcessId=${pid}").CommandLine`,
        ]
      : ['ps', '-o', 'args=', '-p', String(pid)]
  const output = await run(command, args).catch(() => undefined)
  return output?.stdout.trim() || undefined
}

/**
 * The server running on a data folder, if any: its pid file names a living process, and that process is a
 * PostgreSQL server on this very folder. A pid file that names some other program is stale, and removed,
 * because PostgreSQL itself would refuse to start over it.
 */
export async function findRunning(folder: string): Promise<(Postmaster & { command: string }) | undefined> {
  const postmaster = await readPostmaster(folder)
  if (!postmaster) return undefined
  const command = await commandLine(postmaster.pid)
  if (command === undefined) return undefined
  if (command.includes('postgres') && command.includes(folder)) return { ...postmaster, command }
  await rm(join(folder, 'postmaster.pid'), { force: true })
  return undefined
}

/**
 * Asks a server to stop (it breaks off its sessions, and writes everything down) and waits for it.
 * Throws when it is still there after `limitMs`.
 */
export async function stopPostmaster(pid: number, limitMs = 20_000): Promise<void> {
  breakSessionsOff(pid)
  const deadline = performance.now() + limitMs
  // A stopped process may stay in the table as a zombie, without a command line.
  while (signal(pid, 0) && (await commandLine(pid)) !== undefined) {
    if (performance.now() > deadline)
      throw new Error(`PostgreSQL (process ${pid}) did not stop within ${limitMs / 1000} s`)
    await sleep(10)
  }
}

/** Makes a server that shuts down stop waiting for its sessions. */
export function breakSessionsOff(pid: number): void {
  signal(pid, 'SIGINT')
}

function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, name)
  } catch {
    return false
  }
}
