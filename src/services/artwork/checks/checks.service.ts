import type { Db } from '#db/connection.ts'
import type { ArtworkOwner } from '#domain/artwork/upload-policy.ts'
import { withContents } from '#domain/preflight/content-rules.ts'
import type { Content } from '#domain/preflight/content-questions.ts'
import { checkArtwork, RULES_VERSION } from '#domain/preflight/check-artwork.ts'
import { finding, verdictOf } from '#domain/preflight/finding.ts'
import { sheetPages, type SheetPage } from '#domain/preflight/sheet-pages.ts'
import { fittingTemplates } from '#domain/print-spec/fitting-templates.ts'
import type { PrintSpec } from '#domain/print-spec/print-spec.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { findVersions, type VersionRow } from '../files/artwork.repository.ts'
import { findTemplates, type TemplateRow } from '../print-spec/templates.repository.ts'
import {
  specOf,
  specsOf,
  type ConfiguredVariant,
  type DigestedSpec,
  type SpecError,
} from '../print-spec/print-specs.ts'
import {
  checkName,
  confirmCheck,
  findChecks,
  findChecksOf,
  insertChecks,
  noteContents,
  replaceFindings,
  type CheckKey,
  type CheckRow,
  type NewCheck,
} from './check.repository.ts'

export type { TemplateRow } from '../print-spec/templates.repository.ts'

export type CheckError =
  | SpecError
  | { readonly code: 'artwork/unknown' }
  | { readonly code: 'artwork/not-opened' }
  | { readonly code: 'artwork/to-change' }

/** What the rules say of a version, its pages as they lie on their sheets, and how the product is shown. */
export type ArtworkCheck = CheckRow & Omit<DigestedSpec, 'spec' | 'digest'> & { readonly pages: readonly SheetPage[] }

type Checked = Result<ArtworkCheck & { readonly key: CheckKey }, CheckError>

/** A version with what it is ordered for. */
export type FileToCheck = { readonly versionId: string; readonly variant: ConfiguredVariant }

export type ChecksService = ReturnType<typeof createChecksService>

/** What the rules say of a file for what it is ordered for; another size or finish asks again, without another upload. */
export const createChecksService = ({ db, now }: { readonly db: Db; readonly now: () => Date }) => {
  const checkAll = async (owner: ArtworkOwner, files: readonly FileToCheck[]): Promise<readonly Checked[]> => {
    if (files.length === 0) return []
    const [versions, specs] = await Promise.all([
      findVersions(db, owner, [...new Set(files.map(({ versionId }) => versionId))]),
      specsOf(
        db,
        files.map(({ variant }) => variant),
      ),
    ])
    const judged = files.map(({ versionId }, place) =>
      judge(
        versions.find(({ id }) => id === versionId.toLowerCase()),
        specs[place],
      ),
    )
    const keys = judged.flatMap((one) => (one.ok ? [one.value.key] : []))
    const known = await findChecks(db, keys)
    const checked = judged.map((one) => (one.ok ? ok({ ...one.value, ...known.get(checkName(one.value.key)) }) : one))
    const added = checked.flatMap((one) => (one.ok && !known.has(checkName(one.value.key)) ? [one.value] : []))
    if (added.length > 0) await insertChecks(db, added.map(newCheckOf))
    return checked
  }
  const check = async (owner: ArtworkOwner, versionId: string, variant: ConfiguredVariant): Promise<Checked> => {
    const [checked] = await checkAll(owner, [{ versionId, variant }])
    if (!checked) throw new Error('a file was not answered')
    return checked
  }
  return {
    /** What a file for a configured product looks like. */
    specOf: (variant: ConfiguredVariant) => specOf(db, variant),

    /** The blank sheets that help with it. */
    templatesFor: async (variantId: string, spec: PrintSpec): Promise<readonly TemplateRow[]> =>
      fittingTemplates(await findTemplates(db, variantId), spec),

    /** Checks an owner's version. Errors: unknown, not opened yet or refused, and those of the specification. */
    check,

    /** The same of several, in their order, by as many statements as one takes. */
    checkAll,

    /**
     * Notes what the owner says the design shows: all checks of the version say so from now on, and are confirmed again. False
     * when it is not theirs.
     */
    declare: (owner: ArtworkOwner, versionId: string, contents: readonly Content[]): Promise<boolean> =>
      db.transaction().execute(async (tx) => {
        if (!(await noteContents(tx, owner, versionId, contents))) return false
        for (const { id, findings } of await findChecksOf(tx, versionId)) {
          const changed = withContents(findings, contents)
          await replaceFindings(tx, id, { findings: changed, verdict: verdictOf(changed) })
        }
        return true
      }),

    /** The owner accepts all warnings, and that the text was read right. Not while something has to be changed. */
    confirm: async (
      owner: ArtworkOwner,
      versionId: string,
      variant: ConfiguredVariant,
    ): Promise<Result<ArtworkCheck, CheckError>> => {
      const checked = await check(owner, versionId, variant)
      if (!checked.ok) return checked
      const { key, ...seen } = checked.value
      const confirmed = await confirmCheck(db, owner, key, now())
      return confirmed ? ok({ ...seen, ...confirmed }) : err({ code: 'artwork/to-change' })
    },
  }
}

const newCheckOf = ({ key, spec, verdict, findings }: ArtworkCheck & { readonly key: CheckKey }): NewCheck => ({
  ...key,
  spec,
  verdict,
  findings,
})

/** What the rules of today say of a version for a specification. */
function judge(version: VersionRow | undefined, specified: Result<DigestedSpec, SpecError> | undefined): Checked {
  if (!version || !specified) return err({ code: 'artwork/unknown' })
  if (!specified.ok) return specified
  const { spec, digest, ...seen } = specified.value
  const findings = findingsOf(version, spec)
  if (!findings) return err({ code: 'artwork/not-opened' })
  const key = { versionId: version.id, digest, rules: RULES_VERSION }
  const pages = sheetPages(version.facts, spec)
  return ok({ verdict: verdictOf(findings), findings, spec, confirmed_at: null, key, pages, ...seen })
}

/** The findings on a version; undefined while it is not opened, and when it is not printed from. */
function findingsOf({ state, facts, contents }: VersionRow, spec: PrintSpec) {
  const found =
    state === 'NEEDS_PERSON'
      ? [finding('file-needs-person')]
      : state === 'OPENED' && facts
        ? checkArtwork(facts, spec)
        : undefined
  return found && withContents(found, contents ?? [])
}
