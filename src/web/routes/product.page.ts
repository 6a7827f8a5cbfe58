import { idOf } from '../app/id-of.ts'
import { definePage } from '../app/page.ts'
import { productHead } from '../features/product/head/product-head.ts'
import { productQuery, relatedQuery } from '../features/product/product.queries.ts'
import { firstQuestionsQuery, firstReviewsQuery } from '../features/reviews/review.queries.ts'
import { hrefs } from '../site-map.ts'
import { contactQuery } from '../shell/shell.queries.ts'

/** A product (`/product/12/three-ink-cotton-cards`). */
export const productPage = definePage({
  route: 'product',
  file: 'product',
  areas: ['card', 'product'],
  load: async ({ params, site, policy, fetch, t, canonical }) => {
    const id = idOf(params.productId)
    const [{ data: product }, reviews, contact] = await Promise.all([
      fetch(productQuery(id)),
      // In the browser the block that shows them fetches them.
      import.meta.env.SSR ? fetch(firstReviewsQuery(id)) : undefined,
      // The frame asks for it anyway, and the page does not fail without it.
      import.meta.env.SSR ? fetch(contactQuery).catch(() => undefined) : undefined,
      fetch(relatedQuery(id)),
      import.meta.env.SSR ? fetch(firstQuestionsQuery(id)) : undefined,
    ])
    canonical(hrefs.product(product))
    return productHead(product, site, t('product'), {
      home: t('shell')('home'),
      deliveryPrice: contact?.data.deliveryPrice ?? null,
      policy,
      rating: reviews?.meta.summary ?? null,
    })
  },
})
