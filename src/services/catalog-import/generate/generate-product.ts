import type { SectionRow } from '../format/sections.ts'
import type { ProductRows } from '../products/product-bundle.ts'
import { codeOf, localized, PREFIX, shelfCode, slugged } from './generate-shop.ts'
import { dice } from './random.ts'
import type { Dice } from './random.ts'
import { DEPARTMENTS } from './vocabulary.ts'
import type { Words } from './vocabulary.ts'
import { COLOURS, FINISHES, MATERIALS, PURPOSES, SIZES, SYLLABLES } from './word-lists.ts'
import { DAY_MS } from '#domain/calendar/time-spans.ts'

const FIRST_DAY = Date.UTC(2024, 0, 1)
const DAYS = 1000

type Feature = SectionRow<'features'>
type Choice = SectionRow<'choices'>

/** The `index`-th product of the catalogue of a seed: always the same, whatever was generated before it. */
export function generateProduct(index: number, seed: number): ProductRows {
  const roll = dice(seed + Math.imul(index + 1, 0x9e3779b1))
  const code = `${PREFIX.toUpperCase()}-${String(index + 1).padStart(7, '0')}`
  const department = index % DEPARTMENTS.length
  const shelves = DEPARTMENTS[department]?.shelves ?? []
  const shelf = roll.below(shelves.length)
  const noun = roll.pick(shelves[shelf] ?? [])
  const material = roll.pick(MATERIALS)
  const minQuantity = roll.pick([1, 1, 10, 25, 50, 100, 100, 250])
  const { features, choices } = featuresOf(code, material, roll)
  return {
    product: {
      ...textsOf(noun, material, roll),
      code,
      category: shelfCode(department, shelf),
      min_quantity: minQuantity,
      quantity_step: minQuantity >= 50 ? 50 : 1,
      priced_per: minQuantity >= 100 ? 100 : 1,
      urgent_allowed: roll.chance(0.8),
      production_days: 1 + roll.below(7),
      width_mm: null,
      height_mm: null,
      print_method: null,
      print_sheet: null,
      print_faces: [],
      print_proof: 'SELF',
      print_preview: null,
      print_ground: null,
      print_inks: null,
      print_private: false,
      pages_min: null,
      pages_max: null,
      pages_multiple: null,
      // Few sell much, most sell little.
      popularity: Math.floor(1000 * roll.next() ** 4),
      published: true,
      published_at: new Date(FIRST_DAY + roll.below(DAYS) * DAY_MS + (index % DAY_MS)).toISOString(),
      related: [],
    },
    prices: pricesOf(code, minQuantity, roll),
    images: [],
    features,
    choices,
    exclusions: [],
    templates: [],
  }
}

function textsOf(noun: Words, material: Words, roll: Dice) {
  const finish = roll.pick(FINISHES)
  const purpose = roll.pick(PURPOSES)
  const collection = collectionName(roll)
  const hasFinish = roll.chance(0.5)
  const name = {
    en: `${noun[0]} ${hasFinish ? `in ${material[0]} with ${finish[0]}` : `in ${material[0]}`}, ${collection[0]}`,
    ar: `${noun[1]} ${material[1]}${hasFinish ? ` مع ${finish[1]}` : ''}، ${collection[1]}`,
  }
  return {
    name,
    slug: slugged(name),
    summary: { en: `${noun[0]} ${purpose[0]}, ${material[0]}`, ar: `${noun[1]} ${purpose[1]}، ${material[1]}` },
    description: {
      en: `<p>${noun[0]} ${purpose[0]}, made of ${material[0]} and finished with ${finish[0]}. Part of the ${collection[0]} collection.</p>`,
      ar: `<p>${noun[1]} ${purpose[1]} من ${material[1]} بتشطيب ${finish[1]}، ضمن مجموعة ${collection[1]}.</p>`,
    },
    included: null,
    specifications: null,
    keywords: { en: `${purpose[0].replace('for ', '')}, ${finish[0]}`, ar: `${purpose[1]}، ${finish[1]}` },
  }
}

