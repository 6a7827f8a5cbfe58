import { execFile } from 'node:child_process'
import { readdir, readFile, readlink } from 'node:fs/promises'
import { basename } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const LISTENING = '0A'

/** Who listens on a TCP port of this machine, such as `node (process 4711)`; undefined when it cannot be known. */
export async function findPortHolder(port: number): Promise<string | undefined> {
  return process.platform === 'linux' ? linuxHolder(port) : lsofHolder(port)
}

async function linuxHolder(port: number): Promise<string | undefined> {
  const sockets = await listeningSockets(port)
  for (const pid of await readdir('/proc')) {
    if (!/^\d+$/.test(pid)) continue
    const files = await readdir(`/proc/${pid}/fd`).catch(() => [])
    for (const file of files) {
      const target = await readlink(`/proc/${pid}/fd/${file}`).catch(() => '')
      if (!sockets.has(target)) continue
      const [program = ''] = (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).split('\0')
      return `${basename(program) || 'a program'} (process ${pid})`
    }
  }
  return undefined
}

/** As the links in `/proc/<pid>/fd` name them: `socket:[12345]`. */
async function listeningSockets(port: number): Promise<Set<string>> {
  const tables = await Promise.all(['tcp', 'tcp6'].map((name) => readFile(`/proc/net/${name}`, 'utf8').catch(() => '')))
  const hexPort = port.toString(16).toUpperCase().padStart(4, '0')
  const sockets = new Set<string>()
  for (const line of tables.join('\n').split('\n')) {
    // Columns: number, local address, remote address, state, queues, timer, retransmits, user, timeout, inode.
    const [, local, , state, , , , , , inode] = line.trim().split(/\s+/)
    if (state === LISTENING && local?.endsWith(`:${hexPort}`)) sockets.add(`socket:[${inode}]`)
  }
  return sockets
}

async function lsofHolder(port: number): Promise<string | undefined> {
  const found = await run('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-Fpc']).catch(() => undefined)
  const pid = /^p(\d+)/m.exec(found?.stdout ?? '')?.[1]
  const name = /^c(.+)/m.exec(found?.stdout ?? '')?.[1]
  return pid && `${name ?? 'a program'} (process ${pid})`
}
