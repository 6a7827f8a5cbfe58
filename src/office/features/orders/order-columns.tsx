import { dayPast } from '#domain/calendar/day-near.ts'
import { riyadhDate } from '#domain/calendar/riyadh-time.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { usePage } from '#ui/page-context.tsx'
import { Money } from '#ui/text/money.tsx'
import { ClockTime } from '#ui/text/moment.tsx'
import { Link } from '#ui/router/link.tsx'
import { groupDigits } from '#ui/text/bidi.tsx'
import type { Column } from '../../list/column.ts'
import { useMay } from '../../app/me.tsx'
import { useRiyadhDay } from '../../app/use-now.ts'
import { ColourBar } from '../../components/colour-bar.tsx'
import { Thumb } from '../../components/thumb.tsx'
import { addressOf } from '../../site-map.ts'
import { DueStub } from '../../shared/order/due-stub.tsx'
import type { OrderRow } from '../../shared/order/order-row.ts'
import { OrderTags } from './order-tags.tsx'
import { PayState } from './pay-state.tsx'
import { isOpen, stationOf, useStatusText } from '../../shared/order/status-text.ts'

/** The columns of the list of orders. */
export const useOrderColumns = (): readonly Column<OrderRow>[] => [
  ...useNamingColumns(),
  ...useStateColumns(),
  ...useMoneyColumns(),
]

/** Which order it is: when it is due, its number, its customer and what it is. */
function useNamingColumns(): readonly Column<OrderRow>[] {
  const t = useT('office-orders')
  return [
    {
      id: 'due',
      heading: t('due'),
      cell: (order) => <DueStub day={order.readyBy} isLate={order.isLate} isOpen={isOpen(order)} />,
    },
    {
      id: 'picture',
      heading: t('picture'),
      isHeadingHidden: true,
      cell: ({ item }) => <Thumb image={item?.image} artwork={item?.artwork} />,
    },
    {
      id: 'number',
      heading: t('order'),
      isName: true,
      cell: (order) => (
        <>
          <Link className="order-number row-link" to={addressOf('order', { number: String(order.number) })}>
            {order.number}
          </Link>
          <small>
            <PlacedAt at={order.placedAt} />
          </small>
        </>
      ),
    },
    {
      id: 'customer',
      heading: t('customer'),
      cell: ({ customer }) => (
        <>
          <b className="one-line">
            <bdi>{customer.company ?? customer.name}</bdi>
          </b>
          <small className="one-line">{customer.city}</small>
        </>
      ),
    },
    {
      id: 'what',
      heading: t('what'),
      cell: (order) => <OrderedGoods {...order} />,
    },
  ]
}

/** Where it stands in the print shop. */
function useStateColumns(): readonly Column<OrderRow>[] {
  const t = useT('office-orders')
  const statusText = useStatusText()
  return [
    {
      id: 'status',
      heading: t('status'),
      cell: (order) => (
        <span className="status">
          <ColourBar at={stationOf(order)} />
          <span className="status-words">
            {statusText(order)}
            <OrderTags order={order} />
          </span>
        </span>
      ),
    },
  ]
}

/** What it costs and how it is paid, for those who may see that. */
function useMoneyColumns(): readonly Column<OrderRow>[] {
  const t = useT('office-orders')
  const seesMoney = useMay('money.view')
  if (!seesMoney) return []
  return [
    { id: 'payment', heading: t('payment'), cell: (order) => <PayState {...order} /> },
    { id: 'total', heading: t('total'), isNumber: true, cell: ({ total = 0 }) => <Money halalas={total} /> },
  ]
}

/** When an order was placed: the time today, the day before that. */
function PlacedAt({ at }: { at: string }) {
  const { language } = usePage()
  const today = useRiyadhDay()
  const day = riyadhDate(new Date(at))
  return day === today ? <ClockTime at={at} /> : <time dateTime={day}>{dayPast(day, today, language)}</time>
}

/** The first line of an order, and how many follow it. */
function OrderedGoods({ item, lines }: OrderRow) {
  const t = useT('office-orders')
  if (!item) return null
  const quantity = groupDigits(item.quantity)
  return (
    <>
      <span className="one-line">
        <bdi>{item.name}</bdi>
      </span>
      <small className="one-line">{lines > 1 ? t('moreLines', { count: lines - 1, quantity }) : quantity}</small>
    </>
  )
}
