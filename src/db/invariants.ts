import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'

const FOLDER = join(import.meta.dirname, 'invariants')

/** What must never be wrong and is: the name of the rule, and rows that break it. */
export type Violation = { readonly rule: string; readonly rows: readonly Record<string, unknown>[] }

/** Asks the database for everything that must never be wrong; finds nothing as long as nothing is. */
export async function findViolations(client: Pick<pg.Pool, 'query'>): Promise<Violation[]> {
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith('.sql')).toSorted()
  const violations: Violation[] = []
  // One after the other: it may be one connection.
  for (const file of files) {
    const { rows } = await client.query<Record<string, unknown>>(await readFile(join(FOLDER, file), 'utf8'))
    if (rows.length > 0) violations.push({ rule: file.replace('.sql', ''), rows: rows.slice(0, 20) })
  }
  return violations
}
