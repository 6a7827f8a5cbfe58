import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { useCall } from '#ui/fetching/use-call.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { WayChoice } from './route-form.tsx'
import { Labelled } from './station-form.tsx'
import { WORKSHOP } from './workshop.queries.ts'
import type { Category, Route, Station } from './workshop.queries.ts'

type Props = { stations: readonly Station[]; routes: readonly Route[]; categories: readonly Category[] }

/** A way of its own for a category that goes the way of everything else so far. */
export function NewRoute({ stations, routes, categories }: Props) {
  const t = useT('office-workshop')
  const [category, setCategory] = useState('')
  const [way, setWay] = useState<readonly number[]>([])
  const { isBusy, call } = useCall(
    async (api) => {
      const done = await api.post('/api/office/production/routes', { category, stations: [...way] })
      setCategory('')
      setWay([])
      return done
    },
    [WORKSHOP],
  )
  const free = categories.filter(({ id }) => !routes.some((route) => route.category?.id === id))
  return (
    <form
      className="workshop-route"
      aria-label={t('newRoute')}
      onSubmit={(event) => {
        event.preventDefault()
        call()
      }}
    >
      <Labelled label={t('newRoute')}>
        {(id) => (
          <select id={id} required value={category} onChange={({ target }) => setCategory(target.value)}>
            <option value="">{t('chooseCategory')}</option>
            {free.map((each) => (
              <option key={each.id} value={each.id}>
                {each.name}
              </option>
            ))}
          </select>
        )}
      </Labelled>
      <WayChoice way={way} stations={stations} isReadOnly={false} onChange={setWay} />
      <div className="form-actions">
        <Button type="submit" look="outline" size="sm" loading={isBusy} disabled={way.length === 0}>
          {t('add')}
        </Button>
      </div>
    </form>
  )
}
