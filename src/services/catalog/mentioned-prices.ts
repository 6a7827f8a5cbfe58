import type { Db } from '#db/connection.ts'
import { fillPrices, mentionedPrice, priceMentions } from '#domain/pricing/mentioned-price.ts'
import type { Language } from '#domain/language.ts'
import { plainPrice } from '#domain/money/halalas.ts'
import { listedProducts } from './listed-product.ts'
import { readListingSource } from './listing-source.repository.ts'
import { idsByCode } from './product.repository.ts'

/** Stands for the price of a product that is gone or not for sale. */
const ON_REQUEST = { en: 'a price on request', ar: 'سعر عند الطلب' } as const

/** A text of the shop with the prices it mentions as they are today, so that no article promises an old one. */
export async function withPrices(db: Db, html: string, language: Language): Promise<string> {
  const mentions = priceMentions(html)
  if (mentions.length === 0) return html
  const ids = await idsByCode(db, [...new Set(mentions.map(({ code }) => code))])
  const products = listedProducts(await readListingSource(db, ids))
  return fillPrices(html, ({ code, quantity }) => {
    const found = products.find(({ row }) => row.code === code)
    if (!found) return ON_REQUEST[language]
    const price = mentionedPrice(
      {
        prices: found.prices.map((each) => ({ ...each, setupFee: each.row.setup_fee })),
        features: found.features,
        minQuantity: found.row.min_quantity,
      },
      quantity,
    )
    return price === null ? ON_REQUEST[language] : plainPrice(price, language)
  })
}
