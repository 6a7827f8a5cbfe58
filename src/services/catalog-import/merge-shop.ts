import { LANGUAGES } from '#domain/language.ts'
import { completeRow, patchOf, withSlug } from './complete-row.ts'
import type { Derived, Draft, Placed } from './complete-row.ts'
import { problemAt } from './format/import-problem.ts'
import type { ImportProblem } from './format/import-problem.ts'
import { KEYS } from './format/section-keys.ts'
import type { SectionRow } from './format/sections.ts'
import type { ParsedRow } from './parse-rows.ts'
import { stableText } from './row-text.ts'
import type { ShopRows } from './shop-rows.repository.ts'
import { SHOP_SECTIONS } from './source/raw-catalogue.ts'
import type { ShopSection } from './source/raw-catalogue.ts'

/** Every imported row that is not of a product. */
export type ShopDraft = { readonly [Section in ShopSection]: readonly Draft<Section>[] }

/** The same, complete. */
export type ShopImport = { readonly [Section in ShopSection]: readonly Placed<Section>[] }

/** Rows of the sections that are not of products. */
export type ParsedShop = Readonly<Record<ShopSection, readonly ParsedRow[]>>

type Complain = (problem: ImportProblem) => void

/** Lays what is imported over what the shop has; `now` dates what changes and says no date. Reports rows that come twice or lack something. */
export function mergeShop(rows: ParsedShop, current: ShopRows, now: string, complain: Complain): ShopDraft {
  const merged = SHOP_SECTIONS.map((section) => [section, mergeSection(section, rows[section], current, now, complain)])
  return Object.fromEntries(merged) as ShopDraft
}

/** What names a row of a section, as one text; undefined when a part of it is missing. */
export function keyOf(section: ShopSection, row: Readonly<Record<string, unknown>>): string | undefined {
  const parts = KEYS[section].map((column) => row[column])
  return parts.every((part) => typeof part === 'string') ? parts.join('/') : undefined
}

function mergeSection<Section extends ShopSection>(
  section: Section,
  rows: readonly ParsedRow[],
  shop: ShopRows,
  now: string,
  complain: Complain,
): Draft<Section>[] {
  const current = shop[section] as readonly SectionRow<Section>[]
  const known = new Map(current.map((row) => [keyOf(section, row), row]))
  const seen = new Map<string, ParsedRow>()
  const position = positionsAfter(section, current)
  const merged: Draft<Section>[] = []
  for (const row of rows) {
    const key = keyOf(section, row.given)
    const first = key === undefined ? undefined : seen.get(key)
    if (first) {
      complain(problemAt(row.place, { code: 'row/twice', other: first.place }, KEYS[section].at(-1) ?? null, key))
      continue
    }
    if (key !== undefined) seen.set(key, row)
    const before = known.get(key)
    const prepared = prepare(section, row, before)
    const derived = { ...derivedFrom(section, prepared, before, now), position: position(row, before) }
    merged.push(withDate(completeRow(section, prepared, before, derived, complain), prepared, before, now))
  }
  return merged
}

function prepare(section: ShopSection, row: ParsedRow, before: unknown): ParsedRow {
  const code = String(row.given['code'])
  if (section === 'categories') return withSlug(row, before as SectionRow<'categories'> | undefined, { code })
  if (section !== 'blogs') return row
  const post = before as SectionRow<'blogs'> | undefined
  return withSlug(row, post && { name: post.title, slug: post.slug }, { name: 'title', code })
}

const WORDS_A_MINUTE = 180

/** What says no date is dated when its texts change, not when it is imported. */
function withDate<Section extends ShopSection>(
  draft: Draft<Section>,
  { given }: ParsedRow,
  before: SectionRow<Section> | undefined,
  now: string,
): Draft<Section> {
  const isDated = before !== undefined && 'updated_at' in before && isEmpty(given['updated_at'])
  if (!isDated || stableText(before) === stableText(draft.row)) return draft
  return { ...draft, row: { ...draft.row, updated_at: now } }
}

const isEmpty = (given: unknown): boolean => given === undefined || given === null

/** The pages that an import says no date of. */
export const undatedPages = (pages: readonly string[], rows: readonly ParsedRow[]): string[] => {
  const dated = new Set(rows.filter(({ given }) => !isEmpty(given['updated_at'])).map(({ given }) => given['key']))
  return pages.filter((page) => !dated.has(page))
}

/** The time an article takes is counted from its longer language; new texts are from the day they are published. */
function derivedFrom(section: ShopSection, { given }: ParsedRow, before: object | undefined, now: string): Derived {
  const known = before && 'updated_at' in before ? before.updated_at : undefined
  if (section === 'pages') return { updated_at: known ?? now }
  if (section !== 'blogs') return {}
  const published = given['published_at']
  const body = patchOf(given['body'])
  const words = LANGUAGES.map((language) => (body[language] ?? '').replace(/<[^>]*>/g, ' ').split(/\s+/).length)
  return {
    reading_minutes: Math.min(120, Math.max(1, Math.round(Math.max(...words) / WORDS_A_MINUTE))),
    updated_at: known ?? (typeof published === 'string' ? published : now),
  }
}

/** A row keeps its place; new ones come after the others of the same parent, in the order of the file. */
function positionsAfter(section: ShopSection, current: readonly object[]) {
  const next = new Map<unknown, number>()
  const parentOf = (row: object): unknown => {
    const fields = row as Readonly<Record<string, unknown>>
    return fields['parent'] ?? fields['attribute'] ?? fields['placement'] ?? fields['page'] ?? null
  }
  // Sections of a page are replaced together: the file alone decides their order.
  const isReplaced = section === 'page_sections'
  for (const row of isReplaced ? [] : current) {
    const place = 'position' in row ? Number(row.position) : -1
    next.set(parentOf(row), Math.max(next.get(parentOf(row)) ?? 0, place + 1))
  }
  return (row: ParsedRow, before: object | undefined): number => {
    if (before && !isReplaced && 'position' in before) return Number(before.position)
    const parent = parentOf(row.given)
    const position = next.get(parent) ?? 0
    next.set(parent, position + 1)
    return position
  }
}
