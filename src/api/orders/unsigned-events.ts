import { HOUR_MS } from '#domain/calendar/time-spans.ts'

type Log = { readonly warn: (facts: object, sentence: string) => void }

/** What a vendor's notifications are signed with. */
const SETTINGS: Readonly<Record<string, string>> = {
  MOYASAR: 'MOYASAR_WEBHOOK_SECRET',
  TABBY: 'TABBY_WEBHOOK_SECRET',
  TAMARA: 'TAMARA_NOTIFICATION_TOKEN',
}

/**
 * Says in the log that notifications of a vendor lack the secret of this shop, at most once an hour: anyone can send such
 * ones, but after a change of keys it is the only sign that the vendor's are refused.
 */
export function unsignedEvents(now: () => number = Date.now): (vendor: string, log: Log) => void {
  const warnedAt = new Map<string, number>()
  return (vendor, log) => {
    if (now() - (warnedAt.get(vendor) ?? -Infinity) < HOUR_MS) return
    warnedAt.set(vendor, now())
    log.warn({ vendor, setting: SETTINGS[vendor] }, 'a notification lacks the secret of this shop, and was refused')
  }
}
