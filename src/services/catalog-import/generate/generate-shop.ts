import { slugOf } from '#domain/catalog/slug.ts'
import type { SectionRow } from '../format/sections.ts'
import { DEPARTMENTS } from './vocabulary.ts'
import type { Words } from './vocabulary.ts'
import { COLOURS, FINISHES, MATERIALS, SIZES } from './word-lists.ts'

/** Codes of generated rows begin so, and never meet those of another catalogue. */
export const PREFIX = 'gen'

export const localized = ([en, ar]: readonly [string, string, ...string[]]) => ({ en, ar })

export const slugged = (name: { en: string; ar: string }) => ({ en: slugOf(name.en), ar: slugOf(name.ar) })

/** The code of a generated word. */
export const codeOf = ([en]: readonly [string, ...string[]]): string => slugOf(en)

export const shelfCode = (department: number, shelf: number): string => `${PREFIX}-${department + 1}-${shelf + 1}`

type Category = SectionRow<'categories'>

const category = (code: string, parent: string | null, words: Words, position: number): Category => ({
  code,
  parent,
  name: localized(words),
  slug: slugged(localized(words)),
  description: null,
  image: null,
  tint: 'stone',
  position,
})

/** Ten departments of five shelves. */
export const generatedCategories = (): Category[] =>
  DEPARTMENTS.flatMap(({ name, shelves }, department) => [
    category(`${PREFIX}-${department + 1}`, null, name, department),
    ...shelves.map(([first], shelf) =>
      category(shelfCode(department, shelf), `${PREFIX}-${department + 1}`, first, shelf),
    ),
  ])

const ATTRIBUTES: readonly {
  readonly code: string
  readonly name: Words
  readonly values: readonly (readonly [string, string, string?])[]
}[] = [
  { code: `${PREFIX}-material`, name: ['Material', 'الخامة'], values: MATERIALS },
  { code: `${PREFIX}-finish`, name: ['Finish', 'التشطيب'], values: FINISHES },
  { code: `${PREFIX}-colour`, name: ['Colour', 'اللون'], values: COLOURS },
  { code: `${PREFIX}-size`, name: ['Size', 'المقاس'], values: SIZES },
]

export const generatedAttributes = (): SectionRow<'attributes'>[] =>
  ATTRIBUTES.map(({ code, name }, position) => ({ code, name: localized(name), position }))

export const generatedValues = (): SectionRow<'attribute_values'>[] =>
  ATTRIBUTES.flatMap(({ code, values }) =>
    values.map(([en, ar, colour], position) => ({
      attribute: code,
      code: slugOf(en),
      name: { en, ar },
      colour: colour ?? null,
      position,
    })),
  )
