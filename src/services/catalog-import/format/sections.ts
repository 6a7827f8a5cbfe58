import { FEATURE_CONTROLS } from '#domain/configuration/feature.ts'
import { PRINT_METHODS } from '#domain/print-spec/print-method.ts'
import { SHEET_SHAPES } from '#domain/print-spec/print-sheet.ts'
import { INKS } from '#domain/preview/inks.ts'
import { PREVIEW_KINDS } from '#domain/preview/shot.ts'
import { INK_LAYERS, PROOF_POLICIES } from '#domain/print-spec/print-spec.ts'
import type { Columns, Row } from './column.ts'
import * as text from './text-columns.ts'
import * as value from './value-columns.ts'

/**
 * The import format: every section with its columns. The order is the one in which sections are written; docs/import-format.md
 * explains the columns.
 */

const NAME = { max: 160 }
const LINE = { max: 300 }
// A cell of a workbook holds 32,767 characters.
const HTML = { max: 32_000, isRich: true }
const MATERIAL = { print_ground: text.colourOrNull, print_inks: text.oneOfOrNull(INKS) }
const byDefault = <Value>(fallback: Value) => ({ kind: 'value', value: fallback }) as const

/** Files of a FILE feature are printed, or read. */
export const FILE_PURPOSES = ['ARTWORK', 'DOCUMENT'] as const
export const TINTS = ['sand', 'sky', 'blush', 'butter', 'mint', 'stone'] as const
export const SWATCHES = ['cyan', 'magenta', 'yellow', 'key'] as const
export const PLACEMENTS = ['home-offer', 'home-need', 'list-promo'] as const
export const PAGE_KEYS = ['about-us', 'privacy-policy', 'terms-and-condition', 'return-refund'] as const

const settings = { key: text.code, value: value.json }

const attributes = { code: text.code, name: text.localizedText(NAME), position: value.position }

const attribute_values = {
  attribute: text.code,
  code: text.code,
  name: text.localizedText(NAME),
  colour: text.colourOrNull,
  position: value.position,
}

const print_sheets = {
  code: text.code,
  name: text.localizedText(NAME),
  width_mm: value.whole(1, 100_000),
  height_mm: value.whole(1, 100_000),
  shape: text.oneOf(SHEET_SHAPES, byDefault('RECTANGLE')),
  corner_mm: value.wholeOrNull(1, 1000),
  bleed_mm: value.whole(0, 1000, byDefault(3)),
  safe_mm: value.whole(0, 1000, byDefault(4)),
  creases_x: value.millimetres,
  creases_y: value.millimetres,
  holes: value.holes,
  scale: value.scale,
  position: value.position,
}

const categories = {
  code: text.code,
  parent: text.codeOrNull,
  name: text.localizedText(NAME),
  slug: text.localizedDerived(NAME),
  description: text.localizedOrNull(LINE),
  image: text.fileOrNull,
  tint: text.oneOf(TINTS, byDefault('stone')),
  position: value.position,
}

const products = {
  code: text.code,
  category: text.code,
  name: text.localizedText(NAME),
  slug: text.localizedDerived(NAME),
  summary: text.localizedOrNull(LINE),
  description: text.localizedOrNull(HTML),
  included: text.localizedOrNull({ max: 2000, isMultiline: true }),
  specifications: text.specificationsOrNull,
  keywords: text.localizedOrNull({ max: 500 }),
  min_quantity: value.whole(1, 1_000_000, byDefault(1)),
  quantity_step: value.whole(1, 1_000_000, byDefault(1)),
  priced_per: value.pricedPer,
  urgent_allowed: value.yesNo(true),
  production_days: value.whole(0, 90, byDefault(3)),
  width_mm: value.wholeOrNull(1, 100_000),
  height_mm: value.wholeOrNull(1, 100_000),
  print_method: text.oneOfOrNull(PRINT_METHODS),
  print_sheet: text.codeOrNull,
  print_faces: text.faces,
  print_proof: text.oneOf(PROOF_POLICIES, byDefault('SELF')),
  print_preview: text.oneOfOrNull(PREVIEW_KINDS),
  ...MATERIAL,
  print_private: value.yesNo(false),
  pages_min: value.wholeOrNull(1, 2000),
  pages_max: value.wholeOrNull(1, 2000),
  pages_multiple: value.wholeOrNull(1, 4),
  popularity: value.whole(0, 2_000_000_000, byDefault(0)),
  published: value.yesNo(true),
  published_at: value.moment({ kind: 'derived' }),
  related: text.codes,
}

const prices = {
  product: text.code,
  code: text.derivedCode,
  name: text.localizedOrNull(NAME),
  position: value.position,
  price: value.money(),
  offer_percent: value.whole(0, 99, byDefault(0)),
  setup_fee: value.money(byDefault(0)),
  remaining_quantity: value.wholeOrNull(0, 2_000_000_000),
  print_sheet: text.codeOrNull,
  ladder: value.ladder,
}

const images = {
  product: text.code,
  position: value.position,
  image: text.file,
  alt: text.localizedOrNull(LINE),
}

