import { lazy, Suspense } from 'react'
import { neededCode } from '#ui/loading/needed-code.ts'
import { stepNamed } from '../shared/cart/checkout-steps.ts'
import { useCartCount } from '../shared/cart/browser-cart.ts'
import { StepBar } from '../shared/cart/step-bar.tsx'
import { loadMessages } from '../i18n/load-messages.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { useSearch } from '#ui/router/router.tsx'
import { useIsLive } from '#ui/loading/use-is-live.ts'

const Cart = lazy(() => neededCode('cart/lines', () => import('../features/cart/cart.tsx')))
const Checkout = lazy(() => neededCode('cart/checkout', fetchCheckout))

/** The code of the steps after the cart, with their texts. */
async function fetchCheckout() {
  const language = document.documentElement.lang === 'ar' ? 'ar' : 'en'
  const areas = ['checkout', 'payment', 'form', 'address', 'sign-in'] as const
  const [page] = await Promise.all([import('./cart/checkout-page.tsx'), loadMessages(language, areas)])
  return page
}

/** What a visitor wants to buy, and the steps to buying it (S297). The server, which cannot know it, draws its place. */
export default function CartPage() {
  const step = stepNamed(useSearch().get('step')) ?? 'cart'
  const isLive = useIsLive()
  const isEmpty = useCartCount() === 0
  return (
    <div className="wrap">
      <StepBar current={step} isIdle={isLive && isEmpty} />
      {isLive ? (
        <Suspense fallback={<CartPlace isCart={step === 'cart'} />}>
          {step === 'cart' ? <Cart /> : <Checkout requested={step} />}
        </Suspense>
      ) : (
        <CartPlace isCart={step === 'cart'} />
      )}
    </div>
  )
}

function CartPlace({ isCart }: { isCart: boolean }) {
  const t = useT('cart')
  return (
    <div className="cart-place">
      <h1>{t(isCart ? 'title' : 'checkout')}</h1>
      <noscript>
        <p className="note warn">{t('needsScript')}</p>
      </noscript>
    </div>
  )
}
