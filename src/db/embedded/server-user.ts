import { SOFTWARE } from '#domain/software.ts'
import { execFile } from 'node:child_process'
import { access, constants, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The system user a server runs as; PostgreSQL refuses to run as root. */
export interface ServerUser {
  readonly uid: number
  readonly gid: number
}

const NAMES = ['postgres', SOFTWARE.id] as const

/**
 * The user for the embedded server: the same one when the process is not root (undefined), otherwise the
 * system's `postgres`, or a user of the software that is made on first use. Throws when none can be made.
 */
export async function findServerUser(): Promise<ServerUser | undefined> {
  if (process.getuid?.() !== 0) return undefined
  for (const name of NAMES) {
    const user = await lookUp(name)
    if (user) return user
  }
  // Another process may just be making the same user: what counts is that it is there afterwards.
  const failure: unknown = await makeUser().catch((error: unknown) => error)
  const made = await lookUp(SOFTWARE.id)
  if (made) return made
  throw new Error(
    'PostgreSQL does not run as root, and no system user could be made for it: create a user "postgres", or start the shop as another user',
    { cause: failure },
  )
}

const NEW_USER = ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', SOFTWARE.id]

/** `su` without a dash leaves root without the folder of such programs. */
const makeUser = () =>
  run('useradd', NEW_USER).catch((error: Error & { readonly code?: unknown }) => {
    if (error.code === 'ENOENT') return run('/usr/sbin/useradd', NEW_USER)
    throw error
  })

async function lookUp(name: string): Promise<ServerUser | undefined> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])])
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
  } catch {
    return undefined
  }
}

/** Whether the user may pass through every folder above `path`; the path itself need not exist. */
export async function canReach(path: string, user: ServerUser | undefined): Promise<boolean> {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    if (!(await canEnter(folder, user))) return false
    if (folder === dirname(folder)) return true
  }
}

async function canEnter(folder: string, user: ServerUser | undefined): Promise<boolean> {
  try {
    if (!user) return await access(folder, constants.X_OK).then(() => true)
    const { mode, uid, gid } = await stat(folder)
    const shift = uid === user.uid ? 6 : gid === user.gid ? 3 : 0
    return ((mode >> shift) & 1) === 1
  } catch (error) {
    // A folder that is not there yet will be made, and made reachable.
    return error instanceof Error && 'code' in error && error.code === 'ENOENT'
  }
}
