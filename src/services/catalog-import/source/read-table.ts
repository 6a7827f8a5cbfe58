import { problemAt } from '../format/import-problem.ts'
import type { Place } from '../format/import-problem.ts'
import { columnNames } from '../format/layout.ts'
import { unguardFormula } from '../format/formula-guard.ts'
import { nearestWord } from '../format/nearest-word.ts'
import { KEYS, PRODUCT_PARTS } from '../format/section-keys.ts'
import type { ProductPart } from '../format/section-keys.ts'
import { columnsOf } from '../format/sections.ts'
import type { SectionName } from '../format/sections.ts'
import type { RawCatalogue, RawRow, ShopSection } from './raw-catalogue.ts'

/** A table as its program shows it: the first row has the names of the columns. */
export interface Table {
  readonly file: string
  readonly sheet: string | null
  readonly section: SectionName
  /** The heading, then the rows; each with the number its program shows. */
  readonly rows: readonly { readonly number: number; readonly cells: readonly unknown[] }[]
}

/** Columns of `products` that stand for a row of another section, for the common case of one table. */
const PRICE_SHORTCUTS = ['price', 'offer_percent', 'setup_fee', 'remaining_quantity', 'ladder']
const SHORTCUTS = [...PRICE_SHORTCUTS, 'images']

/** Reads a table of one section. */
export function readTable(catalogue: RawCatalogue, table: Table): void {
  const [heading, ...rows] = table.rows
  if (!heading) {
    catalogue.problems.push(problemAt(placeOf(table, null), { code: 'file/empty' }))
    return
  }
  const columns = readHeading(catalogue, table, heading)
  if (isPart(table.section)) catalogue.givenForAll.add(table.section)
  for (const { number, cells } of rows) {
    const named = columns.flatMap((name, index): [string, unknown][] => (name ? [[name, valueOf(cells[index])]] : []))
    if (named.every(([, cell]) => cell === null)) continue
    addRow(catalogue, table, placeOf(table, number), Object.fromEntries(named))
  }
}

const placeOf = ({ file, sheet }: Table, row: number | null): Place => ({ file, sheet, row, path: null })

/** Names of the columns; undefined for those without a name or that are not known, which are reported. */
function readHeading(catalogue: RawCatalogue, table: Table, heading: Table['rows'][number]): (string | undefined)[] {
  const possible = [...columnNames(table.section), ...(table.section === 'products' ? SHORTCUTS : [])]
  const place = placeOf(table, heading.number)
  const seen = new Set<string>()
  const columns = heading.cells.map((cell) => {
    const name = String(cell ?? '')
      .trim()
      .toLowerCase()
    if (name === '') return undefined
    if (!possible.includes(name)) {
      const nearest = nearestWord(name, possible)
      catalogue.problems.push(problemAt(place, { code: 'column/unknown', possible, nearest }, name))
      return undefined
    }
    if (seen.has(name)) catalogue.problems.push(problemAt(place, { code: 'column/twice' }, name))
    seen.add(name)
    return name
  })
  for (const key of KEYS[table.section]) {
    if (!seen.has(key) && !isDerived(table.section, key))
      catalogue.problems.push(problemAt(place, { code: 'cell/empty' }, key))
  }
  return columns
}

/** Parts of keys that are filled in when they are missing. */
const isDerived = (section: SectionName, key: string): boolean => columnsOf(section)[key]?.whenEmpty.kind === 'derived'

function valueOf(cell: unknown): unknown {
  if (typeof cell === 'string') return cell.trim() === '' ? null : unguardFormula(cell)
  return cell ?? null
}

const PARTS = new Set<SectionName>([...PRODUCT_PARTS, 'page_sections'])
const isPart = (section: SectionName): boolean => PARTS.has(section)

function addRow(catalogue: RawCatalogue, table: Table, place: Place, cells: Record<string, unknown>): void {
  const row = (content: Record<string, unknown>): RawRow => ({ place, cells: content, isJson: false, inherited: null })
  const { section } = table
  if (section in catalogue.rows) catalogue.rows[section as ShopSection].push(row(cells))
  else if (section !== 'products') catalogue.tables[section as ProductPart].push(row(cells))
  else addProduct(catalogue, cells, row)
}

/** A product, and the rows of other sections that its shortcuts stand for. */
function addProduct(
  { tables, given }: RawCatalogue,
  cells: Record<string, unknown>,
  row: (content: Record<string, unknown>) => RawRow,
): void {
  const entries = Object.entries(cells)
  const product = cells['code']
  tables.products.push(row(Object.fromEntries(entries.filter(([name]) => !SHORTCUTS.includes(name)))))
  const price = entries.filter(([name]) => PRICE_SHORTCUTS.includes(name))
  if (price.length > 0) tables.prices.push(row({ product, ...Object.fromEntries(price) }))
  if (!('images' in cells)) return
  given.images.add(product)
  for (const path of String(cells['images'] ?? '').split(';')) {
    if (path.trim() !== '') tables.images.push(row({ product, image: path.trim() }))
  }
}
