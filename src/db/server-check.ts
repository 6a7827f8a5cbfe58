import type pg from 'pg'

/** The server that answers, and what is wrong with it. */
export interface ServerDescription {
  /** Such as `18.4`. */
  readonly version: string
  /** Settings that could lose or mangle data, in plain words; empty when all is well. */
  readonly problems: readonly string[]
}

interface Facts {
  version: string
  version_number: string
  encoding: string
  fsync: string
  synchronous_commit: string
  full_page_writes: string
  knows_arabic: boolean
}

const FACTS = `
  select current_setting('server_version') as version,
         current_setting('server_version_num') as version_number,
         current_setting('server_encoding') as encoding,
         current_setting('fsync') as fsync,
         current_setting('synchronous_commit') as synchronous_commit,
         current_setting('full_page_writes') as full_page_writes,
         coalesce(array_length(show_trgm('مطبعة'), 1), 0) > 0 as knows_arabic`

/** Asks a server for its version and the settings that the shop's promises rest on. */
export async function describeServer(pool: Pick<pg.ClientBase, 'query'> | pg.Pool): Promise<ServerDescription> {
  const { rows } = await pool.query<Facts>(FACTS)
  const facts = rows[0]
  if (!facts) throw new Error('The database answered nothing about itself')
  return { version: facts.version.split(' ')[0] ?? facts.version, problems: problemsOf(facts) }
}

function problemsOf(facts: Facts): string[] {
  const problems = []
  if (Number(facts.version_number) < 150_000) problems.push('PostgreSQL 15 or later is needed')
  if (facts.encoding !== 'UTF8') problems.push(`the encoding is ${facts.encoding}, it must be UTF8`)
  if (!facts.knows_arabic)
    problems.push(
      'the character type (LC_CTYPE) knows no Arabic letters: create the database with a UTF-8 locale such as C.UTF-8',
    )
  if (facts.fsync !== 'on') problems.push('fsync is off: a power cut can destroy the data')
  if (facts.synchronous_commit === 'off') problems.push('synchronous_commit is off: a crash can lose answered orders')
  if (facts.full_page_writes !== 'on') problems.push('full_page_writes is off: a crash can tear pages')
  return problems
}
