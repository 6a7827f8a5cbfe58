import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)
const isLinux = process.platform === 'linux'

/** How often a working process is looked at: a file of Linux is read in no time, elsewhere a program has to answer. */
export const MEMORY_LOOK_MS = isLinux ? 25 : 500

/** The memory a process has in use, in bytes; 0 when it is gone. */
export async function residentBytes(pid: number): Promise<number> {
  const kilobytes = await (isLinux ? readStatus(pid) : askPs(pid)).catch(() => 0)
  return kilobytes * 1024
}

async function readStatus(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'latin1')
  return Number(/^VmRSS:\s*(\d+)/m.exec(status)?.[1] ?? 0)
}

async function askPs(pid: number): Promise<number> {
  const { stdout } = await run('ps', ['-o', 'rss=', '-p', String(pid)])
  return Number(stdout.trim())
}
