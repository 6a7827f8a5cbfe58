import { SOFTWARE } from '#domain/software.ts'
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { access, chown, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { commandLine } from '#db/embedded/postmaster.ts'
import { ServerFailure } from '#db/embedded/server-failure.ts'
import type { ServerUser } from '#db/embedded/server-user.ts'

/** The database user of the embedded server, and the name of its database. */
export const OWNER = SOFTWARE.id

/** The system's locale that classifies letters of every script: pg_trgm asks the system, not the server. */
const LETTERS = `--lc-ctype=${process.platform === 'darwin' ? 'en_US.UTF-8' : process.platform === 'win32' ? 'en-US' : 'C.UTF-8'}`

/** Where the parts of an embedded server lie. */
export interface ClusterFolders {
  /** PostgreSQL's own data. */
  readonly data: string
  /** Of the server's user alone: the socket lies here. */
  readonly run: string
  readonly log: string
  readonly passwordFile: string
}

/** The folders below `home`. */
export const clusterFolders = (home: string): ClusterFolders => ({
  data: join(home, 'data'),
  run: join(home, 'run'),
  log: join(home, 'postgres.log'),
  passwordFile: join(home, 'password'),
})

/**
 * Makes the data folder of a new server, unless it exists: UTF-8, sorted by code point, and a character type
 * that knows letters of every script (trigrams of Arabic need that). Throws ServerFailure and leaves no half-made folder.
 */
export async function createCluster(
  home: string,
  initdb: string,
  user: ServerUser | undefined,
  durable: boolean,
): Promise<void> {
  const folders = clusterFolders(home)
  await prepareFolder(home, 0o755, user)
  await prepareFolder(folders.run, 0o700, user)
  if (await exists(folders.data)) return

  await removeHalfMade(home)
  await writeFile(folders.passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600, flag: 'a' })
  const password = await readPassword(home)

  // Made beside and renamed, so that one broken off half-way is never taken for a whole one.
  const partial = `${folders.data}.${process.pid}.${randomBytes(3).toString('hex')}`
  const passwordCopy = `${partial}.password`
  await prepareFolder(partial, 0o700, user)
  await writeFile(passwordCopy, password, { mode: 0o600 })
  if (user) await chown(passwordCopy, user.uid, user.gid)
  try {
    await runInitdb([initdb, ...(durable ? [] : ['--no-sync'])], partial, passwordCopy, user)
  } catch (error) {
    await rm(partial, { recursive: true, force: true })
    throw error
  } finally {
    await rm(passwordCopy, { force: true })
  }
  // Another start may have been quicker: then its folder is the one.
  await rename(partial, folders.data).catch(() => rm(partial, { recursive: true }))
}

/** The password of the embedded server's owner; asked for only where there is no private socket. */
export const readPassword = (home: string): Promise<string> =>
  readFile(clusterFolders(home).passwordFile, 'utf8').then((text) => text.slice(0, 32))

async function runInitdb(
  [initdb, ...flags]: [string, ...string[]],
  folder: string,
  passwordFile: string,
  user: ServerUser | undefined,
): Promise<void> {
  const args = ['--pgdata', folder, '--username', OWNER, '--pwfile', passwordFile, '--no-instructions', ...flags]
  const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C', LETTERS]
  const auth = ['--auth-local=trust', '--auth-host=scram-sha-256']
  const child = spawn(initdb, [...args, ...locale, ...auth], {
    ...user,
    cwd: folder,
    env: serverEnvironment(),
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let complaint = ''
  child.stderr.on('data', (chunk) => (complaint += String(chunk)))
  const [code] = await once(child, 'close')
  if (code !== 0) throw new ServerFailure(`PostgreSQL could not create its data folder ${folder}:`, complaint)
}

/** The server inherits nothing of ours but the path: its environment is readable by its other user. */
export const serverEnvironment = (): NodeJS.ProcessEnv => ({ PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' })

async function prepareFolder(folder: string, mode: number, user: ServerUser | undefined): Promise<void> {
  await mkdir(folder, { recursive: true, mode })
  if (user) await chown(folder, user.uid, user.gid)
}

/** Removes what a start that was killed while creating left behind. */
async function removeHalfMade(home: string): Promise<void> {
  for (const entry of await readdir(home)) {
    const pid = /^data\.(\d+)/.exec(entry)?.[1]
    if (pid && (await commandLine(Number(pid))) === undefined)
      await rm(join(home, entry), { recursive: true, force: true })
  }
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )
