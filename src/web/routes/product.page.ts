import { idOf } from '../app/id-of.ts'
import { definePage } from '../app/page.ts'
import { productHead } from '../features/product/product-head.ts'
import { productQuery, relatedQuery } from '../features/product/product.queries.ts'
import { hrefs } from '../routes.ts'

/** A product (`/product/12/three-ink-cotton-cards`). */
export const productPage = definePage({
  route: 'product',
  file: 'product',
  areas: ['card', 'product'],
  load: async ({ params, site, fetch, t, canonical }) => {
    const id = idOf(params.productId)
    const [{ data: product }] = await Promise.all([fetch(productQuery(id)), fetch(relatedQuery(id))])
    canonical(hrefs.product(product))
    return productHead(product, site, t('product'), t('shell')('home'))
  },
})
