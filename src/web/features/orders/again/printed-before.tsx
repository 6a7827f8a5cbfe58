import { useFetched } from '#ui/fetching/api-query.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { Ltr } from '#ui/text/bidi.tsx'
import { Day } from '#ui/text/moment.tsx'
import { UserText } from '#ui/text/user-text.tsx'
import { LineThumbnail } from '../../../shared/orders/order-lines.tsx'
import { hrefs } from '../../../site-map.ts'
import { EVERY_ORDER } from '../order-search.ts'
import { ordersQuery, type ListedOrder } from '../orders.queries.ts'

/** The last orders besides the one that is shown. */
const SHOWN_ORDERS = 3

/** Other orders of the customer that can be had again. */
export function PrintedBefore({ except }: { readonly except: string }) {
  const t = useT('order-again')
  const orders = useFetched(ordersQuery(EVERY_ORDER))?.data.filter(({ id }) => id !== except) ?? []
  if (orders.length === 0) return null
  return (
    <section className="again-before" aria-labelledby="again-before">
      <h2 id="again-before">{t('before')}</h2>
      <ul>
        {orders.slice(0, SHOWN_ORDERS).map((order) => (
          <EarlierOrder key={order.id} order={order} />
        ))}
      </ul>
    </section>
  )
}

function EarlierOrder({ order: { id, number, names, images, previews, placedAt } }: { readonly order: ListedOrder }) {
  const t = useT('order-again')
  const [preview] = previews
  return (
    <li>
      <LineThumbnail image={preview?.image ?? images[0] ?? null} preview={preview?.id ?? null} />
      <p>
        <b>
          <UserText>{[...new Set(names)].join(' · ')}</UserText>
        </b>
        <span className="quiet">
          <Text area="order" id="number" fill={{ number: <Ltr>{number}</Ltr> }} /> · <Day at={placedAt} />
        </span>
      </p>
      <ButtonLink
        look="outline"
        to={hrefs.orderAgain({ order: id })}
        aria-label={t('againOf', { number: String(number) })}
      >
        <Icon name="again" />
        {t('again')}
      </ButtonLink>
    </li>
  )
}
