import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { problemsAr } from '../src/contract/messages/problems.ar.ts'
import { problemsEn } from '../src/contract/messages/problems.en.ts'

/**
 * A browser test of behaviour runs in one language (decision 0131). That the other one says what the test's table of words
 * claims follows from here: its two sentences belong to one message, and that the page shows this message is the same code.
 */

type Words = string | RegExp
type Pair = { readonly place: string; readonly en: Words; readonly ar: Words }
type Message = { readonly en: readonly string[]; readonly ar: readonly string[] }
type Texts = { readonly [key: string]: string | Texts }

/** Not messages: what is typed, and data of the demo. */
const DATA = [
  'axe.ts',
  'addresses.spec.ts: district: typed',
  'addresses.spec.ts: district: name',
  'artwork-colours.spec.ts: black',
  'artwork-colours.spec.ts: red',
  'artwork-finishes.spec.ts: silver',
  'checkout.spec.ts: first',
  'checkout.ts: first',
  'checkout.ts: last',
  'checkout.ts: district',
  'every-page.spec.ts: lang',
  'every-page.spec.ts: dir',
  'invoice-clearance.spec.ts: company',
  'office-find.spec.ts: name',
  'print-jobs.ts: prepress',
  'office-board.spec.ts: finish',
  'search.spec.ts',
]
/** Made of several messages, or with something in their middle: their tests run in Arabic, or in both languages. */
const COMPOSED = [
  'account.spec.ts: wrong',
  'apple-pay.spec.ts: pay',
  'checkout.spec.ts: pay',
  'office-money.spec.ts: reads',
  'print-jobs.ts: more',
  'office-views.spec.ts: views',
  'reviews.spec.ts: author',
  'reviews.spec.ts: fourStars',
  'reviews.spec.ts: rated',
  'reviews.spec.ts: photo',
  'same-again.spec.ts: nearest',
  'same-again.spec.ts: approved',
]
const NOT_ONE_MESSAGE = new Set([...DATA, ...COMPOSED])

const E2E = join(import.meta.dirname, '..', 'e2e')
const files = import.meta.glob<{ default: Texts }>('../src/{web,ui,office}/i18n/{en,ar}/**/*.ts', { eager: true })

/** The texts below a key: one, or the forms of a plural. */
const textsOf = (texts: string | Texts): string[] =>
  typeof texts === 'string' ? [texts] : Object.values(texts).flatMap(textsOf)

/** Messages of two objects of the same keys; what says a plural is one message. */
function messagesOf(en: Texts, ar: Texts): Message[] {
  return Object.keys(en).flatMap((key) => {
    const [english, arabic] = [en[key] ?? '', ar[key] ?? '']
    if (typeof english === 'string' || typeof arabic === 'string') return { en: textsOf(english), ar: textsOf(arabic) }
    return 'other' in english ? { en: textsOf(english), ar: textsOf(arabic) } : messagesOf(english, arabic)
  })
}

const MESSAGES: readonly Message[] = [
  ...messagesOf(problemsEn as unknown as Texts, problemsAr as unknown as Texts),
  ...Object.entries(files).flatMap(([path, { default: en }]) =>
    path.includes('/en/') ? messagesOf(en, files[path.replace('/en/', '/ar/')]?.default ?? {}) : [],
  ),
]

function says(text: string, words: Words): boolean {
  if (words instanceof RegExp) return words.test(text)
  const written = text.split(/\{\w+\}/).map((part) => part.replaceAll(/[.*+?^$()|[\]\\{}]/g, String.raw`\$&`))
  return text.includes(words) || (written.length > 1 && new RegExp(`^${written.join('.+')}$`).test(words))
}

const isOneMessage = ({ en, ar }: Pair): boolean =>
  MESSAGES.some((message) => message.en.some((text) => says(text, en)) && message.ar.some((text) => says(text, ar)))

function wordsOf(node: ts.Expression | undefined): Words | undefined {
  if (!node) return undefined
  if (ts.isStringLiteral(node)) return node.text
  if (!ts.isRegularExpressionLiteral(node)) return undefined
  const [, source = '', flags] = /^\/(.*)\/(\w*)$/.exec(node.text) ?? []
  return new RegExp(source, flags)
}

const propertiesOf = (node: ts.Expression): Map<string, ts.Expression> =>
  new Map(
    ts.isObjectLiteralExpression(node)
      ? node.properties.filter(ts.isPropertyAssignment).map(({ name, initializer }) => [name.getText(), initializer])
      : [],
  )

/** Words at the same place of what stands below `en` and below `ar`. */
function pairsOf(place: string, en: ts.Expression, ar: ts.Expression): Pair[] {
  const [english, arabic] = [wordsOf(en), wordsOf(ar)]
  if (english !== undefined && arabic !== undefined) return [{ place, en: english, ar: arabic }]
  const others = propertiesOf(ar)
  return [...propertiesOf(en)].flatMap(([key, value]) => {
    const other = others.get(key)
    return other ? pairsOf(`${place}: ${key}`, value, other) : []
  })
}

function pairsIn(path: string): Pair[] {
  const name = basename(path)
  const source = ts.createSourceFile(name, readFileSync(join(E2E, path), 'utf8'), ts.ScriptTarget.Latest, true)
  const found: Pair[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) {
      const properties = propertiesOf(node)
      const [en, ar] = [properties.get('en'), properties.get('ar')]
      if (en && ar) found.push(...pairsOf(name, en, ar))
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

const specs = globSync('**/*.ts', { cwd: E2E })

test.each(specs)('%s expects the same message in both languages', (name) => {
  const unknown = pairsIn(name).filter((pair) => !NOT_ONE_MESSAGE.has(pair.place) && !isOneMessage(pair))
  expect(unknown).toEqual([])
})

test('what is left out is there', () => {
  const places = new Set(specs.flatMap(pairsIn).map(({ place }) => place))
  expect([...NOT_ONE_MESSAGE].filter((place) => !places.has(place))).toEqual([])
})
