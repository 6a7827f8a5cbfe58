import { riyadhTimestamp } from '#domain/calendar/riyadh-time.ts'
import { parseSpecification } from '#domain/catalog/specification.ts'
import type { Language } from '#domain/language.ts'
import { inLanguage } from '#domain/localized-text.ts'
import type { LocalizedText } from '#domain/localized-text.ts'
import type { ListedChoice, ListedFeature, ListedPrice, ListedProduct } from './listed-product.ts'
import { pictureOf } from './picture.ts'

/**
 * Stands in a stored detail where a price's remaining quantity goes. JSON text never holds a raw control character, so
 * it marks nothing else.
 */
const STOCK_SLOT = '\u0001'

/** The detail of a product in one language as JSON text, a slot for the stock of each price (see `withStock`). */
export function productDetailText(product: ListedProduct, language: Language): string {
  const prices = product.prices.map((price) => withSlot(JSON.stringify(priceOf(price, product, language))))
  return `${JSON.stringify(detailOf(product, language)).slice(0, -1)},"prices":[${prices.join(',')}]}`
}

/** Fills the slots of a stored detail: remaining quantities in order of position, `null` for made to order. */
export function withStock(detail: string, remaining: readonly string[]): string {
  const pieces = detail.split(STOCK_SLOT)
  return pieces.reduce((text, piece, index) => `${text}${remaining[index - 1] ?? 'null'}${piece}`)
}

const withSlot = (price: string): string => `${price.slice(0, -1)},"remainingQuantity":${STOCK_SLOT}}`

/** All of the contract's ProductDetail but the prices. */
function detailOf({ row, images, features, templates }: ListedProduct, language: Language) {
  const inTop = row.parent_id === null
  const own = linkOf(row.category_id, row.category_name, row.category_slug, language)
  return {
    id: String(row.id),
    code: row.code,
    name: inLanguage(row.name, language),
    slug: inLanguage(row.slug, language),
    slugs: slugsOf(row.slug),
    summary: textOrNull(row.summary, language),
    descriptionHtml: textOrNull(row.description, language),
    included: linesOf(row.included, language),
    specifications: linesOf(row.specifications, language).flatMap((line) => parseSpecification(line) ?? []),
    topCategory: parentOf(row, language) ?? own,
    category: inTop ? null : own,
    pictures: images.map((image) => pictureOf(image, image.alt, row.name, language)),
    minQuantity: row.min_quantity,
    quantityStep: row.quantity_step,
    pricedPer: row.priced_per,
    urgentAllowed: row.urgent_allowed,
    productionDays: row.production_days,
    widthMm: row.width_mm,
    heightMm: row.height_mm,
    features: features.map((feature) => featureOf(feature, language)),
    templates: templates.map((template) => ({
      id: String(template.id),
      name: inLanguage(template.name, language),
      fileName: template.file_name,
      mediaType: template.media_type,
      byteSize: template.byte_size,
      href: `/api/app/templates/${template.id}`,
      priceId: template.product_price_id === null ? null : String(template.product_price_id),
    })),
    publishedAt: riyadhTimestamp(row.published_at),
    updatedAt: riyadhTimestamp(row.updated_at),
  }
}

const parentOf = ({ parent_id: id, parent_name: name, parent_slug: slug }: ListedProduct['row'], language: Language) =>
  id === null || name === null || slug === null ? null : linkOf(id, name, slug, language)

const linkOf = (id: number, name: LocalizedText, slug: LocalizedText, language: Language) => ({
  id: String(id),
  name: inLanguage(name, language),
  slug: inLanguage(slug, language),
  slugs: slugsOf(slug),
})

/** The slug of either language, for links between them. */
export const slugsOf = (slug: LocalizedText) => ({ en: inLanguage(slug, 'en'), ar: inLanguage(slug, 'ar') })

const textOrNull = (text: LocalizedText | null, language: Language): string | null => text && inLanguage(text, language)

const linesOf = (text: LocalizedText | null, language: Language): string[] =>
  text
    ? inLanguage(text, language)
        .split('\n')
        .flatMap((line) => line.trim() || [])
    : []

const priceOf = ({ row, ladder }: ListedPrice, product: ListedProduct, language: Language) => ({
  id: String(row.id),
  code: row.code,
  name: textOrNull(row.name, language),
  price: row.price,
  offerPercent: row.offer_percent,
  setupFee: row.setup_fee,
  ladder: ladder.length > 0 ? [{ minQuantity: product.row.min_quantity, unitPrice: row.price }, ...ladder] : [],
})

const featureOf = ({ row, condition, choices }: ListedFeature, language: Language) => ({
  id: String(row.id),
  code: row.code,
  name: inLanguage(row.name, language),
  help: textOrNull(row.help, language),
  control: row.control,
  required: row.required,
  minValue: row.min_value,
  maxValue: row.max_value,
  maxChoices: row.max_choices,
  shownWhen: condition,
  choices: choices.map((choice) => choiceOf(choice, language)),
})

const choiceOf = ({ row, exclusions }: ListedChoice, language: Language) => ({
  id: String(row.id),
  code: row.code,
  name: inLanguage(row.name, language),
  note: textOrNull(row.note, language),
  price: row.price,
  hex: row.colour,
  picture: pictureOf(row, null, row.name, language),
  widthMm: row.width_mm,
  heightMm: row.height_mm,
  isDefault: row.is_default,
  excludes: exclusions.map(({ choiceId, reason }) => ({ choiceId, reason: textOrNull(reason, language) })),
})
