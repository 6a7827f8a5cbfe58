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
import { findVersion, type VersionRow } from '../files/artwork.repository.ts'
import { findTemplates, type TemplateRow } from '../print-spec/templates.repository.ts'
import { specOf, type ConfiguredVariant, type DigestedSpec, type SpecError } from '../print-spec/print-specs.ts'
import {
  confirmCheck,
  findCheck,
  findChecksOf,
  insertCheck,
  noteContents,
  replaceFindings,
  type CheckKey,
  type CheckRow,
} from './check.repository.ts'

export type { TemplateRow } from '../print-spec/templates.repository.ts'

export type CheckError =
  | SpecError
  | { readonly code: 'artwork/unknown' }
  | { readonly code: 'artwork/not-opened' }
  | { readonly code: 'artwork/to-change' }

/** What the rules say of a version, its pages as they lie on their sheets, and how the product is shown. */
export type ArtworkCheck = CheckRow & Omit<DigestedSpec, 'spec' | 'digest'> & { readonly pages: readonly SheetPage[] }

export type ChecksService = ReturnType<typeof createChecksService>

/** What the rules say of a file for what it is ordered for; another size or finish asks again, without another upload. */
export const createChecksService = ({ db, now }: { readonly db: Db; readonly now: () => Date }) => {
  const check = async (
    owner: ArtworkOwner,
    versionId: string,
    variant: ConfiguredVariant,
  ): Promise<Result<ArtworkCheck & { readonly key: CheckKey }, CheckError>> => {
    const [version, specified] = await Promise.all([findVersion(db, owner, versionId), specOf(db, variant)])
    if (!version) return err({ code: 'artwork/unknown' })
    if (!specified.ok) return specified
    const { spec, digest, ...seen } = specified.value
    const key = { versionId, digest, rules: RULES_VERSION }
    const findings = findingsOf(version, spec)
    if (!findings) return err({ code: 'artwork/not-opened' })
    const known = await findCheck(db, key)
    const pages = sheetPages(version.facts, spec)
    if (known) return ok({ ...known, key, pages, ...seen })
    const checked = { verdict: verdictOf(findings), findings, spec }
    await insertCheck(db, key, checked)
    return ok({ ...checked, confirmed_at: null, key, pages, ...seen })
  }
  return {
    /** What a file for a configured product looks like. */
    specOf: (variant: ConfiguredVariant) => specOf(db, variant),

    /** The blank sheets that help with it. */
    templatesFor: async (variantId: string, spec: PrintSpec): Promise<readonly TemplateRow[]> =>
      fittingTemplates(await findTemplates(db, variantId), spec),

    /** Checks an owner's version. Errors: unknown, not opened yet or refused, and those of the specification. */
    check,

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
