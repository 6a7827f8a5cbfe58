import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { CropMarks } from '#ui/icons/icon.tsx'
import { Money } from '#ui/text/money.tsx'
import { useMay } from '../../app/me.tsx'
import type { Order } from '../../shared/order/order.queries.ts'
import { TransferDialog } from './transfer-dialog.tsx'
import { transferOf } from './transfer.ts'

/** The next step of an order that waits for a transfer: what was sent to prove it, and what the bank says. */
export function AwaitedTransfer({ order }: { order: Order }) {
  const t = useT('office-money')
  const mayDecide = useMay('money.decide')
  const [isOpen, setOpen] = useState(false)
  const transfer = transferOf(order)
  if (!transfer || !mayDecide || order.status !== 'AWAITING_PAYMENT') return null
  const open = transfer.receipts.filter(({ refusal }) => refusal === null)
  return (
    <>
      <section className="next-action">
        <CropMarks />
        <div>
          <h2>{t(open.length > 0 ? 'checkReceipt' : 'checkTransfer')}</h2>
          <p>
            <Money halalas={transfer.amount} /> · {t('receiptCount', { count: open.length })}
          </p>
        </div>
        <div className="next-action-buttons">
          <Button className="default-look" onClick={() => setOpen(true)}>
            {t(open.length > 0 ? 'checkReceipt' : 'checkTransfer')}
          </Button>
        </div>
      </section>
      {isOpen ? <TransferDialog transfer={transfer} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
