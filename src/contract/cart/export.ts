import { z } from 'zod'
import { LANGUAGES } from '#domain/language.ts'
import { linesField } from './cart-line.ts'
import { QuoteForm } from './quote.ts'

/** A cart to be taken along as a file (S307); its language that of the request when left out. */
export const ExportForm = QuoteForm.extend({
  items: linesField(),
  format: z.enum(['pdf', 'csv']),
  lang: z.enum(LANGUAGES).optional(),
})
