import type { ReactNode } from 'react'
import { formatAmount } from '#domain/money/halalas.ts'
import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { Ltr } from '#ui/text/bidi.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { Money } from '#ui/text/money.tsx'
import { toast } from '#ui/toast/toast-store.ts'
import { Day } from '#ui/text/moment.tsx'
import type { BankTransfer as Transfer, Payment } from './order.queries.ts'
import { Receipts } from './receipts.tsx'

/** Where the money of an order is to go, each part to be copied, and the receipt that is waited for. */
export function BankTransfer({ payment, transfer }: { payment: Payment; transfer: Transfer }) {
  const t = useT('order')
  const { account, reference, payBefore } = transfer
  const amount = formatAmount(payment.amount)
  return (
    <section className="bank-transfer" aria-labelledby="bt-title">
      <h2 id="bt-title">{t('transferTitle')}</h2>
      <p>
        <Text area="order" id="transferText" fill={{ price: <Money halalas={payment.amount} /> }} />{' '}
        <Text area="order" id="transferBefore" fill={{ date: <Day at={payBefore} /> }} />
      </p>
      <dl className="bank-transfer-facts">
        <Fact name={t('account')}>
          <bdi>{account.name}</bdi>
        </Fact>
        <Fact name={t('bank')}>
          <bdi>{account.bank}</bdi>
        </Fact>
        <Fact name={t('iban')} copies={account.iban}>
          <Ltr>{account.iban.replace(/(.{4})(?=.)/g, '$1 ')}</Ltr>
        </Fact>
        <Fact name={t('amount')} copies={amount.replaceAll(',', '')}>
          <Money halalas={payment.amount} />
        </Fact>
        <Fact name={t('reference')} copies={reference}>
          <Ltr>{reference}</Ltr>
        </Fact>
      </dl>
      <Receipts paymentId={payment.paymentId} receipts={transfer.receipts} />
    </section>
  )
}

/** A part of what the bank asks for; `copies` is what goes into the clipboard. */
function Fact({ name, copies, children }: { name: string; copies?: string; children: ReactNode }) {
  const t = useT('order')
  const copy = async (text: string): Promise<void> => {
    await navigator.clipboard.writeText(text)
    toast({ title: t('copied') })
  }
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <b>{children}</b>
        {copies === undefined ? null : (
          <Button look="ghost" size="sm" aria-label={t('copyWhat', { what: name })} onClick={() => void copy(copies)}>
            <Icon name="copy" />
            <span className="no-phone">{t('copy')}</span>
          </Button>
        )}
      </dd>
    </div>
  )
}
