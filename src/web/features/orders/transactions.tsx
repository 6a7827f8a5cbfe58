import { useId, useState } from 'react'
import { PAYMENT_METHODS } from '#domain/payments/payment-method.ts'
import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { Day } from '#ui/text/moment.tsx'
import { PayMethod } from '../../shared/orders/pay-method.tsx'
import { Link } from '#ui/router/link.tsx'
import { hrefs } from '../../site-map.ts'
import { Ltr } from '#ui/text/bidi.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Money } from '#ui/text/money.tsx'
import { WhenFetched } from '#ui/fetching/when-fetched.tsx'
import '../../shared/orders/order.css'
import './orders.css'
import { OrderPages } from './order-pages.tsx'
import { TRANSACTION_STATUSES, transactionsQuery } from './transactions.queries.ts'
import type { Transaction, TransactionSearch } from './transactions.queries.ts'

const EVERY: TransactionSearch = { status: '', method: '', page: 1 }

/** What the customer has paid and got back (S257, S427). */
export default function Transactions() {
  const [search, setSearch] = useState(EVERY)
  return (
    <WhenFetched query={transactionsQuery(EVERY)}>
      {({ meta }) =>
        meta.total === 0 ? (
          <NoTransactions />
        ) : (
          <>
            <Filter search={search} onChange={setSearch} />
            <TransactionResults key={JSON.stringify(search)} search={search} onChange={setSearch} />
          </>
        )
      }
    </WhenFetched>
  )
}

const TransactionResults = ({ search, onChange }: FilterProps) => (
  <WhenFetched query={transactionsQuery(search)}>
    {({ data, meta }) => (
      <>
        <Table transactions={data} />
        <OrderPages page={search.page} lastPage={meta.lastPage} onPage={(page) => onChange({ ...search, page })} />
      </>
    )}
  </WhenFetched>
)

function NoTransactions() {
  const t = useT('order')
  return (
    <EmptyState title={t('noTransactions')} text={t('noTransactionsText')}>
      <ButtonLink to={hrefs.home()}>{t('browse')}</ButtonLink>
    </EmptyState>
  )
}

type FilterProps = { search: TransactionSearch; onChange: (search: TransactionSearch) => void }

function Filter({ search, onChange }: FilterProps) {
  const t = useT('order')
  const id = useId()
  const find = <Value extends string>(values: readonly Value[], text: string): Value | '' =>
    values.find((value) => value === text) ?? ''
  return (
    <div className="orders-find">
      <label htmlFor={`${id}-status`}>{t('status')}</label>
      <label htmlFor={`${id}-method`}>{t('method')}</label>
      <select
        id={`${id}-status`}
        value={search.status}
        onChange={({ target }) => onChange({ ...search, page: 1, status: find(TRANSACTION_STATUSES, target.value) })}
      >
        <option value="">{t('everyStatus')}</option>
        {TRANSACTION_STATUSES.map((status) => (
          <option key={status} value={status}>
            {t(status)}
          </option>
        ))}
      </select>
      <select
        id={`${id}-method`}
        value={search.method}
        onChange={({ target }) => onChange({ ...search, page: 1, method: find(PAYMENT_METHODS, target.value) })}
      >
        <option value="">{t('everyMethod')}</option>
        {PAYMENT_METHODS.map((method) => (
          <option key={method} value={method}>
            {t(method)}
          </option>
        ))}
      </select>
    </div>
  )
}

function Table({ transactions }: { transactions: readonly Transaction[] }) {
  const t = useT('order')
  if (transactions.length === 0) return <p className="quiet">{t('noneOfThese')}</p>
  return (
    <table className="transactions">
      <caption className="visually-hidden">{t('transactionsCaption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('date')}</th>
          <th scope="col">{t('what')}</th>
          <th scope="col">{t('method')}</th>
          <th scope="col">{t('status')}</th>
          <th scope="col">{t('amount')}</th>
        </tr>
      </thead>
      <tbody>
        {transactions.map((transaction) => (
          <Row key={transaction.id} transaction={transaction} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ transaction: { kind, at, orderId, orderNumber, method, card, status, amount } }: RowProps) {
  const t = useT('order')
  const isBack = kind === 'REFUND'
  return (
    <tr>
      <td className="quiet">
        <Day at={at} />
      </td>
      <td>
        {t(`kind${kind}`)}
        {' · '}
        <Link className="underlined" to={hrefs.userProfile({ tab: 'myOrders', order: orderId })}>
          <Text area="order" id="number" fill={{ number: <Ltr>{orderNumber}</Ltr> }} />
        </Link>
      </td>
      <td className="quiet">
        <PayMethod method={method} card={card} />
      </td>
      <td>{t(status)}</td>
      <td className={isBack ? 'transaction-number transaction-back' : 'transaction-number'}>
        <Money halalas={amount} sign={isBack ? '+ ' : ''} />
      </td>
    </tr>
  )
}

type RowProps = { transaction: Transaction }