const features = {
  product: text.code,
  code: text.code,
  attribute: text.codeOrNull,
  name: text.localizedText(NAME),
  help: text.localizedOrNull(LINE),
  control: text.oneOf(FEATURE_CONTROLS),
  required: value.yesNo(false),
  position: value.position,
  min_value: value.wholeOrNull(-2_000_000_000, 2_000_000_000),
  max_value: value.wholeOrNull(-2_000_000_000, 2_000_000_000),
  max_choices: value.wholeOrNull(1, 1000),
  file_purpose: text.oneOfOrNull(FILE_PURPOSES),
  shown_when: text.choiceReferences,
}

const choices = {
  product: text.code,
  feature: text.code,
  code: text.code,
  name: text.localizedText(NAME),
  note: text.localizedOrNull(LINE),
  price: value.money(byDefault(0)),
  attribute_value: text.codeOrNull,
  colour: text.colourOrNull,
  image: text.fileOrNull,
  width_mm: value.wholeOrNull(1, 100_000),
  height_mm: value.wholeOrNull(1, 100_000),
  print_sheet: text.codeOrNull,
  print_second_sheet: text.codeOrNull,
  print_bleed: value.wholeOrNull(0, 1000),
  ...MATERIAL,
  print_method: text.oneOfOrNull(PRINT_METHODS),
  print_shape: text.oneOfOrNull(SHEET_SHAPES),
  print_layer: text.oneOfOrNull(INK_LAYERS),
  print_faces: text.faces,
  print_pages: value.wholeOrNull(1, 2000),
  is_default: value.yesNo(false),
  position: value.position,
}

const exclusions = {
  product: text.code,
  choice: text.choiceReference,
  other: text.choiceReference,
  reason: text.localizedOrNull(LINE),
}

const templates = {
  product: text.code,
  file: text.file,
  file_name: text.downloadName,
  name: text.localizedText(NAME),
  price: text.codeOrNull,
  position: value.position,
}

const slides = {
  code: text.code,
  title: text.localizedText(NAME),
  text: text.localizedOrNull(LINE),
  tab_label: text.localizedText(NAME),
  action_label: text.localizedOrNull(NAME),
  link: text.linkOrNull,
  price_from: value.moneyOrNull,
  priced_per: value.pricedPer,
  image: text.file,
  image_alt: text.localizedOrNull(LINE),
  swatch: text.oneOf(SWATCHES, byDefault('magenta')),
  for_website: value.yesNo(true),
  active: value.yesNo(true),
  position: value.position,
}

const banners = {
  code: text.code,
  placement: text.oneOf(PLACEMENTS),
  title: text.localizedText(NAME),
  text: text.localizedOrNull(LINE),
  tag: text.localizedOrNull(NAME),
  action_label: text.localizedOrNull(NAME),
  link: text.linkOrNull,
  offer_percent: value.wholeOrNull(1, 99),
  image: text.fileOrNull,
  image_alt: text.localizedOrNull(LINE),
  items: { ...value.json, whenEmpty: byDefault<unknown>([]) },
  active: value.yesNo(true),
  position: value.position,
}

const clients = {
  code: text.code,
  name: text.localizedText(NAME),
  image: text.fileOrNull,
  url: text.addressOrNull,
  position: value.position,
}

const blog_tags = { code: text.code, name: text.localizedText(NAME) }

const blogs = {
  code: text.code,
  title: text.localizedText(NAME),
  slug: text.localizedDerived(NAME),
  excerpt: text.localizedText({ max: 500 }),
  body: text.localizedText(HTML),
  image: text.fileOrNull,
  image_alt: text.localizedOrNull(LINE),
  author: text.localizedText(NAME),
  reading_minutes: value.whole(1, 120, { kind: 'derived' }),
  published_at: value.moment(),
  updated_at: value.moment({ kind: 'derived' }),
  tags: text.codes,
}

const pages = {
  key: text.oneOf(PAGE_KEYS),
  title: text.localizedText(NAME),
  intro: text.localizedOrNull({ max: 1000 }),
  updated_at: value.moment({ kind: 'derived' }),
}

const page_sections = {
  page: text.oneOf(PAGE_KEYS),
  code: text.code,
  title: text.localizedText(NAME),
  body: text.localizedText(HTML),
  images: text.files,
  position: value.position,
}

const synonyms = { topic: text.code, phrases: text.phrases }

/** Columns of every section. */
export const SECTIONS = {
  settings,
  attributes,
  attribute_values,
  print_sheets,
  categories,
  products,
  prices,
  images,
  features,
  choices,
  exclusions,
  templates,
  blog_tags,
  blogs,
  pages,
  page_sections,
  slides,
  banners,
  clients,
  synonyms,
} as const satisfies Record<string, Columns>

export type SectionName = keyof typeof SECTIONS
export type SectionRow<Name extends SectionName> = Row<(typeof SECTIONS)[Name]>

export const SECTION_NAMES = Object.keys(SECTIONS) as SectionName[]

/** The columns of a section, as code that handles all of them alike sees them. */
export const columnsOf = (section: SectionName): Columns => SECTIONS[section]
