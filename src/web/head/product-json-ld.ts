import { decimalAmount } from '#domain/money/halalas.ts'
import type { Halalas } from '#domain/money/halalas.ts'
import { absolute, pictureUrl, shopLd } from './ld-site.ts'
import type { LdSite } from './ld-site.ts'

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
  /** Of approved reviews; without any there is no average. */
  rating: { average: number | null; count: number } | null
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
  ...(product.rating?.average && {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: product.rating.average,
      reviewCount: product.rating.count,
      bestRating: 5,
    },
  }),
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
