import { inflateSync } from 'node:zlib'

/**
 * The text of a PDF as a reader would copy it: one piece per run, in reading order, by the file's own tables
 * (ToUnicode, ActualText, ReversedChars). Reads what Typst writes: no object streams, one content stream per page.
 */
export function pdfText(pdf: Uint8Array): string[] {
  const source = Buffer.from(pdf).toString('latin1')
  const objects = new Map([...source.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj/gm)].map(([, id, body]) => [id, body]))
  const objectOf = (id: string | undefined): string => objects.get(id ?? '') ?? ''

  return [...objects.values()]
    .filter((body) => /\/Type \/Page\b/.test(body ?? ''))
    .flatMap((page = '') => {
      const resources = objectOf(/\/Resources (\d+) 0 R/.exec(page)?.[1]) || page
      const fonts = objectOf(/\/Font (\d+) 0 R/.exec(resources)?.[1]) || resources
      const tables = new Map(
        [...fonts.matchAll(/\/(f\d+) (\d+) 0 R/g)].map(([, name, id]) => {
          const table = /\/ToUnicode (\d+) 0 R/.exec(objectOf(id))?.[1]
          return [name ?? '', unicodeTable(streamOf(objectOf(table)))]
        }),
      )
      return spansOf(streamOf(objectOf(/\/Contents (\d+) 0 R/.exec(page)?.[1])), tables)
    })
}

function streamOf(object: string): string {
  const [head = '', ...rest] = object.split('\nstream\n')
  const body = Buffer.from(rest.join('\nstream\n').replace(/\nendstream$/, ''), 'latin1')
  return (head.includes('/FlateDecode') ? inflateSync(body) : body).toString('latin1')
}

function unicodeTable(cmap: string): ReadonlyMap<number, string> {
  const text = (hex = '') => Buffer.from(hex, 'hex').swap16().toString('utf16le')
  return new Map(
    [...cmap.matchAll(/^<([0-9A-Fa-f]{4})> <([0-9A-Fa-f]+)>$/gm)].map(([, code = '', hex]) => [
      Number.parseInt(code, 16),
      text(hex),
    ]),
  )
}

type Glyphs = { readonly text: string; readonly isReversed: boolean }

function spansOf(content: string, fonts: ReadonlyMap<string, ReadonlyMap<number, string>>): string[] {
  const spans: string[] = []
  let glyphs: Glyphs[] = []
  let table: ReadonlyMap<number, string> = new Map()
  const open: { isReversed?: boolean; actual?: string }[] = []
  const flush = () => {
    const isReversed = glyphs.some((piece) => piece.isReversed)
    const text = (isReversed ? glyphs.toReversed() : glyphs).map((piece) => piece.text).join('')
    if (text.trim() !== '') spans.push(text.replaceAll(/[\u2066-\u2069]/g, ''))
    glyphs = []
  }
  for (const { groups = {} } of content.matchAll(TOKEN)) {
    const { begin, font, string, hex, actualText, actualHex, mark, end } = groups
    if (font !== undefined) table = fonts.get(font) ?? table
    else if (actualText !== undefined || actualHex !== undefined) {
      open.push({ actual: actualText === undefined ? fromHex(actualHex ?? '') : unescaped(actualText) })
      glyphs.push({ text: open.at(-1)?.actual ?? '', isReversed: false })
    } else if (mark !== undefined) open.push({ isReversed: mark.includes('ReversedChars') })
    else if (begin !== undefined) flush()
    else if (end !== undefined) open.pop()
    else if (!open.some(({ actual }) => actual !== undefined)) {
      const codes = string === undefined ? Buffer.from(hex ?? '', 'hex') : Buffer.from(unescaped(string), 'latin1')
      const isReversed = open.some((each) => each.isReversed)
      for (let at = 0; at + 1 < codes.length; at += 2)
        glyphs.push({ text: table.get(codes.readUInt16BE(at)) ?? '', isReversed })
    }
  }
  flush()
  return spans
}

// Parentheses stand unescaped in a string when they are balanced.
const INNER = String.raw`(?:[^\\()]|\\[\s\S])`
const STRING = String.raw`(?:${INNER}|\((?:${INNER}|\(${INNER}*\))*\))*`
const TOKEN = new RegExp(
  [
    String.raw`/Span <<\s*/ActualText (?:\((?<actualText>${STRING})\)|<(?<actualHex>[0-9A-F]*)>)\s*>> BDC`,
    String.raw`(?<mark>/ReversedChars BMC|/\w+ <<[^>]*>> BDC|/\w+ BMC|/\w+ /\w+ BDC)`,
    String.raw`(?<end>\bEMC\b)|(?<begin>\bBT\b)`,
    String.raw`/(?<font>f\d+) [\d.]+ Tf`,
    String.raw`\((?<string>${STRING})\)`,
    String.raw`<(?<hex>[0-9A-Fa-f]+)>`,
  ].join('|'),
  'g',
)

const fromHex = (hex: string): string => Buffer.from(hex.replace(/^FEFF/, ''), 'hex').swap16().toString('utf16le')

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

const unescaped = (text: string): string =>
  text.replaceAll(/\\(?:([0-7]{1,3})|([\s\S]))/g, (_, octal?: string, letter = '') =>
    octal === undefined ? (ESCAPES[letter] ?? letter) : String.fromCharCode(Number.parseInt(octal, 8)),
  )
