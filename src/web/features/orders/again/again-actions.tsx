import type { ComponentType, ReactNode } from 'react'
import { usePersistedFact } from '#ui/browser-storage/use-persisted.ts'
import { Button } from '#ui/button.tsx'
import { useCall } from '#ui/fetching/use-call.ts'
import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { usePage } from '#ui/page-context.tsx'
import { useNavigate } from '#ui/router/router.tsx'
import { Count } from '#ui/text/bidi.tsx'
import { Money } from '#ui/text/money.tsx'
import { toast } from '#ui/toast/toast-store.ts'
import { cart } from '../../../shared/cart/browser-cart.ts'
import type { CheckoutStep } from '../../../shared/cart/checkout-steps.ts'
import { hrefs } from '../../../site-map.ts'
import { orderAgain } from './order-again.ts'
import { isAsItWas, wishedItem, type Wishing } from './wishes.ts'

type Props = Wishing & {
  readonly howItGoes: ComponentType<{ readonly onChange: () => void }>
  /** What can be done instead. */
  readonly children?: ReactNode
}

/**
 * The button that orders. It leads to the payment, where all is chosen already, unless the cart holds more than this order, or the
 * line is not as it was: then to the cart, where the customer sees what they buy.
 */
export function AgainActions({ again, wishes, isAsking, howItGoes: HowItGoes, children }: Props) {
  const t = useT('order-again')
  const { api, language } = usePage()
  const navigate = useNavigate()
  const items = again.items.map((item) => wishedItem(item, wishes))
  const isAlone = usePersistedFact(cart, (stored) =>
    stored.items.every(({ id }) => again.items.some(({ productPrice }) => productPrice === id)),
  )
  const isStraight = isAlone && isAsItWas(again, wishes)
  const { isBusy, call } = useCall(async (_, step: CheckoutStep) => {
    const isAdded = await orderAgain(api, items, language)
    if (!isAdded) toast({ title: t('cartFull'), tone: 'destructive' })
    else if (!isStraight) toast({ title: t('inCart') })
    navigate(isAdded && isStraight ? hrefs.cart({ step }) : hrefs.cart())
  })
  return (
    <div className="again-actions">
      <div className="again-buttons">
        <Button size="lg" loading={isBusy || isAsking} onClick={() => call('payment')}>
          <span>
            <OrderText again={again} />
          </span>
        </Button>
        {children}
      </div>
      {isStraight ? (
        <HowItGoes onChange={() => call('details')} />
      ) : (
        <p className="quiet how-it-goes">{t('viaCart')}</p>
      )}
    </div>
  )
}

/** What the button orders, and for how much. */
function OrderText({ again: { lines } }: Pick<Props, 'again'>) {
  const today = lines.flatMap((line) => line.today ?? [])
  const price = <Money halalas={today.reduce((sum, { total }) => sum + total, 0)} />
  const [only] = today
  return only && today.length === 1 ? (
    <Text area="order-again" id="order" fill={{ quantity: <Count value={only.quantity} />, price }} />
  ) : (
    <Text area="order-again" id="orderAll" fill={{ price }} />
  )
}
