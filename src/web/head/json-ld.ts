import { decimalAmount } from '#domain/money/halalas.ts'
import type { Halalas } from '#domain/money/halalas.ts'
import type { Language } from '#domain/language.ts'
import { withPrefix } from '../routes.ts'

/** Where structured data points: absolute addresses in the page's language. */
export type LdSite = { publicUrl: string; language: Language; name: string }

const absolute = ({ publicUrl, language }: LdSite, path: string): string => publicUrl + withPrefix(language, path)

const pictureUrl = ({ publicUrl }: LdSite, key: string, width = 1280): string =>
  `${publicUrl}/images/${key}/${width}.webp`

/** schema.org BreadcrumbList; home first, the page itself last. Paths without prefix. */
export const breadcrumbLd = (site: LdSite, trail: readonly { name: string; path: string }[]): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: absolute(site, path),
  })),
})

/** The shop itself (home and company pages). */
export const organizationLd = (
  site: LdSite,
  facts: {
    legalName?: string
    email?: string
    telephone?: string
    vatNumber?: string
    address?: string
    latitude?: number
    longitude?: number
    sameAs?: readonly string[]
  },
): object => ({
  ...shopLd(site),
  legalName: facts.legalName,
  email: facts.email,
  telephone: facts.telephone,
  vatID: facts.vatNumber,
  sameAs: facts.sameAs,
  ...(facts.address && {
    address: { '@type': 'PostalAddress', streetAddress: facts.address, addressCountry: 'SA' },
  }),
  ...(facts.latitude !== undefined && {
    location: {
      '@type': 'Place',
      geo: { '@type': 'GeoCoordinates', latitude: facts.latitude, longitude: facts.longitude },
    },
  }),
})

/** The shop where a page only points at it: the home page says the rest, and readers see one page at a time. */
const shopLd = (site: LdSite): object => ({
  '@type': 'OnlineStore',
  '@id': `${site.publicUrl}/#organization`,
  name: site.name,
  url: absolute(site, '/home'),
  logo: `${site.publicUrl}/icon-512.png`,
})

