import { z } from 'zod'
import { isIsoDate } from '#domain/calendar/iso-date.ts'

/** Alternatives in one parameter, with commas between them. */
export const several = <Value extends z.ZodType>(value: Value) =>
  z
    .preprocess(
      (text) => (typeof text === 'string' ? [...new Set(text.split(','))] : text),
      z.array(value).min(1).max(100),
    )
    .optional()

/** A day of the calendar. */
export const day = () => z.string().refine(isIsoDate).optional()
