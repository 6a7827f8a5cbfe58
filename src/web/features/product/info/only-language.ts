import type { ProductDetail } from '#contract/catalog/product-detail.ts'
import type { Language } from '#domain/language.ts'
import { otherLanguageOf } from '#domain/text/written-language.ts'

/**
 * The one language a product is described in; undefined when it is in both. A name of Latin letters may be a brand in
 * either language, so that for English the other texts are looked at too.
 */
export function onlyLanguageOf(
  product: Pick<ProductDetail, 'name' | 'slugs' | 'summary' | 'descriptionHtml'>,
): Language | undefined {
  const { name, slugs, summary, descriptionHtml } = product
  // Slugs are made from names: with two names there are two.
  if (slugs.en !== slugs.ar) return undefined
  return otherLanguageOf(name, 'en') ?? otherLanguageOf([name, summary, descriptionHtml].join(' '), 'ar')
}