/** The search box of the shop, for the home page. */
export const webSiteLd = (site: LdSite): object => ({
  '@type': 'WebSite',
  name: site.name,
  url: absolute(site, '/home'),
  inLanguage: site.language,
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${absolute(site, '/search')}?name={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
})

type ProductFacts = {
  path: string
  name: string
  code: string
  description?: string | undefined
  /** Keys of pictures, best first. */
  pictures: readonly string[]
  category?: string | undefined
  /** How many pieces the prices are for. */
  pricedPer: number
  /** One for each variant; VAT included. */
  offers: readonly { name: string | null; price: Halalas; inStock: boolean }[]
  /** Path of the return policy page. */
  returnsPath: string
  /** Lies ready on the shelf, so it may be returned. */
  isReadyMade: boolean
  /** Working days until it leaves the workshop, and on the way. */
  days: { production: number; transit: { min: number; max: number } }
  /** Full hour in Riyadh until which an order starts the same day. */
  cutOffHour: number
  /** Delivery to anywhere in the Kingdom; null when it is not known. */
  deliveryPrice: Halalas | null
}

/** A product with what it is offered for: one offer, or several together under their range of prices. */
export const productLd = (site: LdSite, product: ProductFacts): object => ({
  '@type': 'Product',
  '@id': `${absolute(site, product.path)}#product`,
  name: product.name,
  sku: product.code,
  description: product.description,
  category: product.category,
  image: product.pictures.map((key) => pictureUrl(site, key)),
  brand: { '@type': 'Brand', name: site.name },
  offers: offersLd(site, product),
})

function offersLd(site: LdSite, product: ProductFacts): object {
  const offers = product.offers.map((offer) => offerLd(site, product, offer))
  const prices = product.offers.map(({ price }) => price)
  if (offers.length === 1 && offers[0]) return offers[0]
  return {
    '@type': 'AggregateOffer',
    url: absolute(site, product.path),
    priceCurrency: 'SAR',
    lowPrice: decimalAmount(Math.min(...prices)),
    highPrice: decimalAmount(Math.max(...prices)),
    offerCount: offers.length,
    offers,
  }
}

/** Seven days for what lies ready on the shelf; what is made to order is returned only when faulty. */
const returnsLd = (isReadyMade: boolean): object =>
  isReadyMade
    ? {
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        merchantReturnDays: 7,
        returnMethod: 'https://schema.org/ReturnByMail',
        returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
      }
    : { returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' }

/** An offer. */
const offerLd = (
  site: LdSite,
  { path, pricedPer, returnsPath, isReadyMade, ...delivery }: ProductFacts,
  { name, price, inStock }: ProductFacts['offers'][number],
): object => ({
  '@type': 'Offer',
  ...(name !== null && { name }),
  url: absolute(site, path),
  priceCurrency: 'SAR',
  price: decimalAmount(price),
  priceSpecification: {
    '@type': 'UnitPriceSpecification',
    priceCurrency: 'SAR',
    price: decimalAmount(price),
    valueAddedTaxIncluded: true,
    referenceQuantity: { '@type': 'QuantitativeValue', value: pricedPer, unitCode: 'C62' },
  },
  availability: `https://schema.org/${inStock ? 'InStock' : 'OutOfStock'}`,
  itemCondition: 'https://schema.org/NewCondition',
  seller: shopLd(site),
  hasMerchantReturnPolicy: {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: 'SA',
    returnPolicyCountry: 'SA',
    ...returnsLd(isReadyMade),
    itemDefectReturnFees: 'https://schema.org/FreeReturn',
    merchantReturnLink: absolute(site, returnsPath),
  },
  shippingDetails: {
    '@type': 'OfferShippingDetails',
    ...(delivery.deliveryPrice !== null && {
      shippingRate: { '@type': 'MonetaryAmount', currency: 'SAR', value: decimalAmount(delivery.deliveryPrice) },
    }),
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'SA' },
    deliveryTime: deliveryLd(delivery),
  },
})

const WORKING_DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday']

const deliveryLd = ({ days, cutOffHour }: Pick<ProductFacts, 'days' | 'cutOffHour'>): object => ({
  '@type': 'ShippingDeliveryTime',
  businessDays: {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: WORKING_DAYS.map((day) => `https://schema.org/${day}`),
  },
  cutoffTime: `${String(cutOffHour).padStart(2, '0')}:00:00+03:00`,
  handlingTime: daysLd(days.production, days.production),
  transitTime: daysLd(days.transit.min, days.transit.max),
})

const daysLd = (minValue: number, maxValue: number): object => ({
  '@type': 'QuantitativeValue',
  minValue,
  maxValue,
  unitCode: 'DAY',
})

/** A list of products in the order shown. */
export const itemListLd = (site: LdSite, items: readonly { name: string; path: string }[]): object => ({
  '@type': 'ItemList',
  numberOfItems: items.length,
  itemListElement: items.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    url: absolute(site, path),
  })),
})

/** An article of the blog. Dates are ISO 8601. */
export const articleLd = (
  site: LdSite,
  article: {
    path: string
    title: string
    description: string
    author: string
    publishedAt: string
    updatedAt?: string
    picture?: string | undefined
  },
): object => ({
  '@type': 'Article',
  headline: article.title,
  description: article.description,
  inLanguage: site.language,
  mainEntityOfPage: absolute(site, article.path),
  image: article.picture && [pictureUrl(site, article.picture)],
  author: authorLd(article.author),
  publisher: shopLd(site),
  datePublished: article.publishedAt,
  dateModified: article.updatedAt ?? article.publishedAt,
})

/** "Majed Al Qahtani, finishing" is a name and what he does. */
function authorLd(author: string): object {
  const [name = author, ...job] = author.split(/[,،]/).map((part) => part.trim())
  return { '@type': 'Person', name, ...(job.length > 0 && { jobTitle: job.join(', ') }) }
}
