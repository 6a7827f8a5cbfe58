import type { ArtworkOwner } from '#domain/artwork/upload-policy.ts'
import { DAY_MS } from '#domain/calendar/time-spans.ts'

/** Days after which files go: those of private goods when they were delivered, those of customers after the notice. */
export const DELETION_DAYS = { afterPrivate: 30, notice: 14 } as const

/** Days that a file stays which no order is printed from. */
const DAYS = { BROWSER: 30, CUSTOMER: 730 } as const

/** When a file of an owner goes that is received now. */
export const deleteAfter = ({ kind }: Pick<ArtworkOwner, 'kind'>, now: Date): Date =>
  new Date(now.getTime() + DAYS[kind] * DAY_MS)
