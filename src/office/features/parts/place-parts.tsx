import type { ReactNode } from 'react'
import { ApiFailure } from '#contract/api-client.ts'
import { ButtonLink } from '#ui/button.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { NothingFound } from '../../list/nothing-found.tsx'
import { Broken, NoPermission, StateNote, Waiting } from '../../components/states.tsx'
import { addressOf } from '../../site-map.ts'

const OFFLINE = new ApiFailure(0, null)
const BROKEN = new ApiFailure(500, {
  status: 0,
  code: 'UNEXPECTED',
  title: '',
  message: '',
  data: null,
  requestId: 'req-7f3a',
})
const GONE = new ApiFailure(404, null)

const nothing = () => undefined

/** What stands in the place of what is not there: on its way, empty, filtered out, broken, gone, not allowed. */
export function PlaceParts() {
  const t = useT('office-parts')
  return (
    <section className="ruled">
      <h2>{t('places')}</h2>
      <div className="parts-three">
        <Place name={t('waiting')}>
          <Waiting />
        </Place>
        <Place name={t('empty')}>
          <StateNote title={t('emptyTitle')} text={t('emptyText')}>
            <ButtonLink look="outline" to={addressOf('orders')}>
              {t('emptyWay')}
            </ButtonLink>
          </StateNote>
        </Place>
        <Place name={t('nothing')}>
          <NothingFound onClear={nothing} />
        </Place>
        <Place name={t('broken')}>
          <Broken level={2} failure={BROKEN} onRetry={nothing} />
        </Place>
        <Place name={t('offline')}>
          <Broken level={2} failure={OFFLINE} onRetry={nothing} />
        </Place>
        <Place name={t('gone')}>
          <Broken level={2} failure={GONE} onRetry={nothing} />
        </Place>
        <Place name={t('forbidden')}>
          <NoPermission level={2} permission="money.decide" />
        </Place>
      </div>
    </section>
  )
}

const Place = ({ name, children }: { name: string; children: ReactNode }) => (
  <div role="group" aria-label={name}>
    <p className="quiet">{name}</p>
    {children}
  </div>
)
