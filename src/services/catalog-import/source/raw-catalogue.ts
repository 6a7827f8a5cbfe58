import type { ImportProblem, Place } from '../format/import-problem.ts'
import { PRODUCT_PARTS } from '../format/section-keys.ts'
import type { ProductPart } from '../format/section-keys.ts'
import { SECTION_NAMES } from '../format/sections.ts'
import type { SectionName } from '../format/sections.ts'

/** Sections that are not of products; parts of their rows are rows of their own here. */
export type ShopSection = Exclude<SectionName, ProductPart | 'products'>

const ofProducts = new Set<SectionName>(['products', ...PRODUCT_PARTS])

export const SHOP_SECTIONS = SECTION_NAMES.filter((name): name is ShopSection => !ofProducts.has(name))

/** A row as a file has it: `null` is an empty cell, a column that is missing is not there. */
export interface RawRow {
  readonly place: Place
  /** By column; in JSON a text is an object of languages, in a table it is a column for each language. */
  readonly cells: Readonly<Record<string, unknown>>
  readonly isJson: boolean
  /** Columns that the row has from what it is written inside of. */
  readonly inherited: Readonly<Record<string, unknown>> | null
}

/** Everything read, not checked yet. Readers add to it. */
export interface RawCatalogue {
  readonly rows: Readonly<Record<ShopSection, RawRow[]>>
  /** Products of JSON documents, with their parts inside them. */
  readonly documents: RawRow[]
  /** Products and their parts as tables have them. */
  readonly tables: Readonly<Record<ProductPart | 'products', RawRow[]>>
  /** Parts that came as a table: given for every product in the catalogue. */
  readonly givenForAll: Set<SectionName>
  /** Products and pages of which a part is given even if no row of it is there. */
  readonly given: Readonly<Record<ProductPart | 'page_sections', Set<unknown>>>
  readonly problems: ImportProblem[]
  /** The folder in which each file lies, for the paths in it. */
  readonly folders: Map<string, string>
}

/** An empty catalogue to read into. */
export function emptyCatalogue(): RawCatalogue {
  return {
    rows: forEach(SHOP_SECTIONS, () => []),
    documents: [],
    tables: forEach(['products', ...PRODUCT_PARTS], () => []),
    givenForAll: new Set(),
    given: forEach([...PRODUCT_PARTS, 'page_sections'], () => new Set()),
    problems: [],
    folders: new Map(),
  }
}

const forEach = <Name extends string, Value>(names: readonly Name[], make: () => Value) =>
  Object.fromEntries(names.map((name) => [name, make()])) as Record<Name, Value>
