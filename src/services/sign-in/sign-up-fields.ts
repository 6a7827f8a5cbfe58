import { z } from 'zod'
import { LANGUAGES } from '#domain/language.ts'

/** What a visitor filled in to sign up, as it waits beside their code. */
const Fields = z.strictObject({
  firstName: z.string(),
  lastName: z.string(),
  birthDate: z.string().nullable(),
  gender: z.enum(['MALE', 'FEMALE']).nullable(),
  language: z.enum(LANGUAGES),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  wantsBlogUpdates: z.boolean(),
})

export type SignUpFields = z.infer<typeof Fields>

/** The fields of a stored sign-up; undefined when there is none. Throws ZodError for one an older version has stored. */
export const readSignUp = (stored: unknown): SignUpFields | undefined => (stored ? Fields.parse(stored) : undefined)
