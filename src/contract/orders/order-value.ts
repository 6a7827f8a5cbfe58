import { z } from 'zod'
import { isIsoDate } from '#domain/calendar/iso-date.ts'

export const Halalas = z.int().min(0)

/** A day to look from or until. */
export const optionalDay = () => z.string().refine(isIsoDate).optional()
