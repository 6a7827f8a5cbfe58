import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { Day } from '#ui/text/moment.tsx'
import { LineThumbnail, Thumbnail } from '../../shared/orders/order-lines.tsx'
import { lineFilesId } from '../../shared/orders/order-files.query.ts'
import { OrderStatus } from '../../shared/orders/order-status.tsx'
import { hrefs } from '../../site-map.ts'
import { Link } from '#ui/router/link.tsx'
import { Ltr } from '#ui/text/bidi.tsx'
import { ButtonLink, buttonClass } from '#ui/button.tsx'
import { DateText } from '#ui/text/date-text.tsx'
import { Money } from '#ui/text/money.tsx'
import { UserText } from '#ui/text/user-text.tsx'
import { AgainLink } from './again/again-link.tsx'
import type { ListedOrder } from './orders.queries.ts'

/** While it is on its way to the customer, when it is ready is what they want to know. */
const IS_WAITED_FOR: ReadonlySet<ListedOrder['status']> = new Set(['PENDING', 'PROCESSING'])

/** An order in the list: what it is, where it stands, and what can be done about it at once (ux 45). */
export function OrderCard({ order }: { order: ListedOrder }) {
  const { id, number, status } = order
  const href = hrefs.userProfile({ tab: 'myOrders', order: id })
  return (
    <li className="orders-card">
      <header>
        <h2>
          <Link to={href}>
            <Text area="order" id="number" fill={{ number: <Ltr>{number}</Ltr> }} />
          </Link>
        </h2>
        <OrderStatus status={status} fulfilment={order.fulfilment} />
        <p className="quiet">
          <Text area="order" id="placed" fill={{ date: <Day at={order.placedAt} /> }} />
        </p>
      </header>
      <Goods order={order} />
      <p className="orders-summary">
        <b>
          <Money halalas={order.total} />
        </b>
        {IS_WAITED_FOR.has(status) ? (
          <span className="quiet">
            <Text area="order" id="readyBy" fill={{ date: <DateText day={order.readyBy} /> }} />
          </span>
        ) : null}
      </p>
      <Actions order={order} href={href} />
    </li>
  )
}

/** What the shop needs from the customer stands first, then tracking, ordering again and the order itself. */
function Actions({ order: { id, number, status, tracking, awaited }, href }: { order: ListedOrder; href: string }) {
  const t = useT('order')
  const answer = awaited ? t(`answer_${awaited.cause === 'FILE' && awaited.isPackage ? 'CHOICE' : awaited.cause}`) : ''
  return (
    <p className="orders-actions">
      {awaited ? (
        <ButtonLink
          size="sm"
          to={`${href}#${lineFilesId(awaited.position)}`}
          aria-label={t('actionOf', { action: answer, number: String(number) })}
        >
          {answer}
        </ButtonLink>
      ) : null}
      {tracking?.url && status === 'ON_THE_WAY' ? (
        <a
          className={buttonClass({ look: 'secondary', size: 'sm' })}
          href={tracking.url}
          target="_blank"
          rel="noopener noreferrer"
        >
          {t('track')}
        </a>
      ) : null}
      <AgainLink id={id} number={number} size="sm" />
      <ButtonLink look="ghost" size="sm" to={href} aria-label={t('detailsOf', { number: String(number) })}>
        {t('details')}
      </ButtonLink>
    </p>
  )
}

/** The first pictures and names of what was ordered. */
function Goods({ order: { images, previews, names, lines } }: { order: ListedOrder }) {
  const more = lines - names.length
  const plain = new Set(images.filter((image) => !previews.some((preview) => preview.image === image)))
  return (
    <div className="orders-goods">
      <span className="orders-pictures">
        {previews.map(({ id, image }) => (
          <LineThumbnail key={id} image={image} preview={id} />
        ))}
        {[...plain].map((image) => (
          <Thumbnail key={image} image={image} />
        ))}
      </span>
      <p>
        <UserText>{[...new Set(names)].join(' · ')}</UserText>
        {more > 0 ? (
          <span className="quiet">
            {' '}
            <Text area="order" id="more" count={more} fill={{}} />
          </span>
        ) : null}
      </p>
    </div>
  )
}
