import { useId, useState } from 'react'
import { useFetched } from '#ui/fetching/api-query.ts'
import { usePage } from '#ui/page-context.tsx'
import { choosePlace } from '../../shared/cart/change-cart.ts'
import type { BrowserCart } from '../../shared/cart/browser-cart.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { citiesQuery, regionsQuery } from './use-place-name.ts'

/** Where to, for the estimate of shipping: a region, then one of its cities; stored for the next time. */
export function DeliveryPlace({ place, onDone }: { place: BrowserCart['place']; onDone: () => void }) {
  const t = useT('cart')
  const id = useId()
  const { language } = usePage()
  const [region, setRegion] = useState(place?.regionId ?? '')
  const regions = useFetched(regionsQuery)?.data ?? []
  const cities = useFetched(citiesQuery(region), { enabled: region !== '' })?.data ?? []
  const choose = (cityId: string): void => {
    const city = cities.find((each) => each.id === cityId)
    if (!city) return
    choosePlace({ regionId: region, cityId, name: city.name, language })
    onDone()
  }
  return (
    <div className="place">
      <div className="field">
        <label htmlFor={`${id}-region`}>{t('region')}</label>
        <select id={`${id}-region`} value={region} onChange={({ target }) => setRegion(target.value)}>
          <option value="">{t('choose')}</option>
          {regions.map((each) => (
            <option key={each.id} value={each.id}>
              {each.name}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor={`${id}-city`}>{t('city')}</label>
        <select
          id={`${id}-city`}
          disabled={region === ''}
          value={place?.regionId === region ? place.cityId : ''}
          onChange={({ target }) => choose(target.value)}
        >
          <option value="">{t('choose')}</option>
          {cities.map((each) => (
            <option key={each.id} value={each.id}>
              {each.name}
            </option>
          ))}
        </select>
      </div>
    </div>
  )
}
