import { createHash, randomBytes } from 'node:crypto'
import type pg from 'pg'
import type { FileFacts, PageFacts } from '#domain/preflight/file-facts.ts'
import { finding, verdictOf } from '#domain/preflight/finding.ts'
import type { Finding, Fix } from '#domain/preflight/finding.ts'
import { blankPage } from '#integrations/artwork-opener/blank-facts.ts'
import type { FileStorage } from '#integrations/storage/file-storage.ts'

type Pool = Pick<pg.Pool, 'query'>

/** A page of a business card as opening it would describe it. */
const CARD_PAGE: PageFacts = {
  ...blankPage(1),
  width: 90,
  height: 50,
  trimFrom: 'TRIM',
  room: { left: 3, right: 3, top: 3, bottom: 3 },
  reach: { left: 3, right: 3, top: 3, bottom: 3 },
  hasArabic: true,
  digits: ['LATIN'],
}

const FACTS: FileFacts = {
  kind: 'PDF',
  pageCount: 2,
  pages: [CARD_PAGE, { ...CARD_PAGE, number: 2 }],
  isDamaged: false,
  isLocked: false,
  form: 'NONE',
  hasActions: false,
  hasAttachments: false,
  layers: [],
  fonts: [{ name: 'Lexend', isEmbedded: true }],
}

const FACE = {
  width: 90,
  height: 50,
  shape: 'RECTANGLE',
  bleed: 3,
  safe: 4,
  creases: { x: [], y: [] },
  holes: [],
  scale: 1,
}
const SPEC = {
  method: 'COATED',
  faces: [
    { code: 'front', sheet: FACE },
    { code: 'back', sheet: FACE },
  ],
  layers: [],
}
const SPEC_DIGEST = createHash('sha256').update(JSON.stringify(SPEC)).digest('hex')

/** What a test wants of a file; a clean card of two pages unless it says more. */
export type TestVersion = {
  readonly label?: string
  readonly bytes?: Uint8Array
  /** Where its bytes are put; without it they are stored nowhere, and its line cannot leave prepress. */
  readonly storage?: Pick<FileStorage, 'put'>
  readonly findings?: readonly Finding[]
  readonly isChecked?: boolean
  /** Storage keys of the pictures of its pages. */
  readonly pictures?: readonly string[]
  /** Lines of text as they were read. */
  readonly lines?: readonly unknown[]
  /** What was fixed in it: it is a copy of another version that was sent. */
  readonly fixes?: readonly Fix[]
}

/** What a customer sent before a copy of it was fixed; answers the id of that version. */
async function insertSent(pool: Pool, artworkId: string): Promise<string> {
  const { rows } = await pool.query(
    `insert into artwork_version (artwork_id, number, source, label, byte_length, sha256, storage_key, delete_after)
     values ($1, 1, 'UPLOAD', 'sent.pdf', 64, $2, $3, now() + interval '30 days') returning id`,
    [artworkId, randomBytes(32), randomBytes(16).toString('hex')],
  )
  return String(rows[0].id)
}

/** A file of a customer that was opened and checked; answers the id of its version. */
export async function insertVersion(pool: Pool, customerId: string, version: TestVersion = {}): Promise<string> {
  const { label = 'card.pdf', bytes = randomBytes(64), findings = [], isChecked = true, pictures = [], fixes } = version
  const artwork = await pool.query('insert into artwork (customer_id) values ($1) returning id', [customerId])
  const key = randomBytes(16).toString('hex')
  await version.storage?.put('private', key, bytes)
  const parent = fixes ? await insertSent(pool, artwork.rows[0].id) : null
  const { rows } = await pool.query(
    `insert into artwork_version (artwork_id, number, source, label, byte_length, sha256, storage_key, state, kind, page_count,
       facts, lines, opened_at, delete_after, parent_id, fixes)
     values ($1, $8, $9, $2, $3, $4, $5, 'OPENED', 'PDF', 2, $6, $7, now(), now() + interval '30 days', $10, $11) returning id`,
    [
      artwork.rows[0].id,
      label,
      bytes.length,
      createHash('sha256').update(bytes).digest(),
      key,
      JSON.stringify(FACTS),
      JSON.stringify(version.lines ?? []),
      fixes ? 2 : 1,
      fixes ? 'FIX' : 'UPLOAD',
      parent,
      fixes ?? [],
    ],
  )
  const id = String(rows[0].id)
  for (const [index, key] of pictures.entries()) {
    await pool.query(
      'insert into artwork_picture (version_id, page, width, height, storage_key) values ($1, $2, 960, 560, $3)',
      [id, index + 1, key],
    )
  }
  if (isChecked) await insertCheck(pool, id, findings)
  return id
}

/** What the rules say of a version. */
export async function insertCheck(pool: Pool, versionId: string, findings: readonly Finding[] = []): Promise<void> {
  await pool.query(
    `insert into artwork_check (version_id, spec_digest, spec, rules_version, verdict, findings)
     select $1, $2, $3, 1 + count(*), $4, $5 from artwork_check where version_id = $1`,
    [versionId, SPEC_DIGEST, JSON.stringify(SPEC), verdictOf(findings), JSON.stringify(findings)],
  )
  await pool.query('update line_artwork set spec_digest = $2 where version_id = $1', [versionId, SPEC_DIGEST])
}

/** Gives a line of an order these files, in the place of those it had. */
export async function setLineFiles(pool: Pool, lineId: number, versions: readonly string[]): Promise<void> {
  await pool.query('delete from line_artwork where line_id = $1 and position >= $2', [lineId, versions.length])
  for (const [position, version] of versions.entries()) {
    await pool.query(
      `insert into line_artwork (line_id, position, version_id, design) values ($1, $2, $3, $2)
       on conflict (line_id, position) do update set version_id = excluded.version_id`,
      [lineId, position, version],
    )
  }
  await pool.query(
    `update line_artwork u set spec_digest = $2 where line_id = $1 and exists (
       select from artwork_check c where c.version_id = u.version_id and c.spec_digest = $2)`,
    [lineId, SPEC_DIGEST],
  )
}

/** A finding because of which a file cannot be printed. */
export const RED_FINDING = finding('arabic-letters-apart', {
  page: 1,
  box: { left: 20, top: 10, width: 30, height: 6 },
  facts: { text: 'ا س ت' },
})

/** A proof of a line's files that was sent by staff and approved by its customer. */
export async function signOffLine(pool: Pool, lineId: number, name = 'Sara'): Promise<void> {
  const { rows } = await pool.query(`insert into print_proof (line_id, kind) values ($1, 'STAFF') returning id`, [
    lineId,
  ])
  await pool.query(`update print_proof set state = 'SENT' where id = $1`, [rows[0].id])
  await pool.query(
    `with decided as (update print_proof set state = 'APPROVED' where id = $1 returning id, hash)
     insert into sign_off (proof_id, hash, words, name, via, customer_id)
     select id, hash, 'Print exactly this', $2, 'OWNER', gen_random_uuid() from decided`,
    [rows[0].id, name],
  )
}
