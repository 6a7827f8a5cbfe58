import { groupedPhone } from '#domain/contact/phone.ts'
import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { RegistrationMark } from '#ui/icons/icon.tsx'
import { Link } from '#ui/router/link.tsx'
import { Ltr } from '#ui/text/bidi.tsx'
import { DateText } from '#ui/text/date-text.tsx'
import { Moment } from '#ui/text/moment.tsx'
import { useContact } from '../../shell/shell.queries.ts'
import { hrefs } from '../../site-map.ts'
import '../../shared/orders/timeline.css'
import type { Proof, View } from './proof.query.ts'

/** An approved proof: by whom and when, what comes next, and where to call about a mistake that is seen too late. */
export function Approved({ view, proof }: { view: View; proof: Proof }) {
  const t = useT('proof')
  return (
    <>
      <div className="proof-done" role="status">
        <RegistrationMark />
        <h1 tabIndex={-1}>{t('approved')}</h1>
        {proof.signedBy !== null && proof.decidedAt !== null ? (
          <p className="lead">
            <Text
              area="proof"
              id="approvedBy"
              fill={{
                number: <Ltr>{String(proof.number)}</Ltr>,
                name: <bdi>{proof.signedBy}</bdi>,
                when: <Moment at={proof.decidedAt} />,
              }}
            />
          </p>
        ) : null}
      </div>
      <NextSteps view={view} />
      {view.isOwner ? (
        <p>
          <Link className="underlined" to={hrefs.userProfile({ tab: 'myOrders', search: String(view.order) })}>
            {t('followOrder')}
          </Link>
        </p>
      ) : null}
      <p className="quiet">
        {t('approvedText')} <ShopPhone />
      </p>
    </>
  )
}

/** From the approval to the day that was promised; the days between are the workshop's. */
function NextSteps({ view: { city, readyBy } }: { view: View }) {
  const t = useT('proof')
  return (
    <ol className="timeline" aria-label={t('next')}>
      <li className="timeline-on">
        <b>{t('next-now')}</b>
        <span className="quiet">{t('next-nowText')}</span>
      </li>
      <li>
        <b>{t('next-made')}</b>
        <span className="quiet">{t('next-madeText')}</span>
      </li>
      <li>
        <b>
          <Text area="proof" id="approvedReady" fill={{ date: <DateText day={readyBy} /> }} />
        </b>
        <span className="quiet">
          {city === null ? (
            t('next-pickup')
          ) : (
            <Text area="proof" id="next-courier" fill={{ city: <bdi>{city}</bdi> }} />
          )}
        </span>
      </li>
    </ol>
  )
}

function ShopPhone() {
  const phone = useContact()?.phone
  return phone ? (
    <a className="underlined" href={`tel:${phone}`}>
      <Ltr>{groupedPhone(phone)}</Ltr>
    </a>
  ) : null
}
