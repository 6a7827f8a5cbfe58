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

/** Names a check within a statement's answer. */
export const checkName = ({ versionId, digest }: CheckKey): string => `${versionId} ${digest}`

/** The checks of these keys that there are, by their names. */
export async function findChecks(db: Db, keys: readonly CheckKey[]): Promise<ReadonlyMap<string, CheckRow>> {
  if (keys.length === 0) return new Map()
  const { rows } = await sql<CheckRow & { readonly name: string }>`
    select c.version_id || ' ' || c.spec_digest as name, ${COLUMNS}
    from ${listed(keys)} k (version_id uuid, spec_digest text, rules_version integer)
    join artwork_check c using (version_id, spec_digest, rules_version)`.execute(db)
  return new Map(rows.map(({ name, ...row }) => [name, row]))
}

export type NewCheck = CheckKey & Pick<CheckRow, 'verdict' | 'findings' | 'spec'>

/** Adds the checks that are not there by now, in one order, so that none waits for another that waits for it. */
export const insertChecks = (db: Db, checks: readonly NewCheck[]) =>
  sql`
    insert into artwork_check (version_id, spec_digest, rules_version, spec, verdict, findings)
    select * from ${listed(checks)} k (version_id uuid, spec_digest text, rules_version integer, spec jsonb, verdict text,
      findings jsonb)
    order by version_id, spec_digest
    on conflict (version_id, spec_digest, rules_version) do nothing`.execute(db)

const listed = (checks: readonly (CheckKey & Partial<NewCheck>)[]) => {
  const rows = checks.map(({ versionId, digest, rules, ...more }) => ({
    version_id: versionId,
    spec_digest: digest,
    rules_version: rules,
    ...more,
  }))
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)`
}

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
