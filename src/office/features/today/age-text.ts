import { useT } from '#ui/i18n/use-t.ts'
import { useNow } from '../../app/use-now.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** How long something has waited, in one unit. */
export function useAgeText(): (since: string) => string {
  const t = useT('office-today')
  const now = useNow()
  return (since) => {
    const age = now - Date.parse(since)
    if (age < HOUR_MS) return t('minutes', { age: Math.max(1, Math.floor(age / MINUTE_MS)) })
    if (age < DAY_MS) return t('hours', { age: Math.floor(age / HOUR_MS) })
    return t('days', { count: Math.floor(age / DAY_MS) })
  }
}
