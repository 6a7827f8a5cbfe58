import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Pool } from 'pg'
import type { FileStorage } from '../../src/integrations/storage/file-storage.ts'
import { exactly } from '../scenario.ts'
import type { Card } from './card.ts'

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** What is wrong after all cards were asked for to the end: files, checks and approvals, each once and true. */
export async function wrongOfCards(
  { pool, storage, folder }: { readonly pool: Pool; readonly storage: FileStorage; readonly folder: string },
  cards: readonly Card[],
): Promise<string[]> {
  const count = async (what: string): Promise<number> =>
    Number((await pool.query(`select count(*) as count from ${what}`)).rows[0].count)
  return [
    ...cards.flatMap(({ key, answers }) => (answers.wrong === undefined ? [] : [`${key}: ${answers.wrong}`])),
    ...exactly('approved', cards.filter(({ answers }) => answers.isApproved).length, cards.length),
    ...(await wrongFiles(pool, storage, cards)),
    ...exactly('uploads that are left', await count('artwork_upload'), 0),
    ...exactly('files that were sent twice', await count(DOUBLES), 0),
    ...exactly('copies with fixes that were made twice', await count(COPIES), 0),
    ...exactly(
      'versions that were never opened',
      await count(`artwork_version where state in ('RECEIVED', 'OPENING')`),
      0,
    ),
    ...exactly('opened versions without one check', await count(UNCHECKED), 0),
    ...exactly('pages without one picture', await count(PICTURES), 0),
    ...exactly('lines without one proof and one approval of their files', await count(UNAPPROVED), 0),
    ...exactly('approvals that are not in the audit', await count(UNAUDITED), 0),
    ...exactly('files of which nothing knows', (await unknownFiles(pool, folder)).length, 0),
  ]
}

const DOUBLES = `(select artwork_id from artwork_version where source = 'UPLOAD' group by artwork_id having count(*) > 1) d`
const COPIES = `(select parent_id from artwork_version where source = 'FIX' group by parent_id having count(*) > 1) d`
/** A check is of a version, a specification and the rules: of one product each version has one. */
const UNCHECKED = `artwork_version v where v.state = 'OPENED'
  and (select count(*) from artwork_check c where c.version_id = v.id) <> 1`
const PICTURES = `artwork_version v where v.state = 'OPENED'
  and (select count(*) from artwork_picture p where p.version_id = v.id) <> v.page_count`
const UNAPPROVED = `line_production l where l.state <> 'APPROVED'
  or (select count(*) from print_proof p where p.line_id = l.line_id) <> 1
  or not exists (select from print_proof p join sign_off s on s.proof_id = p.id and s.hash = p.hash
    where p.line_id = l.line_id and p.state = 'APPROVED' and p.hash = line_artwork_hash(l.line_id))`
const UNAUDITED = `sign_off s where (select count(*) from audit_entry a where a.event = 'proof-approved'
  and a.facts ->> 'hash' = encode(s.hash, 'hex') and (a.facts ->> 'line')::bigint =
  (select line_id from print_proof where id = s.proof_id)) <> 1`

/** Files whose bytes are not those that were sent, and versions whose file is not there or is another. */
async function wrongFiles(pool: Pool, storage: FileStorage, cards: readonly Card[]): Promise<string[]> {
  const { rows } = await pool.query<{ id: string; hash: string; key: string }>(
    `select id, encode(sha256, 'hex') as hash, storage_key as key from artwork_version`,
  )
  const hashes = new Map(rows.map(({ id, hash }) => [id, hash]))
  const wrong: string[] = []
  for (const { key, path, answers } of cards) {
    const sent = hashOf(await readFile(path))
    if (answers.versionId === undefined || hashes.get(answers.versionId) !== sent)
      wrong.push(`${key}: its file is not what was sent`)
    if (answers.fixedId !== undefined && !hashes.has(answers.fixedId)) wrong.push(`${key}: its copy is lost`)
  }
  for (const { id, hash, key } of rows) {
    const bytes = await storage.read('private', key)
    if (!bytes || hashOf(bytes) !== hash) wrong.push(`version ${id}: its bytes are ${bytes ? 'others' : 'lost'}`)
  }
  return wrong
}

/** Stored files that neither a version, a picture nor the list of what is to be removed names. */
async function unknownFiles(pool: Pool, folder: string): Promise<string[]> {
  const stored = (await readdir(join(folder, 'private'), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
  const { rows } = await pool.query<{ key: string }>(
    `select storage_key as key from artwork_version union select storage_key from artwork_picture
     union select storage_key from unclaimed_file`,
  )
  const known = new Set(rows.map(({ key }) => key))
  return stored.filter((name) => !known.has(name))
}
