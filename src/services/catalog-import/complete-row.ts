import { slugOf } from '#domain/catalog/slug.ts'
import { LANGUAGES } from '#domain/language.ts'
import type { LocalizedText } from '#domain/localized-text.ts'
import { patchText } from './format/column.ts'
import type { TextPatch } from './format/column.ts'
import { problemAt } from './format/import-problem.ts'
import type { ImportProblem, Place } from './format/import-problem.ts'
import { layoutOf } from './format/layout.ts'
import type { LaidOutColumn } from './format/layout.ts'
import type { SectionName, SectionRow } from './format/sections.ts'
import { WRONG } from './parse-rows.ts'
import type { ParsedRow } from './parse-rows.ts'

/** A complete row, and where the import gives it. */
export interface Placed<Section extends SectionName> {
  readonly place: Place
  readonly row: SectionRow<Section>
}

/** A row that may lack values: where a cell is wrong or missing, which is reported, it is undefined. */
export interface Draft<Section extends SectionName> {
  readonly place: Place
  readonly row: { readonly [Column in keyof SectionRow<Section>]: SectionRow<Section>[Column] | undefined }
  readonly isComplete: boolean
}

/** Whether a draft is a row. */
export const isPlaced = <Section extends SectionName>(
  draft: Draft<Section>,
): draft is Draft<Section> & Placed<Section> => draft.isComplete

/** Values for columns that are derived when they are not given. */
export type Derived = Readonly<Record<string, unknown>>

/** The row as it will be: what is given, else what the shop has, else what a new row has. Reports what is missing. */
export function completeRow<Section extends SectionName>(
  section: Section,
  parsed: ParsedRow,
  current: SectionRow<Section> | undefined,
  derived: Derived,
  complain: (problem: ImportProblem) => void,
): Draft<Section> {
  const before = current as Readonly<Record<string, unknown>> | undefined
  const row: Record<string, unknown> = {}
  let isComplete = true
  for (const { name, column } of layoutOf(section).columns) {
    const given = parsed.given[name]
    const value =
      given === WRONG
        ? undefined
        : settle(valueOf(column.isLocalized, given, before?.[name]), column.whenEmpty, derived[name])
    row[name] = value
    if (value !== undefined) continue
    isComplete = false
    const code = column.isLocalized ? 'cell/no-language' : 'cell/empty'
    if (given !== WRONG) complain(problemAt(parsed.place, { code }, name))
  }
  return { place: parsed.place, row: row as Draft<Section>['row'], isComplete }
}

function valueOf(isLocalized: boolean, given: unknown, before: unknown): unknown {
  if (given === undefined) return before
  return isLocalized ? patchText((before as LocalizedText | null | undefined) ?? null, given as TextPatch) : given
}

type WhenEmpty = LaidOutColumn['column']['whenEmpty']

function settle(value: unknown, whenEmpty: WhenEmpty, derived: unknown): unknown {
  if (value !== undefined && !(value === null && whenEmpty.kind !== 'value')) return value
  if (whenEmpty.kind === 'derived') return derived
  return whenEmpty.kind === 'value' ? whenEmpty.value : undefined
}

/**
 * The row with its slug: what is given, else what it had, else made from the name, language by language. A name without
 * a letter that can stand in an address falls back on the code.
 */
export function withSlug(
  parsed: ParsedRow,
  before: { readonly name: LocalizedText; readonly slug: LocalizedText } | undefined,
  { name: nameColumn = 'name', code }: { readonly name?: string; readonly code: string },
): ParsedRow {
  const given = patchOf(parsed.given['slug'])
  const name = patchText(before?.name ?? null, patchOf(parsed.given[nameColumn]))
  const slug: Record<string, string | null> = {}
  for (const language of LANGUAGES) {
    const chosen = given[language] === undefined ? before?.slug[language] : given[language]
    slug[language] = slugOf(chosen ?? name?.[language] ?? '') || null
  }
  if (!slug['en'] && !slug['ar']) slug['en'] = slugOf(code) || code.toLowerCase()
  return { ...parsed, given: { ...parsed.given, slug } }
}

/** What is given of a text; nothing when it is missing or wrong. */
export const patchOf = (given: unknown): TextPatch =>
  given === WRONG || given === undefined ? {} : (given as TextPatch)
