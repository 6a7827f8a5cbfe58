import type { ApiClient } from '#contract/api-client.ts'
import type { ProductDetail } from '#contract/catalog/product-detail.ts'
import { createTranslator } from '#domain/i18n/translator.ts'
import type { Language } from '#domain/language.ts'
import { decimalAmount } from '#domain/money/halalas.ts'
import type { Halalas } from '#domain/money/halalas.ts'
import { onlyLanguageOf } from '../../features/product/info/only-language.ts'
import { offersOf } from '../../features/product/head/product-offers.ts'
import type { ProductOffer } from '../../features/product/head/product-offers.ts'
import { widestAddress } from '../../features/product/head/widest-address.ts'
import { describeFully } from '../../head/description.ts'
import arabic from '../../i18n/ar/product.ts'
import english from '../../i18n/en/product.ts'
import { withPrefix } from '#ui/router/with-prefix.ts'
import { hrefs } from '../../site-map.ts'
import { rss } from './rss.ts'
import type { SitemapSource } from './sitemap.ts'
import { textElement } from './xml.ts'

/** Products of one file. Each is read whole, so a file is made in a second or two. */
const PRODUCTS_PER_FILE = 500
const PER_CALL = 100
/** Read side by side. */
const IN_PARALLEL = 4
/** Google takes ten more besides the first. */
const MORE_PICTURES = 10

const SAY = {
  en: createTranslator<typeof english>('en', english),
  ar: createTranslator<typeof english>('ar', arabic),
}

/**
 * Products as Google Merchant Center takes them (RSS 2.0): every variant with its default choices, at the price of the
 * least quantity, which its title names. One file of several, counted from 1; undefined when there are not so many.
 */
export async function productFeed(
  source: SitemapSource,
  language: Language,
  file: number,
): Promise<string | undefined> {
  const { publicUrl, brand, apiFor } = source
  const products = await productsOf(apiFor(language), language, file)
  if (products.length === 0) return undefined
  const channel = {
    title: brand().name[language],
    description: brand().name[language],
    page: publicUrl + withPrefix(language, hrefs.home()),
    self: `${publicUrl}/feeds/${language}/products-${file}.xml`,
    language,
  }
  return rss(
    channel,
    products.flatMap((product) => items(product, source, language)),
  )
}

async function productsOf(api: ApiClient, language: Language, file: number): Promise<ProductDetail[]> {
  const firstPage = ((file - 1) * PRODUCTS_PER_FILE) / PER_CALL + 1
  const products: ProductDetail[] = []
  for (let page = firstPage; page < firstPage + PRODUCTS_PER_FILE / PER_CALL; page += 1) {
    const { data, meta } = await api.get('/api/app/products', { query: { page, perPage: PER_CALL, sort: 'newest' } })
    for (let index = 0; index < data.length; index += IN_PARALLEL) {
      const some = data.slice(index, index + IN_PARALLEL)
      const answers = await Promise.all(some.map(({ id }) => api.get(`/api/app/products/${id}`)))
      const read = answers.map((answer) => answer.data)
      products.push(...read.filter((product) => (onlyLanguageOf(product) ?? language) === language))
    }
    if (page >= meta.lastPage) break
  }
  return products
}

function items(product: ProductDetail, { publicUrl, brand }: SitemapSource, language: Language): string[] {
  const { name, summary, descriptionHtml, topCategory, category, pictures, productionDays, minQuantity } = product
  const { offers } = offersOf(product)
  const [first, ...others] = pictures.map((picture) => publicUrl + widestAddress(picture))
  const { t } = SAY[language]
  const quantity = minQuantity > 1 ? ` (${t('pieces', { count: minQuantity })})` : ''
  const common = [
    textElement('description', describeFully(summary, descriptionHtml) || name),
    textElement('link', publicUrl + withPrefix(language, hrefs.product(product))),
    textElement('g:image_link', first),
    ...others.slice(0, MORE_PICTURES).map((picture) => textElement('g:additional_image_link', picture)),
    textElement('g:brand', brand().name[language]),
    textElement('g:condition', 'new'),
    // Made to order: there is no trade number.
    textElement('g:identifier_exists', 'no'),
    textElement('g:product_type', [topCategory.name, category?.name].filter(Boolean).join(' > ')),
    textElement('g:min_handling_time', String(productionDays)),
    textElement('g:max_handling_time', String(productionDays)),
    ...(offers.length > 1 ? [textElement('g:item_group_id', product.code)] : []),
  ]
  return offers.map((offer) => {
    // The code of a variant is its own only within the product.
    const id = offers.length > 1 ? `${product.code}-${offer.code}` : product.code
    const title = `${offer.name === null ? name : `${name} – ${offer.name}`}${quantity}`
    return [
      '<item>',
      textElement('g:id', id),
      textElement('title', title),
      ...priced(offer),
      ...common,
      '</item>',
    ].join('')
  })
}

const priced = ({ price, wasPrice, inStock }: ProductOffer): string[] => [
  textElement('g:price', riyals(wasPrice ?? price)),
  ...(wasPrice === null ? [] : [textElement('g:sale_price', riyals(price))]),
  textElement('g:availability', inStock ? 'in_stock' : 'out_of_stock'),
]

const riyals = (amount: Halalas): string => `${decimalAmount(amount)} SAR`
