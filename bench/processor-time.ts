import { readFile } from 'node:fs/promises'
import type pg from 'pg'

/** Clock ticks of /proc a second (Linux). */
const TICKS = 100

/** Processor time of a process so far, in seconds. */
export async function processorSeconds(pid: number): Promise<number> {
  // The name of the program, which may have blanks, stands between parentheses.
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / TICKS
}

/** Processor time of the connections to this database so far, in seconds. */
export async function databaseSeconds(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ pid: number }>(
    'select pid from pg_stat_activity where datname = current_database()',
  )
  const times = await Promise.all(rows.map(({ pid }) => processorSeconds(pid)))
  return times.reduce((sum, seconds) => sum + seconds, 0)
}
