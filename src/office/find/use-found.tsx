import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { AnswerOf } from '#contract/api-client.ts'
import { dayInWords } from '#domain/calendar/day-in-words.ts'
import { LIST_COMMA } from '#domain/text/list-comma.ts'
import { apiQuery, plain } from '#ui/fetching/api-query.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { usePage } from '#ui/page-context.tsx'
import { Ltr } from '#ui/text/bidi.tsx'
import { Money } from '#ui/text/money.tsx'
import { ColourBar } from '../components/colour-bar.tsx'
import { PersonMark } from '../components/person-mark.tsx'
import { Thumb } from '../components/thumb.tsx'
import { stationOf, useStatusText } from '../shared/order/status-text.ts'
import { addressOf } from '../site-map.ts'
import type { FindGroup, FindItem } from './find-item.ts'

type FindResults = AnswerOf<'/api/office/find'>['data']

/** How long a pause in typing has to be before the server is asked, in ms. */
const PAUSE_MS = 120

/** What the server finds for what was typed; what it found before stays until then. */
export function useFound(typed: string) {
  const q = usePaused(typed.trim())
  const query = useQuery<{ data: FindResults }>({
    ...plain(apiQuery('/api/office/find', { query: { q }, tags: [] })),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  })
  const groups = useFoundGroups(q === '' ? undefined : query.data?.data)
  const isWaiting = q !== typed.trim() || (q !== '' && (query.isPlaceholderData || query.isPending))
  return { groups, isWaiting, hasFailed: query.isError && !query.isFetching, again: query.refetch }
}

/** A text once it has not changed for a moment. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return text === '' ? '' : paused
}

function useFoundGroups(found: FindResults | undefined): readonly FindGroup[] {
  const order = useOrderItem()
  const customer = useCustomerItem()
  const product = useProductItem()
  if (!found) return []
  return [
    { id: 'orders', items: found.orders.map(order) },
    { id: 'customers', items: found.customers.map(customer) },
    { id: 'products', items: found.products.map(product) },
  ]
}

function useOrderItem(): (order: FindResults['orders'][number]) => FindItem {
  const t = useT('office-find')
  const { language } = usePage()
  const statusText = useStatusText()
  return (order) => ({
    id: `order-${order.number}`,
    mark: <Thumb image={order.item?.image} />,
    title: `${order.number} ${order.customer.company ?? order.customer.name}`,
    detail: t('orderDetail', {
      count: order.lines,
      status: statusText(order),
      due: dayInWords(order.readyBy, language),
    }),
    end: <ColourBar at={stationOf(order)} />,
    to: addressOf('order', { number: String(order.number) }),
  })
}

function useCustomerItem(): (customer: FindResults['customers'][number]) => FindItem {
  const t = useT('office-find')
  const comma = LIST_COMMA[usePage().language]
  return ({ id, name, company, city, orders, phone, email }) => {
    const title = company ?? name
    const reached = phone ?? email
    return {
      id: `customer-${id}`,
      mark: <PersonMark name={title} />,
      title: title || reached || t('noName'),
      detail: (
        <>
          {company !== null && name !== '' ? (
            <>
              <bdi>{name}</bdi>
              {comma}
            </>
          ) : null}
          {city === null ? null : `${city}${comma}`}
          {t('orderCount', { count: orders })}
          {reached === undefined ? null : (
            <>
              {' · '}
              <Ltr>{reached}</Ltr>
            </>
          )}
        </>
      ),
      to: addressOf('orders', {}, `customer=${id}`),
    }
  }
}

function useProductItem(): (product: FindResults['products'][number]) => FindItem {
  const { language } = usePage()
  return ({ id, code, name, slug, image, fromPrice }) => ({
    id: `product-${id}`,
    mark: <Thumb image={image} />,
    title: name,
    detail: (
      <>
        <Ltr>{code}</Ltr> · <Money halalas={fromPrice} />
      </>
    ),
    to: `/${language}/product/${id}/${encodeURIComponent(slug)}`,
    isOutside: true,
  })
}
