import type { ReactNode } from 'react'
import { formatAmount } from '#domain/money/halalas.ts'
import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { Ltr } from '#ui/text/bidi.tsx'
import { Button } from '#ui/button.tsx'
import { copyText } from '#ui/copy-text.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { Money } from '#ui/text/money.tsx'
import { toast } from '#ui/toast/toast-store.ts'
import { Day } from '#ui/text/moment.tsx'
import type { BankTransfer as Transfer } from './order.queries.ts'

type Props = {
  amount: number
  transfer: Omit<Transfer, 'receipts'>
  /** The receipt that is waited for. */
  children: ReactNode
}

/** Where the money of an order is to go, each part to be copied. */
export function BankTransfer({ amount: halalas, transfer, children }: Props) {
  const t = useT('order')
  const { account, reference, payBefore } = transfer
  const amount = formatAmount(halalas)
  return (
    <section className="bank-transfer" aria-labelledby="bt-title">
      <h2 id="bt-title">{t('transferTitle')}</h2>
      <p>
        <Text area="order" id="transferText" fill={{ price: <Money halalas={halalas} /> }} />{' '}
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
          <Money halalas={halalas} />
        </Fact>
        <Fact name={t('reference')} copies={reference}>
          <Ltr>{reference}</Ltr>
        </Fact>
      </dl>
      {children}
    </section>
  )
}

/** A part of what the bank asks for; `copies` is what goes into the clipboard. */
function Fact({ name, copies, children }: { name: string; copies?: string; children: ReactNode }) {
  const t = useT('order')
  const copy = async (text: string): Promise<void> => {
    if (await copyText(text)) toast({ title: t('copied') })
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
