import { lazy, Suspense } from 'react'
import { reloadOnce } from '../app/reload-once.ts'
import { useT } from '../i18n/use-t.ts'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { useIsLive } from '../ui/use-is-live.ts'

const Cart = lazy(() => import('../features/cart/cart.tsx').catch(reloadOnce))

/** What somebody wants to buy. The server, which cannot know it, draws its place. */
export default function CartPage() {
  const t = useT('cart')
  return (
    <div className="wrap">
      <Breadcrumb trail={[]} current={t('title')} />
      {useIsLive() ? (
        <Suspense fallback={<CartPlace />}>
          <Cart />
        </Suspense>
      ) : (
        <CartPlace />
      )}
    </div>
  )
}

function CartPlace() {
  const t = useT('cart')
  return (
    <div className="cart-place">
      <h1>{t('title')}</h1>
      <noscript>
        <p className="note warn">{t('needsScript')}</p>
      </noscript>
    </div>
  )
}
