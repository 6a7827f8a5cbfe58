import { SOFTWARE } from '#domain/software.ts'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { chown, lstat, mkdir } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { clusterFolders, OWNER, readPassword } from '#db/embedded/cluster.ts'
import type { ServerUser } from '#db/embedded/server-user.ts'

/** Where a server listens: arguments that make it, and addresses for clients. */
export interface Endpoint {
  readonly args: readonly string[]
  /** Connection string of one of its databases. */
  readonly url: (database: string) => string
}

/** A socket's path must fit about a hundred bytes, its file name included. */
const SOCKET_PATH_LIMIT = 80
const SOCKET_PORT = 5432

/**
 * A socket in a folder that only the server's user (and root) may enter; on Windows, where the driver knows none,
 * a port of this machine and a password. `runningPort` keeps the port of a server that is already there.
 */
export async function chooseEndpoint(
  home: string,
  user: ServerUser | undefined,
  runningPort?: number,
): Promise<Endpoint> {
  return process.platform === 'win32' ? portEndpoint(home, runningPort) : socketEndpoint(home, user)
}

async function socketEndpoint(home: string, user: ServerUser | undefined): Promise<Endpoint> {
  const { run } = clusterFolders(home)
  const folder = Buffer.byteLength(run) <= SOCKET_PATH_LIMIT ? run : await shortFolder(run, user)
  const settings = ['listen_addresses=', `unix_socket_directories="${folder}"`, 'unix_socket_permissions=0700']
  return {
    args: ['-p', String(SOCKET_PORT), ...settings.flatMap((setting) => ['-c', setting])],
    url: (database) => `postgresql://${OWNER}@${encodeURIComponent(folder)}:${SOCKET_PORT}/${database}`,
  }
}

async function shortFolder(run: string, user: ServerUser | undefined): Promise<string> {
  const folder = join(tmpdir(), `${SOFTWARE.id}-${createHash('sha256').update(run).digest('hex').slice(0, 12)}`)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const { uid } = await lstat(folder)
  if (uid !== process.getuid?.() && uid !== user?.uid) throw new Error(`${folder} belongs to another user: remove it`)
  if (user) await chown(folder, user.uid, user.gid)
  return folder
}

async function portEndpoint(home: string, runningPort?: number): Promise<Endpoint> {
  const port = runningPort ?? (await freePort())
  const password = await readPassword(home)
  return {
    args: ['-p', String(port), '-c', 'listen_addresses=127.0.0.1'],
    url: (database) => `postgresql://${OWNER}:${password}@127.0.0.1:${port}/${database}`,
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}
