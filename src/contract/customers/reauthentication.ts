import { z } from 'zod'
import { field, failed } from '../inbox/form-field.ts'
import type { FieldProblemCode } from '../problem.ts'
import { codeField } from './customer-field.ts'

const kindField = () => z.enum(['email', 'phone']).describe('The kind of identifier')

/** Asks for a code to the customer's present email address or phone, to check that it is they who use the session. */
export const ReauthenticationCodeForm = z.strictObject({ kind: kindField() })

export const ReauthenticationForm = z.strictObject({ kind: kindField(), otp: codeField() })

const TOKEN = /^[A-Za-z0-9_-]{32}$/

/** The token of the link that takes the change of an e-mail address or number back. */
export const UndoIdentifierForm = z.strictObject({
  token: field((text) => (TOKEN.test(text) ? { ok: true, value: text } : failed<FieldProblemCode>('invalid')), {
    pattern: TOKEN.source,
  }),
})
