import { z } from 'zod'
import { isGuessablePassword } from '#domain/staff/guessable-password.ts'
import { newPasswordField } from '../customers/customer-field.ts'

/** Staff can see every order: their passwords are longer than those of customers. */
const MIN_STAFF_PASSWORD_LENGTH = 12

export const staffPasswordField = () =>
  newPasswordField({ minLength: MIN_STAFF_PASSWORD_LENGTH, tooShort: 'too_short', isCommon: isGuessablePassword })

/** A code of an authenticator app in any digits, or a recovery code, as they are typed. */
export const secondFactorField = () => z.string().min(1).max(40)

/** What stands behind the # of a link that opens an account. */
export const linkTokenField = () => z.string().regex(/^[A-Za-z0-9_-]{43}$/)
