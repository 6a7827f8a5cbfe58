import type { ArtworkOwner } from '#domain/artwork/upload-policy.ts'
import { DAY_MS, HOUR_MS } from '#domain/calendar/time-spans.ts'

/** Days after which files go: those of private goods when they were delivered, those of customers after the notice. */
export const DELETION_DAYS = { afterPrivate: 30, notice: 14 } as const

/** Days that a file stays which no order is printed from. */
export const LIFETIME_DAYS = { BROWSER: 30, CUSTOMER: 730 } as const

/** Hours that a visitor's file stays which they took off its line: they have no page that lists it. */
const ASIDE_HOURS = 24

/** When a visitor's file goes that is taken off its line now. */
export const asideUntil = (now: Date): Date => new Date(now.getTime() + ASIDE_HOURS * HOUR_MS)

/** When a file of an owner goes that is received now. */
export const deleteAfter = ({ kind }: Pick<ArtworkOwner, 'kind'>, now: Date): Date =>
  new Date(now.getTime() + LIFETIME_DAYS[kind] * DAY_MS)
