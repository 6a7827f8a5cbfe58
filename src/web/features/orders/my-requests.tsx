import { useState } from 'react'
import type { AnswerOf } from '#contract/api-client.ts'
import { apiQuery } from '#ui/fetching/api-query.ts'
import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { WhenFetched } from '#ui/fetching/when-fetched.tsx'
import { Ltr } from '#ui/text/bidi.tsx'
import { DateText } from '#ui/text/date-text.tsx'
import { Money } from '#ui/text/money.tsx'
import { Day } from '#ui/text/moment.tsx'
import { hrefs } from '../../site-map.ts'
import '../../shared/orders/order.css'
import './orders.css'
import { OrderPages } from './order-pages.tsx'

const PATH = '/api/special-requests/profile'
const PER_PAGE = 10

/** Without tags: they belong to who is signed in, and are discarded with the session. */
const requestsQuery = (page: number) => apiQuery(PATH, { query: { page, perPage: PER_PAGE }, tags: [] })

type OwnRequest = AnswerOf<typeof PATH>['data'][number]

/** What the customer has asked a quote for, and how it stands (S257). */
export default function MyRequests() {
  const [page, setPage] = useState(1)
  return (
    <WhenFetched query={requestsQuery(page)}>
      {({ data, meta }) =>
        meta.total === 0 ? (
          <NoRequests />
        ) : (
          <>
            <ul className="quote-request">
              {data.map((request) => (
                <Request key={request.reference} request={request} />
              ))}
            </ul>
            <OrderPages page={page} lastPage={meta.lastPage} onPage={setPage} />
            <AskForQuote />
          </>
        )
      }
    </WhenFetched>
  )
}

function NoRequests() {
  const t = useT('order')
  return (
    <EmptyState title={t('noRequests')} text={t('noRequestsText')}>
      <AskForQuote />
    </EmptyState>
  )
}

function AskForQuote() {
  const t = useT('order')
  return (
    <ButtonLink look="outline" to={hrefs.specialRequest()}>
      {t('specialRequest')}
    </ButtonLink>
  )
}

function Request({ request: { reference, status, description, at, quotation, ...request } }: { request: OwnRequest }) {
  const t = useT('order')
  return (
    <li>
      <p className="quote-request-heading">
        <b>
          <Ltr>{reference}</Ltr>
        </b>
        <span className={`state-label state-${status}`}>{t(`request_${status}`)}</span>
        <span className="quiet">
          <Text area="order" id="requestSent" fill={{ date: <Day at={at} /> }} />
        </span>
      </p>
      <p className="quote-request-text" dir="auto">
        {description}
      </p>
      <Facts request={request} />
      {quotation ? <Quoted reference={reference} quotation={quotation} /> : null}
    </li>
  )
}

type QuotedProps = Pick<OwnRequest, 'reference'> & { quotation: NonNullable<OwnRequest['quotation']> }

/** The total of the quotation, until when it is valid, and the way to it. */
function Quoted({ reference, quotation: { total, validUntil } }: QuotedProps) {
  const t = useT('order')
  return (
    <p className="quote-request-heading">
      <b>
        <Money halalas={total} />
      </b>
      <span className="quiet">
        <Text area="order" id="requestValid" fill={{ date: <DateText day={validUntil} length="full" /> }} />
      </span>
      <ButtonLink look="outline" size="sm" to={hrefs.quote(reference)}>
        {t('requestQuotation')}
      </ButtonLink>
    </p>
  )
}

/** What else was said; a list without entries is not shown. */
function Facts({ request }: { request: Pick<OwnRequest, 'productType' | 'quantity' | 'size' | 'neededBy' | 'files'> }) {
  const t = useT('order')
  const { productType, quantity, size, neededBy, files } = request
  return (
    <ul className="quote-request-facts quiet">
      {productType ? <Fact>{productType}</Fact> : null}
      {quantity ? <li>{t('pieces', { count: quantity })}</li> : null}
      {size ? <Fact>{size}</Fact> : null}
      {neededBy ? (
        <li>
          <Text area="order" id="requestNeeded" fill={{ date: <DateText day={neededBy} length="full" /> }} />
        </li>
      ) : null}
      {files > 0 ? <li>{t('requestFiles', { count: files })}</li> : null}
    </ul>
  )
}

/** In the words of who asked. */
const Fact = ({ children }: { children: string }) => (
  <li>
    <bdi>{children}</bdi>
  </li>
)
