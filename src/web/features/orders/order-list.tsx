import { useT } from '#ui/i18n/use-t.ts'
import { hrefs } from '../../site-map.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { useFetched } from '#ui/fetching/api-query.ts'
import { WhenFetched } from '#ui/fetching/when-fetched.tsx'
import { unpaidOrdersQuery } from '../../shared/orders/order.queries.ts'
import { OrderCard } from './order-card.tsx'
import { OrderFilter } from './order-filter.tsx'
import { EVERY_ORDER, orderSearchHref } from './order-search.ts'
import type { OrderSearch } from './order-search.ts'
import { OrderPages } from './order-pages.tsx'
import { ordersQuery } from './orders.queries.ts'

/** A page of one's orders, with what is looked for above it (S258). */
export const OrderList = ({ search }: { search: OrderSearch }) => (
  <WhenFetched query={ordersQuery(EVERY_ORDER)}>
    {({ meta }) =>
      meta.total === 0 ? (
        <NoOrders />
      ) : (
        <>
          <OrderFilter search={search} />
          <FoundOrders key={orderSearchHref(search)} search={search} />
        </>
      )
    }
  </WhenFetched>
)

const FoundOrders = ({ search }: { search: OrderSearch }) => (
  <WhenFetched query={ordersQuery(search)}>
    {({ data: orders, meta }) => (
      <>
        {orders.length === 0 ? <NoneFound /> : null}
        <ul className="orders">
          {orders.map((order) => (
            <OrderCard key={order.id} order={order} />
          ))}
        </ul>
        <OrderPages page={search.page} lastPage={meta.lastPage} to={(page) => orderSearchHref({ ...search, page })} />
      </>
    )}
  </WhenFetched>
)

/** Nothing where an order waits for its money: that is one, and stands above. */
function NoOrders() {
  const t = useT('order')
  const unpaid = useFetched(unpaidOrdersQuery)?.data ?? []
  if (unpaid.length > 0) return null
  return (
    <EmptyState drawing="parcel" title={t('noOrders')} text={t('noOrdersText')}>
      <ButtonLink to={hrefs.home()}>{t('browse')}</ButtonLink>
      <ButtonLink look="outline" to={hrefs.specialRequest()}>
        {t('specialRequest')}
      </ButtonLink>
    </EmptyState>
  )
}

function NoneFound() {
  const t = useT('order')
  return (
    <EmptyState drawing="lens" title={t('noneFound')} text={t('noneFoundText')}>
      <ButtonLink look="outline" to={hrefs.userProfile({ tab: 'myOrders' })}>
        {t('showAll')}
      </ButtonLink>
    </EmptyState>
  )
}
