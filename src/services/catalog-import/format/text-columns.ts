import { FACES } from '#domain/print-spec/print-spec.ts'
import { parseSpecification } from '#domain/catalog/specification.ts'
import type { LocalizedText } from '#domain/localized-text.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { cleanText } from '#domain/text/clean-text.ts'
import type { Column } from './column.ts'
import type { CellProblem } from './import-problem.ts'
import { sanitiseRichText } from './rich-text.ts'

type Read<Value> = Result<Value, CellProblem>

/** The text of a cell; numbers as they are written, so that a code of digits typed into a table stays itself. */
export function textOf(cell: unknown): Read<string> {
  if (typeof cell === 'string') return ok(cell)
  if (typeof cell === 'number' && Number.isFinite(cell)) return ok(String(cell))
  return err({ code: 'cell/not-text' })
}

const LIST_SEPARATOR = ';'

export interface TextRules {
  readonly max: number
  readonly isMultiline?: boolean
  readonly isRich?: boolean
}

/** Short texts are much alike from product to product: "Material", "Two sides". */
const REMEMBERED = { count: 5000, length: 40 }
const remembered = new Map<string, Read<string>>()

function readText(cell: unknown, rules: TextRules): Read<string> {
  const text = textOf(cell)
  if (!text.ok) return text
  if (text.value.length > REMEMBERED.length || rules.isRich || rules.isMultiline || text.value.length > rules.max) {
    return readFreshText(text.value, rules)
  }
  const known = remembered.get(text.value)
  if (known) return known
  if (remembered.size >= REMEMBERED.count) remembered.clear()
  const read = readFreshText(text.value, rules)
  remembered.set(text.value, read)
  return read
}

function readFreshText(text: string, { max, isMultiline = false, isRich = false }: TextRules): Read<string> {
  const cleaned = cleanText(text, { maxLength: max, multiline: isMultiline || isRich })
  if (cleaned.ok) return ok(isRich ? sanitiseRichText(cleaned.value) : cleaned.value)
  return err(cleaned.error.code === 'text/too-long' ? { code: 'cell/too-long', max } : { code: 'cell/bad-characters' })
}

const asItIs = {
  write: (value: string) => value,
  toJson: (value: string) => value,
  isLocalized: false,
} as const

type TextColumn = Column<string>

const required = { kind: 'required' } as const
const orNull = { kind: 'value', value: null } as const

const localized = (rules: TextRules) => ({
  // Read language by language: the reader never sees both.
  read: (cell: unknown) => readText(cell, rules) as Read<never>,
  write: (value: LocalizedText) => JSON.stringify(value),
  toJson: (value: LocalizedText) => value,
  isLocalized: true,
})

/** A text in both languages, of which one must be there. */
export const localizedText = (rules: TextRules): Column<LocalizedText> => ({ ...localized(rules), whenEmpty: required })

/** A text in both languages, or none. */
export const localizedOrNull = (rules: TextRules): Column<LocalizedText | null> => ({
  ...localized(rules),
  whenEmpty: orNull,
})

/** Facts line by line, each `name: value`, in both languages; or none. */
export const specificationsOrNull: Column<LocalizedText | null> = {
  ...localizedOrNull({ max: 3000, isMultiline: true }),
  read: (cell) => {
    const text = readText(cell, { max: 3000, isMultiline: true })
    const isTable = !text.ok || text.value.split('\n').every((line) => !line.trim() || parseSpecification(line))
    return (isTable ? text : err({ code: 'cell/not-specifications' })) as Read<never>
  },
}

/** A text in both languages that is made from another when it is not given: slugs. */
export const localizedDerived = (rules: TextRules): Column<LocalizedText> => ({
  ...localized(rules),
  whenEmpty: { kind: 'derived' },
})

const CODE = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/

function readMatching(cell: unknown, pattern: RegExp, problem: CellProblem): Read<string> {
  const text = textOf(cell)
  if (!text.ok) return text
  const trimmed = text.value.trim()
  return pattern.test(trimmed) ? ok(trimmed) : err(problem)
}

const readCode = (cell: unknown): Read<string> => readMatching(cell, CODE, { code: 'cell/not-a-code' })

/** A word that names a thing: letters, digits, points, hyphens; at most 64. */
export const code: TextColumn = { ...asItIs, read: readCode, whenEmpty: required }
/** A code that is chosen when it is not given: `standard` for the only price of a product. */
export const derivedCode: TextColumn = { ...asItIs, read: readCode, whenEmpty: { kind: 'derived' } }
export const codeOrNull: Column<string | null> = { ...asItIs, read: readCode, whenEmpty: orNull }

