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
  const [isAsked, setAsked] = useState(false)
  const { isBusy, call } = useCall(
    (api) => api.post(`/api/carts/profile/${id}/confirm`, {}).finally(() => setAsked(false)),
    [orderQuery(id), everyOrdersQuery],
  )
  return (
    <>
      <Button wide look="outline" onClick={() => setAsked(true)}>
        {t('confirm')}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onClose={() => setAsked(false)}
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
