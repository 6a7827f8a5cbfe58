import { DAY_MS } from '#domain/calendar/time-spans.ts'
import type { Cell } from '../write-table.ts'

const HALALAS_A_RIYAL = 100
/** Styles of the workbook, by their place in it. */
const [BOLD, MONEY, MOMENT] = [1, 2, 3]
/** Days between the beginning of spreadsheets and that of computers. */
const EPOCH_DAYS = 25_569

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'

/** Everything of a workbook but its sheet, by name. */
export const workbookFiles = (sheetName: string): readonly (readonly [name: string, xml: string])[] => [
  [
    '[Content_Types].xml',
    `${DECLARATION}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>`,
  ],
  ['_rels/.rels', relations([['officeDocument', 'xl/workbook.xml']])],
  [
    'xl/workbook.xml',
    `${DECLARATION}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="${escaped(sheetName)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  ],
  [
    'xl/_rels/workbook.xml.rels',
    relations([
      ['worksheet', 'worksheets/sheet1.xml'],
      ['styles', 'styles.xml'],
    ]),
  ],
  [
    'xl/styles.xml',
    `${DECLARATION}<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts><fonts count="2"><font/><font><b/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="4" applyNumberFormat="1"/><xf numFmtId="164" applyNumberFormat="1"/></cellXfs></styleSheet>`,
  ],
]

/** The beginning of a sheet: its heading stays, and it is read from its right where its language is. */
export const sheetHead = (headings: readonly string[], isRightToLeft: boolean): string =>
  `${DECLARATION}<worksheet xmlns="${MAIN}"><sheetViews><sheetView${isRightToLeft ? ' rightToLeft="1"' : ''} workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>${row(
    1,
    headings.map((text, column) => textCell(address(1, column), text, BOLD)),
  )}`

export const SHEET_END = '</sheetData></worksheet>'

/** Rows of a sheet, after so many others. */
export const sheetRows = (rows: readonly (readonly Cell[])[], before: number): string =>
  rows
    .map((cells, index) => {
      const number = before + index + 1
      return row(
        number,
        cells.map((cell, column) => cellXml(address(number, column), cell)),
      )
    })
    .join('')

const row = (number: number, cells: readonly string[]): string => `<row r="${number}">${cells.join('')}</row>`

/** Tables of lists have fewer columns than there are letters. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

const address = (number: number, column: number): string => `${LETTERS[column] ?? ''}${number}`

function cellXml(at: string, cell: Cell): string {
  if (cell === null || cell === '') return ''
  if (typeof cell === 'string') return textCell(at, cell)
  if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`
  if (typeof cell === 'boolean') return `<c r="${at}" t="b"><v>${Number(cell)}</v></c>`
  if (cell instanceof Date) return `<c r="${at}" s="${MOMENT}"><v>${cell.getTime() / DAY_MS + EPOCH_DAYS}</v></c>`
  return `<c r="${at}" s="${MONEY}"><v>${cell.halalas / HALALAS_A_RIYAL}</v></c>`
}

const textCell = (at: string, text: string, style = 0): string =>
  `<c r="${at}"${style === 0 ? '' : ` s="${style}"`} t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`

function relations(targets: readonly (readonly [kind: string, target: string])[]): string {
  const all = targets.map(
    ([kind, target], index) => `<Relationship Id="rId${index + 1}" Type="${RELATIONS}/${kind}" Target="${target}"/>`,
  )
  return `${DECLARATION}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${all.join('')}</Relationships>`
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** XML knows no control characters but these three, and no half of a pair. */
const NO_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

/** Almost no text has a character that is escaped or left out: those that have none are looked at once. */
const escaped = (text: string): string => (TO_ESCAPE.test(text) ? escapedCharacters(text) : text)

const TO_ESCAPE = /[^\t\n\r !#-%'-;=?-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u

const escapedCharacters = (text: string): string =>
  text.replace(NO_XML, '').replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character)
