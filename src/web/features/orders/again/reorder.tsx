import { useState } from 'react'
import { usePage } from '#ui/page-context.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { useNavigate } from '#ui/router/router.tsx'
import { hrefs } from '../../../site-map.ts'
import { Button } from '#ui/button.tsx'
import type { ButtonSize } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { RegistrationMark } from '#ui/icons/icon.tsx'
import { toast, toastFailure } from '#ui/toast/toast-store.ts'
import { useCall } from '#ui/fetching/use-call.ts'
import { onDemand } from '#ui/loading/on-demand.tsx'
import { orderAgain } from './order-again.ts'
import type { OrderAgain } from './order-again-answer.ts'
import { ReorderDifferences } from './reorder-differences.tsx'
import { useOrderAgain } from './use-order-again.ts'
import { NO_WISHES, wishedItem } from './wishes.ts'

const ThenAndToday = onDemand(() => import('./then-and-today.tsx'))

type Props = {
  id: string
  number: number
  size?: ButtonSize
  /** Came for it: by the code on the box. */
  isRequested?: boolean
}

/** Orders the same again: first it is said what is different today, then the cart is filled (S260). */
export function ReorderButton({ id, number, size = 'default', isRequested = false }: Props) {
  const t = useT('order')
  const [isOpen, setOpen] = useState(isRequested)
  const close = () => setOpen(false)
  return (
    <>
      <Button
        look="outline"
        size={size}
        wide={size === 'default'}
        aria-label={t('reorderOf', { number: String(number) })}
        onClick={() => setOpen(true)}
      >
        {t('reorder')}
      </Button>
      <Dialog open={isOpen} onClose={close} title={t('reorderTitle', { number: String(number) })}>
        <Reorder id={id} onClose={close} />
      </Dialog>
    </>
  )
}

/** The order at the prices of today, which are looked up when the dialog opens and when another quantity is chosen. */
function Reorder({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT('order')
  const { api, language } = usePage()
  const navigate = useNavigate()
  const [wishes, setWishes] = useState(NO_WISHES)
  const { quantities } = wishes
  const { again, isAsking } = useOrderAgain(id, quantities, (failure) => {
    onClose()
    toastFailure(failure)
  })
  const { isBusy, call } = useCall(async (_, items: OrderAgain['items']) => {
    const isAdded = await orderAgain(api, items, language)
    onClose()
    toast({ title: t(isAdded ? 'addedAgain' : 'cartFull'), ...(!isAdded && { tone: 'destructive' as const }) })
    navigate(hrefs.cart())
  })
  if (!again) {
    return (
      <p className="waiting" role="status">
        <RegistrationMark turning />
        {t('reorderAsking')}
      </p>
    )
  }
  const { items, differences } = again
  return (
    <div className="confirm">
      <ReorderDifferences differences={differences} isNothingLeft={items.length === 0} />
      <ThenAndToday again={again} isAsking={isAsking} wishes={wishes} onWish={setWishes} />
      <div className="confirm-actions">
        {items.length > 0 ? (
          <Button loading={isBusy || isAsking} onClick={() => call(items.map((item) => wishedItem(item, wishes)))}>
            {t('toCart', { count: items.length })}
          </Button>
        ) : null}
      </div>
    </div>
  )
}