/** `#rrggbb`, stored in lower case. */
export const colourOrNull: Column<string | null> = {
  ...asItIs,
  read: (cell) => {
    const colour = readMatching(cell, /^#[0-9a-f]{6}$/i, { code: 'cell/not-a-colour' })
    return colour.ok ? ok(colour.value.toLowerCase()) : colour
  },
  whenEmpty: orNull,
}

/** An https address. */
export const addressOrNull: Column<string | null> = {
  ...asItIs,
  read: (cell) => readMatching(cell, /^https:\/\/[^\s/]+(\/\S*)?$/, { code: 'cell/not-an-address' }),
  whenEmpty: orNull,
}

const LINK = /^(\/[^/\s]\S*|(category|product|blog):[A-Za-z0-9][A-Za-z0-9._-]{0,63})$/

/** Whether a text leads somewhere in the shop: a path, or `category:`, `product:` or `blog:` with a code. */
export const isLink = (text: string): boolean => LINK.test(text)

export const linkOrNull: Column<string | null> = {
  ...asItIs,
  read: (cell) => readMatching(cell, LINK, { code: 'cell/not-a-link' }),
  whenEmpty: orNull,
}

const readFileName = (cell: unknown): Read<string> => readText(cell, { max: 500 })

/** The path of a file, or `sha256:` with the hash of one the shop has. After checking: the bare hash. */
export const file: TextColumn = { ...asItIs, read: readFileName, whenEmpty: required }
export const fileOrNull: Column<string | null> = { ...asItIs, read: readFileName, whenEmpty: orNull }
/** The name under which a file is downloaded; that of its path when it is not given. */
export const downloadName: TextColumn = {
  ...asItIs,
  read: (cell) => readMatching(cell, /^[A-Za-z0-9][A-Za-z0-9._-]{0,120}$/, { code: 'cell/not-a-code' }),
  whenEmpty: { kind: 'derived' },
}

/** One of a few words, in the case given here. */
export const oneOf = <Word extends string>(
  words: readonly Word[],
  whenEmpty: Column<Word>['whenEmpty'] = required,
): Column<Word> => ({
  read: (cell) => {
    const text = textOf(cell)
    if (!text.ok) return text
    const name = text.value.trim().toLowerCase()
    const word = words.find((each) => each.toLowerCase() === name)
    return word === undefined ? err({ code: 'cell/not-one-of', possible: words, nearest: null }) : ok(word)
  },
  write: (value) => value,
  toJson: (value) => value,
  whenEmpty,
  isLocalized: false,
})

/** One of a few words, or none. */
export const oneOfOrNull = <Word extends string>(words: readonly Word[]): Column<Word | null> => ({
  ...(oneOf(words) as Column<Word | null>),
  whenEmpty: orNull,
})

/** A list: in a table separated by `;`, in JSON a list. Empty: an empty list. Doubles are dropped. */
export const list = (readItem: (cell: unknown) => Read<string>): Column<readonly string[]> => ({
  read: (cell) => {
    const items = Array.isArray(cell) ? cell : typeof cell === 'string' ? cell.split(LIST_SEPARATOR) : undefined
    if (!items) return err({ code: 'cell/not-a-list' })
    const read: string[] = []
    for (const item of items) {
      if (typeof item === 'string' && item.trim() === '') continue
      const one = readItem(item)
      if (!one.ok) return one
      if (one.value.includes(LIST_SEPARATOR)) return err({ code: 'cell/semicolon' })
      if (!read.includes(one.value)) read.push(one.value)
    }
    return ok(read)
  },
  write: (value) => value.join(`${LIST_SEPARATOR} `),
  toJson: (value) => value,
  whenEmpty: { kind: 'value', value: [] },
  isLocalized: false,
})

const CHOICE_REFERENCE = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}\/[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/
const readChoiceReference = (cell: unknown): Read<string> =>
  readMatching(cell, CHOICE_REFERENCE, { code: 'cell/not-a-code' })

export const codes = list(readCode)
export const phrases = list((cell) => readText(cell, { max: 80 }))
export const files = list(readFileName)
/** Faces of a product, in the order of the pages of a file. */
export const faces = list(oneOf(FACES).read)
/** A choice of the same product: `feature/choice`. */
export const choiceReference: TextColumn = { ...asItIs, read: readChoiceReference, whenEmpty: required }
export const choiceReferences = list(readChoiceReference)
