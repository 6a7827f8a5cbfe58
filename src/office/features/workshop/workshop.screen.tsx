import { useQuery } from '@tanstack/react-query'
import { plain } from '#ui/fetching/api-query.ts'
import type { AreaName } from '#ui/i18n/messages.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { useMay } from '../../app/me.tsx'
import { Broken, Waiting } from '../../components/states.tsx'
import { NewRoute } from './new-route.tsx'
import { RouteForm } from './route-form.tsx'
import { StationForm } from './station-form.tsx'
import { WORKSHOP } from './workshop.queries.ts'
import type { WorkshopAnswer } from './workshop.queries.ts'

export const AREAS: readonly AreaName[] = ['office-workshop']

/** The stations of the workshop with what they can do, and the way of products through them. */
export default function WorkshopScreen() {
  const t = useT('office-workshop')
  const found = useQuery<WorkshopAnswer>(plain(WORKSHOP))
  const mayEdit = useMay('production.decide')
  if (found.error && !found.data) return <Broken failure={found.error} onRetry={() => void found.refetch()} />
  if (!found.data) return <Waiting />
  const { stations, routes, categories } = found.data.data
  const position = Math.max(-1, ...stations.map((station) => station.position)) + 1
  return (
    <div className="workshop">
      <div className="page-head">
        <h1>{t('title')}</h1>
        <p>{t('hint')}</p>
      </div>
      <section className="ruled" aria-labelledby="stations">
        <h2 id="stations">{t('stations')}</h2>
        {stations.map((station) => (
          // What a colleague saved meanwhile is another form.
          <StationForm key={`${station.id}.${station.version}`} station={station} isReadOnly={!mayEdit} />
        ))}
        {mayEdit ? <StationForm key={`new.${position}`} position={position} isReadOnly={false} /> : null}
      </section>
      <section className="ruled" aria-labelledby="routes">
        <h2 id="routes">{t('routes')}</h2>
        <p className="quiet">{t('routesHint')}</p>
        {routes.map((route) => (
          <RouteForm key={`${route.id}.${route.version}`} route={route} stations={stations} isReadOnly={!mayEdit} />
        ))}
        {mayEdit ? <NewRoute stations={stations} routes={routes} categories={categories} /> : null}
      </section>
    </div>
  )
}
