/**
 * Counts which letters and which kinds of words follow each other in the shop's own Arabic texts, and writes the tables by
 * which the check of artwork sees that text runs backwards: `node scripts/arabic-model.ts`.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { characterFor } from '#domain/preflight/arabic/model-table.ts'
import { LINE_EDGE, wordClass } from '#domain/preflight/arabic/word-order.ts'

const FILE = 'src/domain/preflight/arabic/arabic-model.generated.ts'
const TEXTS = [
  'src/{web,ui,office}/i18n/ar/**/*.ts',
  'src/{contract,domain}/**/*.ar.ts',
  'src/services/{messages,documents}/sentences/ar.ts',
  'demo/*.json',
  'demo/reviews/*.json',
]
/** Letters from hamza to yeh; the first row of the table is the edge of a word. */
const [FIRST, LAST] = [0x0621, 0x064a]

/** Runs of words between punctuation, as they stand in the texts. */
export function arabicPhrases(): readonly (readonly string[])[] {
  const texts = globSync(TEXTS)
    .toSorted()
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"/g)])
    .map(([, single, double]) => (single ?? double ?? '').replaceAll('\\n', '\n'))
  return texts
    .flatMap((text) =>
      text
        .normalize('NFC')
        .replace(/[\u064b-\u0652\u0640\u2066-\u2069]/g, '')
        .split(/[^\u0621-\u064a \d]+/),
    )
    .map((phrase) => phrase.trim().split(/ +/))
    .filter((words) => words.every((word) => /^[\u0621-\u064a]+$/.test(word)))
}

/** The file of tables. */
export function arabicModel(phrases: readonly (readonly string[])[]): string {
  const unique = [...new Set(phrases.map((words) => words.join(' ')))].map((phrase) => phrase.split(' '))
  const lines = unique.map((words) => [LINE_EDGE, ...words.map((word) => wordClass(word)), LINE_EDGE])
  const classes = [LINE_EDGE, ...[...new Set(lines.flat())].filter((name) => name !== LINE_EDGE).toSorted()]
  const letters = ['|', ...Array.from({ length: LAST - FIRST + 1 }, (_, index) => String.fromCodePoint(FIRST + index))]
  const words = phrases.flat().filter((word) => word.length > 1)
  const letterPairs = table(
    letters,
    words.map((word) => ['|', ...word, '|']),
    0.2,
  )
  const text = (name: string, value: string) => `export const ${name} = '${value}'`
  return [
    '// Written by scripts/arabic-model.ts from the Arabic texts of the shop.',
    '',
    '/** Code of the letter in the second row; the first is the edge of a word. */',
    `export const FIRST_LETTER = ${FIRST}`,
    `export const LETTER_COUNT = ${letters.length}`,
    '/** How likely each letter follows each other one (model-table.ts). */',
    text('LETTER_PAIRS', letterPairs),
    '/** Kinds of words (word-order.ts), the first being the edge of a line. */',
    `export const WORD_CLASSES: readonly string[] = '${classes.join(' ')}'.split(' ')`,
    '/** How likely each kind follows each other one. */',
    text('WORD_PAIRS', table(classes, lines, 3)),
    '',
  ].join('\n')
}

/** Logarithms of how often each name follows each other one; `weight` of what is frequent everywhere stands in for unseen pairs. */
function table(names: readonly string[], sequences: readonly (readonly string[])[], weight: number): string {
  const known = new Set(names)
  const [pairs, befores, afters] = [new Counts(), new Counts(), new Counts()]
  for (const sequence of sequences.map((each) => each.filter((name) => known.has(name)))) {
    for (const [index, name] of sequence.slice(1).entries()) {
      const before = sequence[index] ?? ''
      pairs.add(`${before} ${name}`)
      befores.add(before)
      afters.add(name)
    }
  }
  const isEven = weight < 1
  const prior = (name: string) => (isEven ? weight : (weight * (afters.of(name) + 0.5)) / (afters.total + 1))
  const rest = isEven ? weight * names.length : weight
  return names
    .flatMap((before) =>
      names.map((name) =>
        characterFor(Math.log((pairs.of(`${before} ${name}`) + prior(name)) / (befores.of(before) + rest))),
      ),
    )
    .join('')
}

class Counts {
  readonly #counts = new Map<string, number>()
  total = 0

  add(name: string): void {
    this.#counts.set(name, this.of(name) + 1)
    this.total += 1
  }

  of(name: string): number {
    return this.#counts.get(name) ?? 0
  }
}

if (import.meta.main) writeFileSync(FILE, arabicModel(arabicPhrases()))
