import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AnswerOf } from '#contract/api-client.ts'
import { apiQuery, plain } from '#ui/fetching/api-query.ts'
import type { AreaName } from '#ui/i18n/messages.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { useParams } from '#ui/router/router.tsx'
import { useMay } from '../../app/me.tsx'
import { Broken, StateNote, Waiting } from '../../components/states.tsx'
import type { DeskRequest } from '../../shared/requests/request.queries.ts'
import { QuotationBuilder } from './quotation-builder.tsx'
import { RequestFacts } from './request-facts.tsx'
import { VersionPanel } from './version-panel.tsx'
import './requests.css'

export const AREAS: readonly AreaName[] = ['office-requests', 'office-counter', 'office-money']

/** A special request beside its quotation: every version that was sent, and the one that is written next. */
export default function RequestScreen() {
  const reference = useParams()['reference'] ?? ''
  const found = useQuery<AnswerOf<`/api/office/requests/${string}`>>(
    plain(apiQuery(`/api/office/requests/${reference}`, { tags: [] })),
  )
  if (found.error && !found.data) return <Broken failure={found.error} onRetry={() => void found.refetch()} />
  return found.data ? <Request key={reference} request={found.data.data} /> : <Waiting />
}

function Request({ request }: { request: DeskRequest }) {
  const t = useT('office-requests')
  const { reference, status, company, contact, versions } = request
  return (
    <>
      <div className="page-head">
        <h1 className="order-title">
          <bdi>{reference}</bdi>{' '}
          <span>
            <bdi>{company ?? contact?.name}</bdi>
          </span>
        </h1>
        <span className="tag">{t(`view_${status}`)}</span>
      </div>
      <div className="request-columns">
        <RequestFacts request={request} />
        <Versions key={versions.length} request={request} />
      </div>
    </>
  )
}

/** The versions as tabs, the newest last, and behind them the next one. */
function Versions({ request }: { request: DeskRequest }) {
  const t = useT('office-requests')
  const mayEdit = useMay('quotations.edit')
  const { versions } = request
  const newest = versions[0]
  const mayQuote = mayEdit && isQuotable(request)
  const [current, setCurrent] = useState(newest?.version ?? 0)
  const version = versions.find((each) => each.version === current)
  if (!newest && !mayQuote) return <StateNote title={t('noQuotation')} text={t('noQuotationText')} />
  return (
    <section className="request-builder">
      {newest ? (
        <div className="segments" role="group" aria-label={t('versions')}>
          {versions.toReversed().map((each) => (
            <button
              key={each.version}
              type="button"
              aria-pressed={current === each.version}
              onClick={() => setCurrent(each.version)}
            >
              {t('version', { version: String(each.version) })}
            </button>
          ))}
          {mayQuote ? (
            <button type="button" aria-pressed={current === 0} onClick={() => setCurrent(0)}>
              {t('nextVersion')}
            </button>
          ) : null}
        </div>
      ) : null}
      {version ? (
        <VersionPanel request={request} quotation={version} isNewest={version === newest} />
      ) : (
        <QuotationBuilder request={request} />
      )}
    </section>
  )
}

/** Whether another version can be sent: none is accepted or ordered, unless that order came to nothing. */
const isQuotable = ({ status, versions: [newest] }: DeskRequest): boolean =>
  status === 'ORDERED' || status === 'ACCEPTED'
    ? newest?.status === 'EXPIRED' || ['EXPIRED', 'CANCELLED', 'REJECTED'].includes(newest?.order?.status ?? '')
    : true
