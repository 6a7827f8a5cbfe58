import type { ProductDetail } from '#contract/catalog/product-detail.ts'
import { isReadyMade } from '#domain/catalog/ready-made.ts'
import type { Halalas } from '#domain/money/halalas.ts'
import type { PublicPolicy } from '#domain/public-policy.ts'
import { breadcrumbLd } from '../../../head/json-ld.ts'
import type { LdSite } from '../../../head/ld-site.ts'
import { productLd } from '../../../head/product-json-ld.ts'
import { hrefs } from '../../../site-map.ts'
import { offersOf } from './product-offers.ts'

/** Structured data of a product beyond its own answer. */
export type AroundProduct = {
  readonly home: string
  readonly deliveryPrice: Halalas | null
  readonly policy: Pick<PublicPolicy, 'cutOffHour' | 'transitDays'>
  readonly rating: { readonly average: number | null; readonly count: number } | null
}

/** A product for machines: the way to it, and what it is offered for. */
export const productJsonLd = (
  product: ProductDetail,
  site: LdSite,
  description: string,
  around: AroundProduct,
): object[] => [
  breadcrumbLd(site, trailOf(product, around.home)),
  productLd(site, {
    ...factsOf(product, description, around.policy),
    deliveryPrice: around.deliveryPrice,
    rating: around.rating,
  }),
]

/** The way to a product: home, category, sub-category, itself. */
function trailOf({ topCategory, category, ...product }: ProductDetail, home: string) {
  return [
    { name: home, path: hrefs.home() },
    { name: topCategory.name, path: hrefs.category(topCategory) },
    ...(category ? [{ name: category.name, path: hrefs.category(topCategory, category) }] : []),
    { name: product.name, path: hrefs.product(product) },
  ]
}

const factsOf = (
  product: ProductDetail,
  description: string,
  { cutOffHour, transitDays }: AroundProduct['policy'],
) => ({
  path: hrefs.product(product),
  name: product.name,
  code: product.code,
  description,
  pictures: product.pictures.map(({ key }) => key),
  category: product.category?.name ?? product.topCategory.name,
  returnsPath: hrefs.returnRefund(),
  isReadyMade: isReadyMade(product),
  days: { production: product.productionDays, transit: { min: transitDays.riyadh, max: transitDays.elsewhere } },
  cutOffHour,
  ...offersOf(product),
})
