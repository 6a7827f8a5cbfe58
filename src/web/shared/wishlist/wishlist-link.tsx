import { useT } from '#ui/i18n/use-t.ts'
import { Link } from '#ui/router/link.tsx'
import { hrefs } from '../../site-map.ts'
import { badgeCount } from '#ui/badge-count.ts'
import { buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { useWishlistCount } from './browser-wishlist.ts'

/** The way to the wishlist, with how many things are on it (S72). */
export function WishlistLink() {
  const t = useT('shell')
  const count = useWishlistCount()
  return (
    <Link
      to={hrefs.wishlist()}
      className={buttonClass({ look: 'ghost', size: 'icon' })}
      aria-label={count > 0 ? t('wishlistCount', { count }) : t('wishlist')}
    >
      <Icon name="heart" />
      {count > 0 ? <span className="count">{badgeCount(count)}</span> : null}
    </Link>
  )
}
