import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { useCall } from '#ui/fetching/use-call.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { usePage } from '#ui/page-context.tsx'
import { WORKSHOP } from './workshop.queries.ts'
import type { Route, Station } from './workshop.queries.ts'

type Props = { route: Route; stations: readonly Station[]; isReadOnly: boolean }

/** The way of a product, of a category, or of everything else. */
export function RouteForm({ route, stations, isReadOnly }: Props) {
  const t = useT('office-workshop')
  const [way, setWay] = useState<readonly number[]>(route.stations)
  const version = { version: route.version }
  const save = useCall(
    (api) => api.put(`/api/office/production/routes/${route.id}`, { stations: [...way] }, version),
    [WORKSHOP],
  )
  const remove = useCall((api) => api.delete(`/api/office/production/routes/${route.id}`, version), [WORKSHOP])
  const isDefault = !route.category && !route.product
  const isChanged = way.join() !== route.stations.join()
  return (
    <div className="workshop-route">
      <h3>
        <bdi>{route.product?.name ?? route.category?.name ?? t('everythingElse')}</bdi>
      </h3>
      <WayChoice way={way} stations={stations} isReadOnly={isReadOnly} onChange={setWay} />
      {isReadOnly ? null : (
        <div className="form-actions">
          {isChanged && way.length > 0 ? (
            <Button size="sm" loading={save.isBusy} onClick={() => save.call()}>
              {t('save')}
            </Button>
          ) : null}
          {isDefault ? null : (
            <Button look="ghost" size="sm" loading={remove.isBusy} onClick={() => remove.call()}>
              {t('remove')}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

type WayProps = {
  way: readonly number[]
  stations: readonly Station[]
  isReadOnly: boolean
  onChange: (way: readonly number[]) => void
}

/** Stations in the order in which they are chosen. */
export function WayChoice({ way, stations, isReadOnly, onChange }: WayProps) {
  const t = useT('office-workshop')
  const { language } = usePage()
  const nameOf = ({ name }: Station) => name[language] ?? name.en ?? name.ar ?? ''
  const open = stations.filter(({ isActive, id }) => isActive || way.includes(id))
  return (
    <div className="segments" role="group" aria-label={t('way')}>
      {open.map((station) => {
        const place = way.indexOf(station.id)
        return (
          <button
            key={station.id}
            type="button"
            disabled={isReadOnly}
            aria-pressed={place !== -1}
            onClick={() => onChange(place === -1 ? [...way, station.id] : way.filter((id) => id !== station.id))}
          >
            <i className={`patch at-${station.kind}`} />
            {place === -1 ? nameOf(station) : `${place + 1}. ${nameOf(station)}`}
          </button>
        )
      })}
    </div>
  )
}
