import { useT } from '../i18n/use-t.ts'
import { Link } from '../router/link.tsx'
import { hrefs } from '../routes.ts'
import { buttonClass } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { useCartCount } from './kept-cart.ts'

/** The way to the cart, with how many products are in it (S72). */
export function CartLink() {
  const t = useT('shell')
  const count = useCartCount()
  return (
    <Link
      to={hrefs.cart()}
      className={buttonClass({ look: 'ghost', size: 'icon' })}
      aria-label={count > 0 ? t('cartCount', { count }) : t('cart')}
    >
      <Icon name="cart" />
      {count > 0 ? <span className="count">{count}</span> : null}
    </Link>
  )
}
