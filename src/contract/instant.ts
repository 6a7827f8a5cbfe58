import { z } from 'zod'

/** A moment as the API writes it everywhere: ISO 8601 in Riyadh time, such as `2026-11-21T14:05:00+03:00`. */
export const Instant = z.iso.datetime({ offset: true }).regex(/\+03:00$/)
