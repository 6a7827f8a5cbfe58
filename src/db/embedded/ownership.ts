import { SOFTWARE } from '#domain/software.ts'
import pg from 'pg'
import { connectOnce } from '#db/connection.ts'
import { ServerAway } from '#db/embedded/postmaster.ts'

/** In the database `postgres`, so that it is not one of `advisory-locks.ts`. Every version of the shop uses the same one. */
const LOCK_KEY = 7_283_002
const NAME = `${SOFTWARE.id} owner`

/** The data folder is in use by another shop; the message says what to do. */
export class DataFolderInUse extends Error {
  override readonly name = 'DataFolderInUse'
}

/**
 * Marks this process as the one that starts and stops the server, for as long as the returned connection lives:
 * the database itself lets go of the mark when the process dies, however it dies.
 * Throws DataFolderInUse when another process holds it, ServerAway when the server cannot be asked now.
 */
export async function takeOwnership(url: string, home: string): Promise<pg.Client> {
  try {
    return await mark(url, home)
  } catch (error) {
    throw isAway(error) ? new ServerAway('the embedded PostgreSQL cannot be reached', { cause: error }) : error
  }
}

/** Operator intervention (class 57), or no answer at all: then the driver's error has no code of SQL. */
function isAway(error: unknown): boolean {
  if (error instanceof DataFolderInUse) return false
  return !(error instanceof pg.DatabaseError) || (error.code?.startsWith('57') ?? false)
}

async function mark(url: string, home: string): Promise<pg.Client> {
  const client = await connectOnce(url, `${NAME} ${process.pid}`)
  client.on('error', () => undefined)
  const { rows } = await client.query<{ taken: boolean }>(`select pg_try_advisory_lock(${LOCK_KEY}) as taken`)
  if (rows[0]?.taken) return client

  const owner = await findOwner(client)
  await client.end()
  throw new DataFolderInUse(
    `The database in ${home} is in use by another ${SOFTWARE.name}${owner}. Stop that one first, or give this one ` +
      'a folder of its own (DATA_DIR=...), or set DATABASE_URL to a PostgreSQL server that both share.',
  )
}

async function findOwner(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    'select application_name as name from pg_stat_activity where application_name like $1 and pid <> pg_backend_pid() order by backend_start limit 1',
    [`${NAME} %`],
  )
  const name = rows[0]?.name
  return name ? ` (process ${name.slice(NAME.length + 1)})` : ''
}
