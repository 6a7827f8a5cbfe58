import { useT } from '#ui/i18n/use-t.ts'
import { Link } from '#ui/router/link.tsx'
import { Ltr } from '#ui/text/bidi.tsx'
import { DateText } from '#ui/text/date-text.tsx'
import { Moment } from '#ui/text/moment.tsx'
import { Money } from '#ui/text/money.tsx'
import type { Column } from '../../list/column.ts'
import type { RequestRow } from '../../shared/requests/request.queries.ts'
import { addressOf } from '../../site-map.ts'

/** The columns of the list of requests. */
export function useRequestColumns(): readonly Column<RequestRow>[] {
  const t = useT('office-requests')
  return [
    {
      id: 'reference',
      heading: t('request'),
      isName: true,
      cell: ({ reference, company, name }) => (
        <>
          <Link className="row-link" to={addressOf('request', { reference })}>
            <b className="one-line">
              <bdi>{company ?? name}</bdi>
            </b>
          </Link>
          <small>
            <Ltr>{reference}</Ltr>
          </small>
        </>
      ),
    },
    {
      id: 'description',
      heading: t('what'),
      cell: ({ description, files }) => (
        <>
          <span className="request-what" dir="auto">
            {description}
          </span>
          {files > 0 ? <small className="quiet">{t('fileCount', { count: files })}</small> : null}
        </>
      ),
    },
    ...useStateColumns(),
  ]
}

/** How far it is: its state, its quotation and its order. */
function useStateColumns(): readonly Column<RequestRow>[] {
  const t = useT('office-requests')
  return [
    { id: 'at', heading: t('received'), cell: ({ at }) => <Moment at={at} /> },
    { id: 'state', heading: t('state'), cell: ({ status }) => <span className="tag">{t(`view_${status}`)}</span> },
    {
      id: 'total',
      heading: t('total'),
      isNumber: true,
      cell: ({ total, validUntil }) =>
        total === null ? null : (
          <>
            <Money halalas={total} />
            {validUntil === null ? null : (
              <small className="quiet">
                <DateText day={validUntil} />
              </small>
            )}
          </>
        ),
    },
    {
      id: 'order',
      heading: t('order'),
      isNumber: true,
      cell: ({ orderNumber }) =>
        orderNumber === null ? null : (
          <Link className="text-link" to={addressOf('order', { number: String(orderNumber) })}>
            {orderNumber}
          </Link>
        ),
    },
  ]
}
