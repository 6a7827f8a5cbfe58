import { useFetched } from '#ui/fetching/api-query.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { WithTexts } from '../../shared/artwork/with-texts.tsx'
import { orderFilesQuery } from '../../shared/orders/order-files.query.ts'
import type { OrderFilesOf } from '../../shared/orders/order-files.query.ts'
import type { Order } from '../../shared/orders/order.queries.ts'
import { LineFiles } from './files/line-files.tsx'

const ARRIVING_MS = 4_000

/** Files that are on their way join their lines at the shop; another tab may change them. */
const WATCHED = {
  refetchOnWindowFocus: 'always',
  refetchInterval: ({ state: { data } }: { readonly state: { readonly data: OrderFilesOf | undefined } }) =>
    data?.data.some(({ arriving }) => arriving.length > 0) ? ARRIVING_MS : false,
} as const

/** The files that an order is printed from, by line: sent later, replaced until they are approved. */
export default function OrderFiles({ order }: { order: Order }) {
  const t = useT('order')
  const lines =
    useFetched(orderFilesQuery(order.id), WATCHED)?.data.filter(({ productPrice }) => productPrice !== null) ?? []
  if (lines.length === 0) return null
  return (
    <section className="order-part" aria-labelledby="order-files">
      <h2 id="order-files">{t('files')}</h2>
      <WithTexts>{() => lines.map((line) => <LineFiles key={line.position} order={order} line={line} />)}</WithTexts>
    </section>
  )
}
