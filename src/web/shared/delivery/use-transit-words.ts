import { useT } from '#ui/i18n/use-t.ts'
import { useStorefront } from '../../app/storefront-context.tsx'

/** How long goods that are ready travel, in words by destination: "the next day", "in 3 days". */
export function useTransitWords() {
  const t = useT('card')
  const { riyadh, largeCities, elsewhere } = useStorefront().policy.transitDays
  const inDays = (count: number): string => (count === 0 ? t('sameDay') : t('inDays', { count }))
  return { riyadh: inDays(riyadh), largeCities: inDays(largeCities), elsewhere: inDays(elsewhere) }
}
