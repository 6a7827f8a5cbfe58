import { definePage } from '../app/page.ts'
import { hrefs } from '../site-map.ts'

/** What a customer likes (S31). The page is the same for all visitors; the browser fills it in. */
export const wishlistPage = definePage({
  route: 'wishlist',
  file: 'wishlist',
  areas: ['card', 'wishlist'],
  load: ({ t }) => ({ title: t('wishlist')('title'), path: hrefs.wishlist(), noIndex: true }),
})
