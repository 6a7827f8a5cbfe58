import { useState } from 'react'
import type { FormEvent } from 'react'
import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { orderQuery } from '../../shared/orders/order.queries.ts'
import type { Order } from '../../shared/orders/order.queries.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { DialogText } from '#ui/dialog/dialog-text.tsx'
import { Field } from '#ui/field.tsx'
import { Money } from '#ui/text/money.tsx'
import { useCall } from '#ui/fetching/use-call.ts'
import { everyOrdersQuery } from './orders.queries.ts'

const MAX_REASON_LETTERS = 500

/** What the customer can do about an order they no longer want, or why nothing (S255, ux 46). */
export function EndOrder({ order }: { order: Order }) {
  const t = useT('order')
  if (order.cancellation === 'CANCEL') return <Cancel order={order} />
  if (order.cancellation === 'ASK') return order.cancelRequestedAt === null ? <Ask order={order} /> : null
  return order.status === 'ON_THE_WAY' ? <p className="quiet ticket-note">{t('cannotCancel')}</p> : null
}

function Cancel({ order: { id, number, totals } }: { order: Order }) {
  const t = useT('order')
  const [isConfirming, setConfirming] = useState(false)
  const { isBusy, call } = useCall(
    (api) => api.delete(`/api/carts/profile/${id}`).finally(() => setConfirming(false)),
    [orderQuery(id), everyOrdersQuery],
  )
  return (
    <>
      <Button wide look="outline" onClick={() => setConfirming(true)}>
        {t('cancel')}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        onClose={() => setConfirming(false)}
        title={t('cancelTitle', { number: String(number) })}
        confirm={t('cancelConfirm')}
        keep={t('keep')}
        isBusy={isBusy}
        onConfirm={call}
      >
        <p>
          <Text area="order" id="cancelText" fill={{ price: <Money halalas={totals.total} /> }} />
        </p>
      </ConfirmDialog>
    </>
  )
}

/** Its goods are being made: the staff is asked, with a reason. */
function Ask({ order: { id, number } }: { order: Order }) {
  const t = useT('order')
  const tForm = useT('form')
  const [isOpen, setOpen] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const { isBusy, call } = useCall(
    (api, reason: string) =>
      api.post(`/api/carts/profile/${id}/cancel-request`, { reason }).finally(() => setOpen(false)),
    [orderQuery(id)],
  )
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const reason = String(new FormData(event.currentTarget).get('reason')).trim()
    setMissing(reason === '')
    if (reason !== '') call(reason)
  }
  return (
    <>
      <Button wide look="outline" onClick={() => setOpen(true)}>
        {t('askToCancel')}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t('askTitle', { number: String(number) })}>
        <form className="account-step" noValidate onSubmit={send}>
          <DialogText>{t('askText')}</DialogText>
          <Field label={t('askReason')} required error={isMissing ? tForm('required') : undefined}>
            {(control) => <textarea {...control} name="reason" rows={4} maxLength={MAX_REASON_LETTERS} />}
          </Field>
          <Button type="submit" loading={isBusy}>
            {t('askSend')}
          </Button>
        </form>
      </Dialog>
    </>
  )
}
