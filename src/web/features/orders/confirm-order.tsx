import { useState } from 'react'
import { useT } from '#ui/i18n/use-t.ts'
import { orderQuery } from '../../shared/orders/order.queries.ts'
import type { Order } from '../../shared/orders/order.queries.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx'
import { useCall } from '#ui/fetching/use-call.ts'
import { everyOrdersQuery } from './orders.queries.ts'

/** Lets the customer complete an order that was delivered, before it completes by itself (A-C3). */
export function ConfirmOrder({ order: { id, number } }: { order: Order }) {
  const t = useT('order')
  const [isConfirming, setConfirming] = useState(false)
  const { isBusy, call } = useCall(
    (api) => api.post(`/api/carts/profile/${id}/confirm`, {}).finally(() => setConfirming(false)),
    [orderQuery(id), everyOrdersQuery],
  )
  return (
    <>
      <Button wide look="outline" onClick={() => setConfirming(true)}>
        {t('confirm')}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        onClose={() => setConfirming(false)}
        title={t('confirmTitle', { number: String(number) })}
        confirm={t('confirmYes')}
        keep={t('confirmNo')}
        isBusy={isBusy}
        isHarmless
        onConfirm={call}
      >
        <p>{t('confirmText')}</p>
      </ConfirmDialog>
    </>
  )
}
