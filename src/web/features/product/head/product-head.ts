import type { ProductDetail } from '#contract/catalog/product-detail.ts'
import { describe } from '../../../head/description.ts'
import type { LdSite } from '../../../head/ld-site.ts'
import type { Head } from '../../../head/head.ts'
import { sharedPicture } from '../../../head/shared-picture.ts'
import type { Translate } from '#ui/i18n/messages.ts'
import { hrefs } from '../../../site-map.ts'
import { picturePreload } from '#ui/picture.tsx'
import type { AroundProduct } from './product-ld.ts'
import { onlyLanguageOf } from '../info/only-language.ts'
import { GALLERY_SIZES } from '../gallery/picture-sizes.ts'

/** The head of a product's page; `deliveryPrice` is for machines, so only the server needs it. */
export async function productHead(
  product: ProductDetail,
  site: LdSite,
  t: Translate<'product'>,
  around: AroundProduct,
): Promise<Head> {
  const { id, name, slugs, summary, descriptionHtml, pictures } = product
  const [first] = pictures
  const description = describe(summary, descriptionHtml, t('about', { name }))
  return {
    title: name,
    description,
    path: { en: hrefs.product({ id, slug: slugs.en }), ar: hrefs.product({ id, slug: slugs.ar }) },
    onlyIn: onlyLanguageOf(product),
    type: 'product',
    image: first && sharedPicture(first),
    preload: first && picturePreload(first, GALLERY_SIZES),
    // Only the server writes it, so only the server has its code.
    jsonLd: import.meta.env.SSR
      ? (await import('./product-ld.ts')).productJsonLd(product, site, description, around)
      : [],
  }
}
