import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { AlertLine } from '#ui/form/alert-line.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { useMay, useMe } from '../../app/me.tsx'
import { useOrderCall } from '../../edit/use-order-call.ts'
import type { Order } from '../../shared/order/order.queries.ts'
import { DecideDialog } from './decide-dialog.tsx'
import { isGatewayRefusal } from './refund-text.ts'
import type { Refund } from './refund-text.ts'
import { SentDialog } from './sent-dialog.tsx'

/** A refund as far as something can be done about it. */
export type ActedRefund = Pick<Refund, 'id' | 'amount' | 'state' | 'lastError' | 'by' | 'cause' | 'reason' | 'note'>

/** What is refunded, as far as it decides how. */
export type RefundedPayment = Pick<NonNullable<Order['money']>['payments'][number], 'provider' | 'senderIban'>

type Props = {
  number: number
  refund: ActedRefund
  isRetried: boolean
  /** The payment that is refunded: who took it, and from which account it came. */
  payment: RefundedPayment | undefined
}

/** What can be done about a refund now: decided by a second person, withdrawn, recorded as sent, or tried again. */
export function RefundActions({ number, refund, isRetried, payment }: Props) {
  const t = useT('office-money')
  const me = useMe()
  const mayDecide = useMay('money.decide')
  const [openDialog, setOpenDialog] = useState<'decide' | 'sent'>()
  const { isBusy, problem, call } = useOrderCall()
  const path = `/api/office/orders/${number}/refunds/${refund.id}` as const
  if (!mayDecide) return null
  const isOwn = refund.by?.id === me.id
  return (
    <>
      <div className="refund-actions">
        {refund.state === 'TO_APPROVE' && !isOwn ? (
          <Button look="outline" size="sm" onClick={() => setOpenDialog('decide')}>
            {t('approve')}
          </Button>
        ) : null}
        {refund.state === 'TO_APPROVE' && isOwn ? (
          <>
            <small>{t('ownWaits')}</small>
            <Button
              look="outline"
              size="sm"
              loading={isBusy}
              onClick={() => call((api) => api.post(`${path}/withdraw`, {}), t('said-withdraw'))}
            >
              {t('withdraw')}
            </Button>
          </>
        ) : null}
        {refund.state === 'AWAITING_TRANSFER' ? (
          <Button look="outline" size="sm" onClick={() => setOpenDialog('sent')}>
            {t(payment?.provider === 'COUNTER' ? 'givenAtCounter' : 'sentByBank')}
          </Button>
        ) : null}
        {isGatewayRefusal(refund) && !isRetried ? (
          <Button
            look="outline"
            size="sm"
            loading={isBusy}
            onClick={() => call((api) => api.post(`${path}/retry`, {}), t('said-retry'))}
          >
            {t('tryAgain')}
          </Button>
        ) : null}
      </div>
      {problem ? <AlertLine>{problem}</AlertLine> : null}
      {openDialog === 'decide' ? (
        <DecideDialog number={number} refund={refund} payment={payment} onClose={() => setOpenDialog(undefined)} />
      ) : null}
      {openDialog === 'sent' ? (
        <SentDialog number={number} refund={refund} payment={payment} onClose={() => setOpenDialog(undefined)} />
      ) : null}
    </>
  )
}
