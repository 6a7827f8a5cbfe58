import { useQueryClient } from '@tanstack/react-query'
import { plain } from '#ui/fetching/api-query.ts'
import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { Button } from '#ui/button.tsx'
import { Money } from '#ui/text/money.tsx'
import { BankTransfer } from '../../shared/orders/bank-transfer.tsx'
import { Receipts } from '../../shared/orders/receipts.tsx'
import { StcCodeForm } from '../../shared/payment/stc-code-form.tsx'
import { paymentLinkQuery } from './payment-link.query.ts'
import type { LinkedOrder, PaymentLink } from './payment-link.query.ts'
import '../../shared/orders/order.css'

type Action = NonNullable<PaymentLink['action']>
type Props = { token: string; action: Action; order: LinkedOrder; onOther: () => void }

/** What the chosen way to pay waits for. Once a receipt was sent, no other way is offered: the money may be on its way. */
export function LinkAction({ token, action, order, onOther }: Props) {
  const t = useT('payment-result')
  const isSent = action.type === 'BANK_TRANSFER' && action.receipts.length > 0
  return (
    <div className="pay-link-form">
      {action.type === 'BANK_TRANSFER' ? (
        <LinkTransfer token={token} transfer={action} amount={order.total} />
      ) : (
        <LinkCode token={token} url={action.url} amount={order.total} />
      )}
      {isSent ? (
        <p className="quiet">{t('link_receiptSent')}</p>
      ) : (
        <Button look="link" onClick={onOther}>
          {t('otherWay')}
        </Button>
      )}
    </div>
  )
}

type TransferProps = { token: string; transfer: Extract<Action, { type: 'BANK_TRANSFER' }>; amount: number }

function LinkTransfer({ token, transfer, amount }: TransferProps) {
  const t = useT('payment-result')
  return (
    <BankTransfer amount={amount} transfer={transfer}>
      <Receipts
        sent={transfer.receipts.map(({ nth, sentAt }) => ({
          id: String(nth),
          name: t('link_receipt', { number: String(nth) }),
          sentAt,
        }))}
        send={(api, form) => api.post(`/api/payment-links/${token}/receipts`, form)}
        refreshes={[paymentLinkQuery(token)]}
      />
    </BankTransfer>
  )
}

function LinkCode({ token, url, amount }: { token: string; url: string; amount: number }) {
  const t = useT('payment-result')
  const client = useQueryClient()
  return (
    <>
      <h2>{t('codeTitle')}</h2>
      <p>
        <Text area="payment-result" id="codeText" fill={{ price: <Money halalas={amount} /> }} />
      </p>
      <StcCodeForm
        url={url}
        amount={amount}
        onSent={() => void client.invalidateQueries(plain(paymentLinkQuery(token)))}
      />
    </>
  )
}
