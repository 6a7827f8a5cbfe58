import { apiQuery, useFetched } from '#ui/fetching/api-query.ts'
import { usePage } from '#ui/page-context.tsx'
import type { BrowserCart } from '../../shared/cart/browser-cart.ts'

/** Regions, and the cities of one. */
export const regionsQuery = apiQuery('/api/app/regions', { tags: ['settings'] })
export const citiesQuery = (region: string) =>
  apiQuery(`/api/app/regions/${encodeURIComponent(region)}/cities`, { tags: ['settings'] })

/** The name of the chosen city in the language of the page; it may have been chosen in the other one. */
export function usePlaceName(place: BrowserCart['place']): string | null {
  const { language } = usePage()
  const isOther = place !== null && place.language !== language
  const cities = useFetched(citiesQuery(place?.regionId ?? ''), { enabled: isOther })?.data
  return cities?.find(({ id }) => id === place?.cityId)?.name ?? place?.name ?? null
}
