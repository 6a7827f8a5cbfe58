import { SOFTWARE } from '#domain/software.ts'
import { createHash } from 'node:crypto'
import { chmod, mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { canReach, findServerUser } from '#db/embedded/server-user.ts'

/** Where root's shop keeps its database when the data folder lies in a private home. */
const SYSTEM_FOLDER = '/var/lib'
/** May be passed through, not listed. */
const PASSABLE = 0o011

export interface Place {
  readonly home: string
  /** It is not in the data folder, because the server's system user could not get there. */
  readonly moved: boolean
}

/** Chooses the folder of the embedded server that belongs to a data folder; the same one every time. */
export async function choosePlace(dataFolder: string): Promise<Place> {
  const user = await findServerUser()
  if (await canReach(dataFolder, user)) {
    await mkdir(dataFolder, { recursive: true })
    const { mode } = await stat(dataFolder)
    if (user && (mode & PASSABLE) !== PASSABLE) await chmod(dataFolder, mode | PASSABLE)
    return { home: join(dataFolder, 'postgres'), moved: false }
  }
  const id = createHash('sha256').update(dataFolder).digest('hex').slice(0, 12)
  return { home: join(SYSTEM_FOLDER, `${SOFTWARE.id}-${id}`), moved: true }
}
