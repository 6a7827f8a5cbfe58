import { spawn } from 'node:child_process'
import { open, readFile, rename, stat } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { clusterFolders, serverEnvironment } from '#db/embedded/cluster.ts'
import { readPostmaster, ServerAway } from '#db/embedded/postmaster.ts'
import { ServerFailure } from '#db/embedded/server-failure.ts'
import type { ServerUser } from '#db/embedded/server-user.ts'

const LOG_LIMIT_BYTES = 5_000_000

/** Another server (or what is left of one) still holds the data folder; trying again soon may succeed. */
export class FolderStillHeld extends Error {
  override readonly name = 'FolderStillHeld'
}

/**
 * Starts the server program and waits until it takes connections. The server is a process group of its own, so
 * that Ctrl-C reaches only us, and outlives us if we are killed. Returns its process id.
 * Throws FolderStillHeld, ServerAway when it was shut down meanwhile, or ServerFailure with the server's own complaint.
 */
export async function launch(
  home: string,
  command: readonly [string, ...string[]],
  user: ServerUser | undefined,
): Promise<number> {
  const { data, log } = clusterFolders(home)
  const size = await stat(log).then(
    (found) => found.size,
    () => 0,
  )
  if (size > LOG_LIMIT_BYTES) await rename(log, `${log}.old`)

  const output = await open(log, 'a')
  const [program, ...args] = command
  const child = spawn(program, args, {
    ...user,
    cwd: data,
    detached: true,
    env: serverEnvironment(),
    stdio: ['ignore', output.fd, output.fd],
  })
  const failure = new Promise<Error>((resolve) => child.once('error', resolve))
  child.unref()
  await output.close()

  while (child.exitCode === null && child.signalCode === null) {
    const postmaster = await readPostmaster(data)
    if (postmaster && postmaster.pid === child.pid && postmaster.state === 'ready') return postmaster.pid
    const failed = await Promise.race([failure, sleep(10)])
    if (failed) throw failed
  }
  throw await complaint(log, size)
}

/** What the server wrote before it gave up, from `offset` bytes of its log on. */
async function complaint(log: string, offset: number): Promise<Error> {
  const text = (await readFile(log)).subarray(offset).toString('utf8')
  const fatal = text
    .split('\n')
    .filter((line) => line.includes('FATAL') || line.includes('HINT'))
    .join('\n')
  if (/already exists|still in use/.test(fatal)) return new FolderStillHeld(fatal)
  if (text.includes('shutdown request')) return new ServerAway('PostgreSQL was shut down as it started')
  return new ServerFailure(`PostgreSQL did not start (its log is ${log}):`, fatal || text.slice(-2_000))
}
