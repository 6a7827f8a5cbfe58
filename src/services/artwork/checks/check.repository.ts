import { sql } from 'kysely'
import type { Db } from '#db/connection.ts'
import type { ArtworkOwner } from '#domain/artwork/upload-policy.ts'
import type { Content } from '#domain/preflight/content-questions.ts'
import type { Finding, Verdict } from '#domain/preflight/finding.ts'
import type { PrintSpec } from '#domain/print-spec/print-spec.ts'
import { ownedBy } from '../owner.repository.ts'

/** What the rules say of a version for one specification. */
export type CheckRow = {
  readonly verdict: Verdict
  readonly findings: readonly Finding[]
  readonly spec: PrintSpec
  readonly confirmed_at: Date | null
}

export type CheckKey = { readonly versionId: string; readonly digest: string; readonly rules: number }

const COLUMNS = sql`c.verdict, c.findings, c.spec, c.confirmed_at`

export async function findCheck(db: Db, { versionId, digest, rules }: CheckKey): Promise<CheckRow | undefined> {
  const { rows } = await sql<CheckRow>`
    select ${COLUMNS} from artwork_check c
    where c.version_id = ${versionId}::uuid and c.spec_digest = ${digest} and c.rules_version = ${rules}`.execute(db)
  return rows[0]
}

type NewCheck = Pick<CheckRow, 'verdict' | 'findings' | 'spec'>

/** Adds a check unless the same one is there by now. */
export const insertCheck = (db: Db, { versionId, digest, rules }: CheckKey, { verdict, findings, spec }: NewCheck) =>
  sql`
    insert into artwork_check (version_id, spec_digest, rules_version, spec, verdict, findings)
    values (${versionId}::uuid, ${digest}, ${rules}, ${JSON.stringify(spec)}::jsonb, ${verdict},
      ${JSON.stringify(findings)}::jsonb)
    on conflict (version_id, spec_digest, rules_version) do nothing`.execute(db)

/** Notes that an owner accepts what may disappoint; undefined when something has to be changed first. */
export async function confirmCheck(
  db: Db,
  owner: ArtworkOwner,
  { versionId, digest, rules }: CheckKey,
  now: Date,
): Promise<CheckRow | undefined> {
  const { rows } = await sql<CheckRow>`
    update artwork_check c set confirmed_at = coalesce(c.confirmed_at, ${now})
    from artwork_version v join artwork a on a.id = v.artwork_id
    where c.version_id = ${versionId}::uuid and c.spec_digest = ${digest} and c.rules_version = ${rules}
      and c.verdict <> 'TO_CHANGE' and v.id = c.version_id and ${ownedBy(owner, 'a.')}
    returning ${COLUMNS}`.execute(db)
  return rows[0]
}

/** Notes what an owner says a version shows; false when it is not theirs. */
export async function noteContents(
  tx: Db,
  owner: ArtworkOwner,
  versionId: string,
  contents: readonly Content[],
): Promise<boolean> {
  const { rows } = await sql`
    update artwork_version v set contents = ${contents}::text[] from artwork a
    where v.id = ${versionId}::uuid and a.id = v.artwork_id and ${ownedBy(owner, 'a.')} and v.state <> 'DELETED'
    returning v.id`.execute(tx)
  return rows.length > 0
}

/** All checks of a version, locked. */
export async function findChecksOf(
  tx: Db,
  versionId: string,
): Promise<{ readonly id: string; readonly findings: readonly Finding[] }[]> {
  const { rows } = await sql<{ id: string; findings: readonly Finding[] }>`
    select id, findings from artwork_check where version_id = ${versionId}::uuid order by id for update`.execute(tx)
  return rows
}

/** Gives a check other findings, which are to be confirmed again; the database moves the lines by it. */
export const replaceFindings = (tx: Db, id: string, { findings, verdict }: Pick<CheckRow, 'findings' | 'verdict'>) =>
  sql`
    update artwork_check set findings = ${JSON.stringify(findings)}::jsonb, verdict = ${verdict}, confirmed_at = null
    where id = ${id}::uuid and findings <> ${JSON.stringify(findings)}::jsonb`.execute(tx)
