import { useEffect, useState } from 'react'
import { useT } from '#ui/i18n/use-t.ts'
import { Link } from '#ui/router/link.tsx'
import { hrefs } from '../../site-map.ts'
import { badgeCount } from '#ui/badge-count.ts'
import { buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { cart, useCartCount } from './browser-cart.ts'

/** The way to the cart, with how many products are in it (S72, S73). */
export function CartLink() {
  const t = useT('shell')
  const count = useCartCount()
  const changed = useChangedCount()
  return (
    <>
      <Link
        to={hrefs.cart()}
        className={buttonClass({ look: 'ghost', size: 'icon' })}
        aria-label={count > 0 ? t('cartCount', { count }) : t('cart')}
      >
        <Icon name="cart" />
        {count > 0 ? <span className="count">{badgeCount(count)}</span> : null}
      </Link>
      <span className="visually-hidden" role="status">
        {changed === undefined ? null : t('cartCount', { count: changed })}
      </span>
    </>
  )
}

/** How many products there are since the number last changed on this page; what was there before is not announced. */
function useChangedCount(): number | undefined {
  const [changed, setChanged] = useState<number>()
  useEffect(() => {
    let known = cart.get().items.length
    return cart.subscribe(() => {
      const { length } = cart.get().items
      if (length !== known) setChanged((known = length))
    })
  }, [])
  return changed
}
