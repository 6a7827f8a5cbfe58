import { useState } from 'react'
import type { AnswerOf } from '#contract/api-client.ts'
import { apiQuery } from '#ui/fetching/api-query.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { Moment } from '#ui/text/moment.tsx'
import { Link } from '#ui/router/link.tsx'
import { hrefs } from '../../site-map.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { useCall } from '#ui/fetching/use-call.ts'
import { WhenFetched } from '#ui/fetching/when-fetched.tsx'
import './orders.css'
import { OrderPages } from './order-pages.tsx'

const PATH = '/api/customers/notifications'
const PER_PAGE = 10

/** Without tags: they belong to who is signed in, and are discarded with the session. */
const notificationsQuery = (page: number) => apiQuery(PATH, { query: { page, perPage: PER_PAGE }, tags: [] })
const everyNotification = apiQuery(PATH, { tags: [] })

type Notification = AnswerOf<typeof PATH>['data'][number]

/** The messages about the customer's orders, each leading to its order (A-C9). */
export default function Notifications() {
  const [page, setPage] = useState(1)
  return (
    <WhenFetched query={notificationsQuery(page)}>
      {({ data, meta }) =>
        meta.total === 0 ? (
          <NoNotifications />
        ) : (
          <>
            <Listed notifications={data} />
            <OrderPages page={page} lastPage={meta.lastPage} onPage={setPage} />
          </>
        )
      }
    </WhenFetched>
  )
}

function NoNotifications() {
  const t = useT('order')
  return (
    <EmptyState title={t('noNotifications')} text={t('noNotificationsText')}>
      <ButtonLink to={hrefs.home()}>{t('browse')}</ButtonLink>
    </EmptyState>
  )
}

function Listed({ notifications }: { notifications: readonly Notification[] }) {
  const t = useT('order')
  const unread = notifications.filter(({ isRead }) => !isRead).map(({ id }) => id)
  const { isBusy, call } = useCall(
    async (api, ids: string[]) => {
      await api.post('/api/customers/notifications/read', { ids })
    },
    [everyNotification],
  )
  return (
    <>
      {unread.length > 0 ? (
        <Button look="outline" loading={isBusy} onClick={() => call(unread)}>
          {t('markRead')}
        </Button>
      ) : null}
      <ul className="notifications">
        {notifications.map(({ id, title, at, isRead, leadsTo, orderId }) => (
          <li key={id}>
            <Link
              to={leadsTo === 'CART' ? hrefs.cart() : hrefs.userProfile({ tab: 'myOrders', order: orderId })}
              className={isRead ? '' : 'notification-new'}
              onClick={() => isRead || call([id])}
            >
              {isRead ? null : <span className="visually-hidden">{t('unread')} </span>}
              <bdi>{title}</bdi>
            </Link>
            <span className="quiet">
              <Moment at={at} />
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
