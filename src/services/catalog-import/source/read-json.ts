import { problemAt } from '../format/import-problem.ts'
import type { Place } from '../format/import-problem.ts'
import { nearestWord } from '../format/nearest-word.ts'
import { isObject, jsonRows, placeOfPart } from './json-lists.ts'
import { jsonComplaint } from './json-place.ts'
import { SHOP_SECTIONS } from './raw-catalogue.ts'
import type { RawCatalogue, RawRow, ShopSection } from './raw-catalogue.ts'

/** Sections written inside others: the name they have there, and the column that names what they are in. */
const PARTS: Readonly<
  Partial<Record<ShopSection, { name: string; section: ShopSection; column: string; from: string }>>
> = {
  attributes: { name: 'values', section: 'attribute_values', column: 'attribute', from: 'code' },
  pages: { name: 'sections', section: 'page_sections', column: 'page', from: 'key' },
}

const TOP_SECTIONS: readonly string[] = [
  'products',
  ...SHOP_SECTIONS.filter((name) => !Object.values(PARTS).some(({ section }) => section === name)),
]

/** Reads a JSON document: an object of sections. `file` is its name as people know it. */
export function readJson(catalogue: RawCatalogue, file: string, content: string): void {
  const at = (path: string | null): Place => ({ file, sheet: null, row: null, path })
  let document: unknown
  try {
    document = JSON.parse(content)
  } catch (error) {
    const reason = jsonComplaint(content, error)
    catalogue.problems.push(problemAt(at(null), { code: 'file/unreadable', reason }))
    return
  }
  if (!isObject(document)) {
    catalogue.problems.push(problemAt(at(null), { code: 'file/not-a-catalogue', possible: TOP_SECTIONS }))
    return
  }
  for (const [name, items] of Object.entries(document)) {
    if (name === '$schema') continue
    if (!TOP_SECTIONS.includes(name)) {
      const nearest = nearestWord(name, TOP_SECTIONS)
      catalogue.problems.push(problemAt(at(name), { code: 'section/unknown', possible: TOP_SECTIONS, nearest }))
    } else readSection(catalogue, name as ShopSection | 'products', items, at(name))
  }
}

function readSection(catalogue: RawCatalogue, section: ShopSection | 'products', items: unknown, place: Place): void {
  const complain = catalogue.problems.push.bind(catalogue.problems)
  if (section === 'settings' && isObject(items)) {
    for (const [key, value] of Object.entries(items)) {
      const at = { ...place, path: `settings.${key}` }
      catalogue.rows.settings.push({ place: at, cells: { key, value }, isJson: true, inherited: null })
    }
    return
  }
  const rows = jsonRows({ items, place, inherited: null }, complain)
  if (section === 'products') {
    for (const row of rows) catalogue.documents.push(row)
    return
  }
  for (const row of rows) catalogue.rows[section].push(readParts(catalogue, section, row))
}

/** Moves the parts of a row into their own section; answers the row without them. */
function readParts(catalogue: RawCatalogue, section: ShopSection, row: RawRow): RawRow {
  const part = PARTS[section]
  if (!part || !(part.name in row.cells)) return row
  const { [part.name]: items, ...cells } = row.cells
  const parent = cells[part.from] ?? null
  if (part.section === 'page_sections') catalogue.given.page_sections.add(parent)
  const list = { items, place: placeOfPart(row, part.name), inherited: { [part.column]: parent } }
  for (const each of jsonRows(list, catalogue.problems.push.bind(catalogue.problems))) {
    catalogue.rows[part.section].push(each)
  }
  return { ...row, cells }
}
