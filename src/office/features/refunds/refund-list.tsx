import { useT } from '#ui/i18n/use-t.ts'
import { Money } from '#ui/text/money.tsx'
import { Moment } from '#ui/text/moment.tsx'
import { Ltr } from '#ui/text/bidi.tsx'
import type { Order } from '../../shared/order/order.queries.ts'
import { RefundActions } from './refund-actions.tsx'
import { toneOf, useRefundText } from './refund-text.ts'
import type { Refund } from './refund-text.ts'

type Props = { order: Order; money: NonNullable<Order['money']> }

/** Every refund of an order, how far each is, and what can be done about it. */
export function RefundList({ order, money }: Props) {
  const t = useT('office-money')
  if (money.refunds.length === 0) return null
  const retried = new Set(money.refunds.map(({ retries }) => retries))
  return (
    <ul className="refund-list" aria-label={t('refunds')}>
      {money.refunds.map((refund) => (
        <RefundItem key={refund.id} order={order} money={money} refund={refund} isRetried={retried.has(refund.id)} />
      ))}
    </ul>
  )
}

type ItemProps = Props & { refund: Refund; isRetried: boolean }

function RefundItem({ order, money, refund, isRetried }: ItemProps) {
  const t = useT('office-money')
  const { stateText, causeText } = useRefundText()
  const payment = money.payments.find(({ id }) => id === refund.paymentId)
  return (
    <li>
      <div className="refund-head">
        <b>
          <Money halalas={refund.amount} />
        </b>
        <span className={toneOf(refund)}>{stateText(refund)}</span>
      </div>
      <small>
        {causeText(refund)}
        {refund.note ? (
          <>
            {': '}
            <bdi>{refund.note}</bdi>
          </>
        ) : null}
      </small>
      {refund.parts.map((part) => (
        <small key={part.position}>
          <PartText order={order} part={part} /> <Money halalas={part.amount} />
        </small>
      ))}
      <small>
        {refund.by ? t('askedBy', { name: refund.by.name }) : t('automatic')}
        {refund.decidedBy ? ` · ${t('decidedBy', { name: refund.decidedBy.name })}` : ''} · <Moment at={refund.at} />
      </small>
      {refund.bankReference ? (
        <small>
          <Ltr>{t('bankReference', { reference: refund.bankReference })}</Ltr>
        </small>
      ) : null}
      {refund.state === 'UNKNOWN' ? <small>{t('unknownHint')}</small> : null}
      {isRetried ? <small>{t('triedAgain')}</small> : null}
      <RefundActions number={order.number} refund={refund} isRetried={isRetried} payment={payment} />
    </li>
  )
}

function PartText({ order, part }: { order: Order; part: Refund['parts'][number] }) {
  const t = useT('office-money')
  if (part.position === null) return t('delivery')
  const name = order.lines.find(({ position }) => position === part.position)?.name ?? ''
  return part.quantity === null ? <bdi>{name}</bdi> : t('partOfLine', { name, count: part.quantity })
}
