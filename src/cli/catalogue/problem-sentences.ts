import type { ImportProblem, Place, Problem } from '#services/catalog-import/format/import-problem.ts'

/** Where something stands, as a person looks for it. */
export function placeText({ file, sheet, row, path }: Place): string {
  const parts = [file, sheet && `sheet ${sheet}`, row !== null && `row ${row}`, path]
  return parts.filter(Boolean).join(', ')
}

/** A problem in one line: where, which column, what is wrong, what would be right. */
export function problemSentence({ place, column, value, problem }: ImportProblem): string {
  const where = column === null ? placeText(place) : `${placeText(place)}, ${column}`
  const given = value === null ? '' : ` (given: ${value})`
  return `${where}: ${reason(problem)}${given}`
}

/** At most so many possible words are listed. */
const LISTED = 12

function oneOf(possible: readonly string[], nearest: string | null): string {
  const meant = nearest === null ? '' : ` Did you mean "${nearest}"?`
  if (possible.length === 0) return meant
  const more = possible.length > LISTED ? `, and ${possible.length - LISTED} more` : ''
  return ` Possible: ${possible.slice(0, LISTED).join(', ')}${more}.${meant}`
}

const PLAIN: Readonly<Record<string, string>> = {
  'cell/empty': 'is empty, but required.',
  'cell/no-language': 'needs a text in at least one language.',
  'cell/not-languages': 'must be an object of languages: {"en": "…", "ar": "…"}.',
  'cell/not-text': 'must be text.',
  'cell/bad-characters': 'has characters that are invisible or change the direction of the text.',
  'cell/not-a-code': 'must be a code: letters a to z, digits, dots and hyphens, at most 64.',
  'cell/semicolon': 'must not have a semicolon inside an entry.',
  'cell/not-a-whole-number': 'must be a whole number.',
  'cell/not-money': 'must be an amount in SAR, such as 49 or 49.50.',
  'cell/too-precise': 'has more than two decimals; the smallest amount is one halala, 0.01 SAR.',
  'cell/not-yes-or-no': 'must be yes or no.',
  'cell/not-a-time': 'must be a date such as 2026-11-21 or a time such as 2026-11-21T08:00Z.',
  'cell/not-a-colour': 'must be a colour such as #d13a1f.',
  'cell/not-a-link': 'must be a path such as /search?offers=1, or category:, product: or blog: with a code.',
  'cell/not-an-address': 'must be an address that begins with https://.',
  'cell/not-a-list': 'must be a list.',
  'cell/not-a-ladder': 'must be a ladder of quantities and unit prices: 250=0.55; 500=0.40 (in JSON {"250": 0.55}).',
  'cell/not-millimetres': 'must be millimetres on the sheet, such as 98; 148.5.',
  'cell/not-holes': 'must be holes, each with its place from the left and from the bottom and its diameter: 25 82 4.',
  'cell/not-specifications': 'must be lines of a name, a colon and a value: Material: cotton, 180 g.',
  'cell/not-json': 'must be JSON.',
  'file/missing': 'there is no such file or folder.',
  'file/empty': 'is empty.',
  'file/not-utf8': 'is not UTF-8; save it as "CSV UTF-8".',
  'column/twice': 'appears twice in the header row.',
  'row/not-an-object': 'must be an object {…}.',
  'section/not-a-list': 'must be a list […].',
  'category/parent-is-sub': 'is itself a sub-category; there are two levels.',
  'category/has-sub-categories': 'cannot become a sub-category, because it has sub-categories.',
  'category/own-parent': 'is the category itself.',
  'size/half': 'width_mm and height_mm belong together: give both or neither.',
  'product/no-price': 'the product has no price; give at least one.',
  'print/no-size':
    'takes artwork, but nothing says how large: give print_sheet, width_mm and height_mm, or choices with a size.',
  'print/no-method': 'takes artwork, but print_method does not say how it is printed.',
  'print/half-pages':
    'pages_min, pages_max and pages_multiple (1, 2 or 4) belong together, and no fewer than pages_min.',
  'print/not-a-file': 'only a feature of the control FILE has a purpose.',
  'print/no-purpose':
    'does not say what the file is for: give ARTWORK, which is checked and printed, or DOCUMENT, which is read.',
  'print/takes-no-file':
    'says how the product is printed, but no feature of it takes a file: give one of the control FILE with the purpose ARTWORK.',
  'related/itself': 'is the product itself.',
  'feature/no-choices': 'a feature of this control needs at least one choice.',
  'feature/needs-itself': 'is a choice of the feature itself, so it would never be shown.',
  'limits/reversed': 'is below min_value.',
  'choice/two-defaults': 'has two default choices, but only one can be taken.',
  'choice/not-of-attribute': 'needs a feature that names an attribute.',
  'exclusion/itself': 'a choice cannot exclude itself.',
  'position/twice': 'appears twice in this product.',
  'picture/missing': 'there is no such picture; paths count from the folder of the file, or from --images.',
  'picture/not-a-picture': 'is not a JPEG, PNG, WebP, AVIF or SVG picture.',
  'picture/too-large': 'is larger than 40 MB.',
  'template/missing': 'there is no such file.',
  'template/unknown-type': 'must be a .pdf, .ai, .eps, .psd, .svg or .zip file.',
  'template/other-content': 'is not what its extension says.',
  'template/too-large': 'is larger than 50 MB.',
}

/** Why, in plain words. */
function reason(problem: Problem): string {
  switch (problem.code) {
    case 'cell/too-long':
      return `is longer than ${problem.max} characters.`
    case 'cell/out-of-range':
      return `must be from ${problem.min} to ${problem.max}.`
    case 'cell/not-one-of':
      return `is not one of the allowed values.${oneOf(problem.possible, problem.nearest)}`
    case 'cell/bad-setting':
    case 'cell/bad-items':
      return `${problem.at === '' ? '' : `${problem.at}: `}${problem.reason}`
    case 'file/unreadable':
      return `cannot be read: ${problem.reason}`
    case 'file/unpacks-too-large':
      return `unpacks to more than ${problem.megabytes} MB. Make several workbooks of it, or save the sheets as CSV.`
    case 'sheet/too-far':
      return `has its last cell at ${problem.cell}: delete the columns and rows beyond the table, also those that look empty.`
    case 'file/not-a-catalogue':
      return `is not a catalogue.${oneOf(problem.possible, null)}`
    case 'section/unknown':
      return `there is no such section.${oneOf(problem.possible, problem.nearest)}`
    case 'column/unknown':
      return `there is no such column.${oneOf(problem.possible, problem.nearest)}`
    case 'row/twice':
      return `appears twice; first at ${placeText(problem.other)}.`
    case 'reference/unknown':
      return `is not among the ${problem.to}.${oneOf(problem.possible, problem.nearest)}`
    case 'price/which':
      return `the product has several prices; give them in a prices table.${oneOf(problem.possible, null)}`
    case 'ladder/not-above-minimum':
      return `the step at ${problem.quantity} must be above the minimum quantity, ${problem.minimum}.`
    case 'ladder/not-descending':
      return `the step at ${problem.quantity} costs more than the one before; the unit price must not rise with the quantity.`
    case 'database/refused':
      return `the database refused it: ${problem.message}${problem.detail === null ? '' : ` (${problem.detail})`}`
    default:
      return PLAIN[problem.code] ?? problem.code
  }
}
