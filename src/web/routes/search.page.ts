import { definePage } from '../app/page.ts'
import { CARD_PICTURE_SIZES } from '../features/product-card/picture-sizes.ts'

/** Search results (`/search?name=`); without words, a place to begin. Never found by search engines. */
export const searchPage = definePage({
  route: 'search',
  file: 'search',
  areas: ['card', 'list'],
  // Reading list addresses takes code that only lists need: it comes with their page.
  load: async (args) =>
    (await args.code(() => import('../features/product-list/load-search.ts'))).loadSearch(args, CARD_PICTURE_SIZES),
})
