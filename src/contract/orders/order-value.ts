import { z } from 'zod'
import { isIsoDate } from '#domain/calendar/iso-date.ts'

export const Halalas = z.int().min(0)
export const Instant = z.iso.datetime({ offset: true })

/** A day to look from or until. */
export const optionalDay = () => z.string().refine(isIsoDate).optional()