/** An invented name of two or three syllables, the same sounds in both scripts. */
function collectionName(roll: Dice): Words {
  const syllables = [roll.pick(SYLLABLES), roll.pick(SYLLABLES), ...(roll.chance(0.5) ? [roll.pick(SYLLABLES)] : [])]
  const en = syllables.map(([sound]) => sound).join('')
  return [en.charAt(0).toUpperCase() + en.slice(1), syllables.map(([, sound]) => sound).join('')]
}

function pricesOf(product: string, minQuantity: number, roll: Dice): SectionRow<'prices'>[] {
  const price = minQuantity >= 100 ? 20 + roll.below(300) : 500 + roll.below(80_000)
  const steps = roll.chance(0.5) ? [2, 5, 10].slice(0, 1 + roll.below(3)) : []
  return [
    {
      product,
      code: 'standard',
      name: null,
      position: 0,
      price,
      offer_percent: roll.chance(0.15) ? roll.pick([10, 15, 20, 25, 30]) : 0,
      setup_fee: roll.chance(0.2) ? 5000 : 0,
      remaining_quantity: roll.chance(0.1) ? roll.pick([0, 5, 40, 500]) : null,
      print_sheet: null,
      ladder: steps.map(
        (times, step) => [minQuantity * times, Math.max(1, Math.floor(price * (0.9 - step * 0.15)))] as const,
      ),
    },
  ]
}

function featuresOf(product: string, material: Words, roll: Dice): { features: Feature[]; choices: Choice[] } {
  const other = roll.pick(MATERIALS)
  const parts = [
    part(product, 0, {
      code: 'material',
      name: ['Material', 'الخامة'],
      control: 'RADIO',
      options: other === material ? [material] : [material, other],
    }),
    roll.chance(0.5)
      ? part(product, 1, {
          code: 'colour',
          name: ['Colour', 'اللون'],
          control: 'SWATCH',
          options: someOf(COLOURS, 2, roll),
        })
      : part(product, 1, { code: 'size', name: ['Size', 'المقاس'], control: 'RADIO', options: someOf(SIZES, 2, roll) }),
    ...(roll.chance(0.2)
      ? [
          part(product, 2, {
            code: 'finish',
            name: ['Finish', 'التشطيب'],
            control: 'CHECKBOX',
            options: someOf(FINISHES, 2, roll),
          }),
        ]
      : []),
  ]
  return { features: parts.map(({ feature }) => feature), choices: parts.flatMap(({ choices }) => choices) }
}

/** Neighbours in a list, from anywhere in it. */
function someOf<Item>(items: readonly Item[], count: number, roll: Dice): Item[] {
  const start = roll.below(items.length)
  return [...items, ...items].slice(start, start + count)
}

type Option = readonly [en: string, ar: string, hex?: string]

type Part = { code: string; name: Words; control: Feature['control']; options: readonly Option[] }

function part(product: string, position: number, { code, name, control, options }: Part) {
  const feature: Feature = {
    product,
    code,
    attribute: `${PREFIX}-${code}`,
    name: localized(name),
    help: null,
    control,
    required: control !== 'CHECKBOX',
    position,
    min_value: null,
    max_value: null,
    max_choices: null,
    file_purpose: null,
    shown_when: [],
  }
  const choices = options.map((option, index): Choice => ({
    product,
    feature: code,
    code: codeOf(option as readonly [string, ...string[]]),
    name: { en: option[0], ar: option[1] },
    note: null,
    price: index * 10,
    attribute_value: codeOf(option as readonly [string, ...string[]]),
    colour: option[2] ?? null,
    image: null,
    width_mm: null,
    height_mm: null,
    print_sheet: null,
    print_second_sheet: null,
    print_bleed: null,
    print_ground: null,
    print_inks: null,
    print_method: null,
    print_shape: null,
    print_layer: null,
    print_faces: [],
    print_pages: null,
    is_default: index === 0 && control !== 'CHECKBOX',
    position: index,
  }))
  return { feature, choices }
}
