import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { Link } from '#ui/router/link.tsx'
import { Ltr } from '#ui/text/bidi.tsx'
import { Money } from '#ui/text/money.tsx'
import { useMay } from '../../app/me.tsx'
import type { Column } from '../../list/column.ts'
import { addressOf } from '../../site-map.ts'
import { RefundActions } from '../refunds/refund-actions.tsx'
import { useRefundText } from '../refunds/refund-text.ts'
import { useAgeText } from '../today/age-text.ts'
import { TransferDialog } from '../transfers/transfer-dialog.tsx'
import { refundsIn, sinceOf, sumOf } from './money-row.ts'
import type { MoneyQueue, MoneyRow } from './money-row.ts'

/** The columns of what waits for a decision about money. */
export function useMoneyColumns(queue: MoneyQueue): readonly Column<MoneyRow>[] {
  const t = useT('office-money')
  const ageText = useAgeText()
  return [
    {
      id: 'number',
      heading: t('order'),
      isName: true,
      cell: ({ order }) => (
        <>
          <Link className="order-number row-link" to={addressOf('order', { number: String(order.number) })}>
            {order.number}
          </Link>
          <small className="one-line">
            <bdi>{order.customer.company ?? order.customer.name}</bdi>
          </small>
        </>
      ),
    },
    { id: 'what', heading: t('who'), cell: (row) => <Why queue={queue} row={row} /> },
    { id: 'since', heading: t('since'), cell: (row) => <span className="age">{ageText(sinceOf(queue, row))}</span> },
    {
      id: 'sum',
      heading: t('sum'),
      isNumber: true,
      cell: (row) => (
        <b>
          <Money halalas={sumOf(queue, row)} />
        </b>
      ),
    },
    { id: 'next', heading: t('next'), cell: (row) => <NextStep queue={queue} row={row} /> },
  ]
}

type CellProps = { queue: MoneyQueue; row: MoneyRow }

/** Who asks for it and why, or how it was to be paid. */
function Why({ queue, row }: CellProps) {
  const t = useT('office-money')
  const orders = useT('office-orders')
  const { causeText, stateText } = useRefundText()
  const refunds = refundsIn(queue, row)
  const attempt = row.money.attempts[0]
  if (refunds.length === 0) {
    return (
      <>
        {attempt ? orders(attempt.method) : null}
        {attempt?.provider === 'BANK' ? (
          <small>
            {t('receiptCount', { count: attempt.receipts.filter(({ refusal }) => refusal === null).length })}
          </small>
        ) : null}
      </>
    )
  }
  return refunds.map((refund) => (
    <div key={refund.id}>
      <span>
        {causeText(refund)}
        {refund.note ? (
          <>
            {': '}
            <bdi>{refund.note}</bdi>
          </>
        ) : null}
      </span>
      <small>
        {refund.by ? t('askedBy', { name: refund.by.name }) : t('automatic')}
        {queue === 'refundsInTrouble' ? ` · ${stateText(refund)}` : ''}
        {queue === 'refundsToSend' ? <SenderIban row={row} paymentId={refund.paymentId} /> : null}
      </small>
    </div>
  ))
}

/** The account that the money came from and goes back to, when it is known. */
function SenderIban({ row, paymentId }: { row: MoneyRow; paymentId: string }) {
  const iban = row.money.payments.find(({ id }) => id === paymentId)?.senderIban
  return iban ? (
    <>
      {' · '}
      <Ltr>{iban}</Ltr>
    </>
  ) : null
}

/** What can be done about it here; everything else is done on the order's own page. */
function NextStep({ queue, row }: CellProps) {
  const { order, money } = row
  const t = useT('office-money')
  const mayDecide = useMay('money.decide')
  const [isOpen, setOpen] = useState(false)
  const attempt = money.attempts[0]
  if (queue === 'transferReceipts' && attempt) {
    return mayDecide ? (
      <>
        <Button look="outline" size="sm" onClick={() => setOpen(true)}>
          {t('checkReceipt')}
        </Button>
        {isOpen ? (
          <TransferDialog
            transfer={{ number: order.number, amount: attempt.amount, receipts: attempt.receipts }}
            onClose={() => setOpen(false)}
          />
        ) : null}
      </>
    ) : null
  }
  return refundsIn(queue, row).map((refund) => {
    const payment = money.payments.find(({ id }) => id === refund.paymentId)
    return <RefundActions key={refund.id} number={order.number} refund={refund} isRetried={false} payment={payment} />
  })
}
