import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { AlertLine } from '#ui/form/alert-line.tsx'
import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { Ltr } from '#ui/text/bidi.tsx'
import { Money } from '#ui/text/money.tsx'
import { useOrderCall } from '../../edit/use-order-call.ts'
import type { ActedRefund, RefundedPayment } from './refund-actions.tsx'
import { useRefundText } from './refund-text.ts'

const TEXTS: Readonly<Record<string, 'approveBank' | 'approveCounter'>> = {
  BANK: 'approveBank',
  COUNTER: 'approveCounter',
}

type Props = { number: number; refund: ActedRefund; payment: RefundedPayment | undefined; onClose: () => void }

/** The second person's decision: who asks, why, and what follows. */
export function DecideDialog({ number, refund, payment, onClose }: Props) {
  const t = useT('office-money')
  const { causeText } = useRefundText()
  const { isBusy, problem, call } = useOrderCall()
  const decide = (decision: 'approve' | 'decline') =>
    call(
      (api) => api.post(`/api/office/orders/${number}/refunds/${refund.id}/${decision}`, {}),
      t(`said-${decision}`),
      onClose,
    )
  return (
    <Dialog open onClose={onClose} title={t('approveTitle')} isBusy={isBusy}>
      <p>
        <Text
          area="office-money"
          id={TEXTS[payment?.provider ?? ''] ?? 'approveText'}
          fill={{ sum: <Money halalas={refund.amount} />, number: <Ltr>{String(number)}</Ltr> }}
        />
      </p>
      <p className="quiet">
        {refund.by ? t('askedBy', { name: refund.by.name }) : t('automatic')} · {causeText(refund)}
        {refund.note ? (
          <>
            {': '}
            <bdi>{refund.note}</bdi>
          </>
        ) : null}
      </p>
      <AlertLine>{problem}</AlertLine>
      <div className="dialog-foot">
        <span />
        <Button look="outline" loading={isBusy} onClick={() => decide('decline')}>
          {t('decline')}
        </Button>
        <Button look="destructive" loading={isBusy} onClick={() => decide('approve')}>
          {t('approve')} <Money halalas={refund.amount} />
        </Button>
      </div>
    </Dialog>
  )
}
