import { mkdir, readdir, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { clusterFolders } from '#db/embedded/cluster.ts'
import { commandLine, findRunning, stopPostmaster } from '#db/embedded/postmaster.ts'
import { canReach, findServerUser } from '#db/embedded/server-user.ts'
import { startServer } from '#db/embedded/server.ts'
import type { EmbeddedServer } from '#db/embedded/server.ts'
import { THROWAWAY } from '#db/embedded/settings.ts'

const PREFIX = 'matbaa-test-'
/** Memory as a file system, where Linux has it. */
const MEMORY = '/dev/shm'
/** Ten times what the databases of a test run take at once. */
const MEMORY_BYTES = 4 * 1024 ** 3

/**
 * A server for tests in the system's temporary folder, that keeps nothing: stopping it removes it.
 * Also removes what earlier test runs that were killed left behind. `label` distinguishes several of one process;
 * `settings` other than the usual ones are for measuring, `folder` another than the temporary one for many small databases.
 */
export async function startThrowawayServer(
  label = 'run',
  settings = THROWAWAY,
  folder?: string,
): Promise<EmbeddedServer> {
  const parent = folder ?? (await temporaryFolder())
  await sweep(parent)
  const home = join(parent, `${PREFIX}${process.pid}-${label}`)
  await mkdir(home, { recursive: true })
  const server = await startServer({ home, settings })
  return {
    ...server,
    stop: async () => {
      await server.stop()
      await rm(home, { recursive: true, force: true })
    },
  }
}

/** The folder for temporary files that the server's user can reach. */
export async function temporaryFolder(): Promise<string> {
  const reachable = await canReach(join(tmpdir(), PREFIX), await findServerUser())
  return reachable ? tmpdir() : '/var/tmp'
}

/**
 * The folder for many small databases: memory when it has room, otherwise the temporary one. A database has more than a
 * thousand files, and disks' file systems search long for the number of a new file after many were removed.
 */
export async function memoryFolder(): Promise<string> {
  const { bavail, bsize } = await statfs(MEMORY).catch(() => ({ bavail: 0, bsize: 0 }))
  const isRoomy = bavail * bsize >= MEMORY_BYTES && (await canReach(join(MEMORY, PREFIX), await findServerUser()))
  return isRoomy ? MEMORY : temporaryFolder()
}

async function sweep(parent: string): Promise<void> {
  for (const entry of await readdir(parent)) {
    const pid = entry.startsWith(PREFIX) && Number.parseInt(entry.slice(PREFIX.length), 10)
    if (!pid || (await commandLine(pid)) !== undefined) continue
    const { data } = clusterFolders(join(parent, entry))
    const running = await findRunning(data)
    if (running) await stopPostmaster(running.pid)
    await rm(join(parent, entry), { recursive: true, force: true })
  }
}
