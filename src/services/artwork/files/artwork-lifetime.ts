import type { ArtworkOwner } from '#domain/artwork/upload-policy.ts'
import { DAY_MS } from '#domain/calendar/time-spans.ts'

/** Days that a file stays which no order is printed from. */
const DAYS = { BROWSER: 30, CUSTOMER: 730 } as const

/** When a file of an owner goes that is received now. */
export const deleteAfter = ({ kind }: Pick<ArtworkOwner, 'kind'>, now: Date): Date =>
  new Date(now.getTime() + DAYS[kind] * DAY_MS)
