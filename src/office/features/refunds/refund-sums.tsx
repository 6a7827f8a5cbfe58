import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { Ltr } from '#ui/text/bidi.tsx'
import { Money } from '#ui/text/money.tsx'
import type { Order } from '../../shared/order/order.queries.ts'
import type { RefundPreview } from './use-refund-preview.ts'

type Props = { order: Order; preview: RefundPreview | undefined }

/** What follows from a refund: where it goes, the tax in it, what is left, and the credit note; of none, where it would go. */
export function RefundSums({ order, preview }: Props) {
  const t = useT('office-money')
  const invoice = order.documents?.find(({ kind, isFinal }) => kind === 'INVOICE' && isFinal)?.number
  const sum = preview && <Money halalas={preview.amount} />
  return (
    <>
      <dl className="leaders refund-sums">
        <div>
          <dt>{t('goesBackTo')}</dt>
          <dd>
            <Destination order={order} preview={preview} />
          </dd>
        </div>
        <div>
          <dt>{t('vatInside')}</dt>
          <dd>
            <Money halalas={preview?.vat ?? 0} />
          </dd>
        </div>
        <div>
          <dt>{t('leftAfter')}</dt>
          <dd>
            <Money halalas={preview?.left ?? order.money?.refundable ?? 0} />
          </dd>
        </div>
      </dl>
      <p className="note plain-note">
        <Icon name="info" />
        <span>
          {sum === undefined ? (
            t('creditNoteLater')
          ) : invoice ? (
            <Text area="office-money" id="creditNote" fill={{ sum, invoice: <Ltr>{invoice}</Ltr> }} />
          ) : (
            <Text area="office-money" id="creditNoteAny" fill={{ sum }} />
          )}
        </span>
      </p>
    </>
  )
}

/** The card, wallet or account that the money goes back to. */
function Destination({ order, preview }: Props) {
  const t = useT('office-money')
  const methods = useT('office-orders')
  const payment = order.money?.payments.find(({ purpose }) => purpose === 'ORDER')
  const way = preview?.way ?? WAYS[payment?.provider ?? '']
  if (way === 'COUNTER') return t('atCounter')
  if (!payment || way === 'BANK_TRANSFER') return t('byBank')
  if (!payment.card) return t('toMethod', { method: methods(payment.method) })
  const card = (
    <>
      {payment.card.brand === 'mada' ? t('mada') : (CARD_NAMES[payment.card.brand] ?? payment.card.brand)}{' '}
      <Ltr>{`•• ${payment.card.lastFour}`}</Ltr>
    </>
  )
  return <Text area="office-money" id="toCard" fill={{ card }} />
}

/** Where money goes back to that came neither by card nor by a wallet. */
const WAYS: Readonly<Record<string, RefundPreview['way']>> = { COUNTER: 'COUNTER', BANK: 'BANK_TRANSFER' }

const CARD_NAMES: Readonly<Record<string, string>> = { visa: 'Visa', master: 'Mastercard', amex: 'Amex' }
