import { definePage } from '../app/page.ts'
import { CARD_PICTURE_SIZES } from '../features/product-card/picture-sizes.ts'

/** A top category (`/category/7/gifts`) or a sub-category (`/category/7/gifts/12/mugs`). */
export const categoryPage = definePage({
  route: 'category',
  file: 'category',
  areas: ['card', 'list'],
  // Reading list addresses takes code that only lists need: it comes with their page.
  load: async (args) =>
    (await args.code(() => import('../features/product-list/load-category.ts'))).loadCategory(args, CARD_PICTURE_SIZES),
})
