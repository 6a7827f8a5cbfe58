import { Button } from '#ui/button.tsx'
import { AlertLine } from '#ui/form/alert-line.tsx'
import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { RegistrationMark } from '#ui/icons/icon.tsx'
import { Link } from '#ui/router/link.tsx'
import { groupDigits, Ltr } from '#ui/text/bidi.tsx'
import { Moment } from '#ui/text/moment.tsx'
import { Money } from '#ui/text/money.tsx'
import { useMay } from '../../app/me.tsx'
import { useOrderCall } from '../../edit/use-order-call.ts'
import type { DeskQuotation, DeskRequest } from '../../shared/requests/request.queries.ts'
import { addressOf } from '../../site-map.ts'
import { QuotationSums } from './quotation-sums.tsx'

type Props = { request: DeskRequest; quotation: DeskQuotation; isNewest: boolean }

/** A version as it was sent, and what became of it. */
export function VersionPanel({ request, quotation, isNewest }: Props) {
  const t = useT('office-requests')
  const { lines, declineReason } = quotation
  return (
    <>
      <State quotation={quotation} />
      {declineReason === null ? null : (
        <p className="note">
          <span>
            {t('theirReason')} <bdi>{declineReason}</bdi>
          </span>
        </p>
      )}
      <Lines lines={lines} />
      <Foot request={request} quotation={quotation} isNewest={isNewest} />
    </>
  )
}

function State({ quotation: { status, sentBy, sentAt, movedAt, order } }: Pick<Props, 'quotation'>) {
  const t = useT('office-requests')
  return (
    <p className={status === 'ACCEPTED' || status === 'ORDERED' ? 'note good-note' : 'note'} role="status">
      <span>
        <Text area="office-requests" id="sentBy" fill={{ name: <bdi>{sentBy}</bdi>, at: <Moment at={sentAt} /> }} />
        {status === 'SENT' ? null : (
          <>
            {' '}
            {t(`became_${status}`)} <Moment at={movedAt} />
          </>
        )}
        {order ? (
          <>
            {' '}
            <Link className="text-link" to={addressOf('order', { number: String(order.number) })}>
              {t('orderNumber', { number: String(order.number) })}
            </Link>
            {order.status === 'AWAITING_PAYMENT' ? ` · ${t('unpaid')}` : ''}
          </>
        ) : null}
      </span>
    </p>
  )
}

/** Takes back what is not ordered. */
function Withdraw({ request: { reference }, quotation: { status } }: Omit<Props, 'isNewest'>) {
  const t = useT('office-requests')
  const mayEdit = useMay('quotations.edit')
  const { isBusy, problem, call } = useOrderCall()
  if (!mayEdit || (status !== 'SENT' && status !== 'ACCEPTED')) return null
  return (
    <>
      <AlertLine>{problem}</AlertLine>
      <Button
        look="ghost"
        wide
        loading={isBusy}
        onClick={() => call((api) => api.post(`/api/office/requests/${reference}/withdraw`, {}), t('saidWithdrawn'))}
      >
        {t('withdraw')}
      </Button>
    </>
  )
}

function Lines({ lines }: Pick<DeskQuotation, 'lines'>) {
  const t = useT('office-requests')
  return (
    // Long names make it wider than a phone: it is scrolled by keys too.
    <div className="table-scroll" tabIndex={0} role="region" aria-label={t('lines')}>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{t('line')}</th>
            <th scope="col" className="numeric">
              {t('quantity')}
            </th>
            <th scope="col" className="numeric">
              {t('unit')}
            </th>
            <th scope="col" className="numeric">
              {t('together')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.position}>
              <td>
                <bdi>{line.name}</bdi>
                {line.details === null ? null : (
                  <small>
                    <bdi>{line.details}</bdi>
                  </small>
                )}
              </td>
              <td className="numeric">{groupDigits(line.quantity)}</td>
              <td className="numeric">
                <Money halalas={line.unit} />
              </td>
              <td className="numeric">
                <Money halalas={line.total} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The terms of a version, and its sums. */
function Foot({ request, quotation, isNewest }: Props) {
  const t = useT('office-requests')
  const { words } = quotation
  return (
    <div className="request-foot">
      <div>
        <p>{t('readyAfter', { count: quotation.productionDays })}</p>
        <p className="quiet">{quotation.deliveredTo === null ? t('pickedUp') : <bdi>{quotation.deliveredTo}</bdi>}</p>
        {words === null ? null : (
          <p className="request-words" dir="auto" lang={quotation.language}>
            {words}
          </p>
        )}
      </div>
      <div className="ticket-frame">
        <div className="ticket">
          <div className="ticket-head">
            <RegistrationMark />
            <h2>
              <Ltr>
                {request.reference}/{quotation.version}
              </Ltr>
            </h2>
          </div>
          <QuotationSums {...quotation.totals} validUntil={quotation.validUntil} />
          <a
            className="btn outline wide"
            href={`/api/office/requests/${request.reference}/quotations/${quotation.version}`}
            target="_blank"
            rel="noreferrer"
          >
            {t('openPdf')}
          </a>
          {isNewest ? <Withdraw request={request} quotation={quotation} /> : null}
        </div>
      </div>
    </div>
  )
}
