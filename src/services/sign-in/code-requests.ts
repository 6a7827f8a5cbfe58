import type { Db } from '#db/connection.ts'
import type { Identifier } from '#domain/contact/identifier.ts'
import type { Language } from '#domain/language.ts'
import { ok } from '#domain/result.ts'
import type { Result } from '#domain/result.ts'
import { identifierKey } from '../codes/code-limits.ts'
import type { CodeRequestError, CodeSent, CodeService } from '../codes/code.service.ts'
import { accounts } from '../customers/account.service.ts'
import { readSignUp } from './sign-up-fields.ts'
import type { SignUpFields } from './sign-up-fields.ts'

/** The requester, who gets the same answer with or without an account. */
export type Asker = { readonly browser: string; readonly ip: string; readonly language: Language }

/** The identifier of a form: the e-mail address when there is one. */
export const asIdentifier = (email: string | null, phone: string | null): Identifier =>
  email === null ? { kind: 'phone', phone: phone ?? '' } : { kind: 'email', email: email.toLowerCase() }

/** Sends the codes that one comes in with. */
export function createCodeRequests({ db, codes }: { readonly db: Db; readonly codes: CodeService }) {
  const requestFor = async (
    purpose: 'sign-in' | 'reset-password',
    identifier: Identifier,
    asker: Asker,
  ): Promise<Result<CodeSent, CodeRequestError>> => {
    const owner = await accounts.ownerOf(db, identifier, asker.browser)
    const stranger = identifier.kind === 'email' ? 'no-account' : 'nothing'
    return codes.request({
      ...asker,
      purpose,
      identifier,
      reason: purpose === 'sign-in' ? 'signIn' : 'reset',
      outcome: owner ? 'code' : stranger,
      recipient: owner?.value ?? identifierKey(identifier),
      language: owner?.language ?? asker.language,
      isOwner: owner?.knows_browser ?? false,
    })
  }

  const requestSignUp = async (fields: SignUpFields, asker: Asker): Promise<Result<CodeSent, CodeRequestError>> => {
    const { email, phone } = fields
    const identifier = asIdentifier(email, phone)
    const owner = await accounts.ownerOf(db, identifier, asker.browser)
    return codes.request({
      ...asker,
      purpose: 'sign-in',
      identifier,
      reason: owner ? 'exists' : 'signUp',
      outcome: 'code',
      recipient: owner?.value ?? email ?? identifierKey(identifier),
      language: owner?.language ?? asker.language,
      isOwner: owner?.knows_browser ?? false,
      signUp: { fields, otherKey: email === null ? null : phone },
    })
  }

  return {
    /** Sends a code to sign in with. */
    request: (identifier: Identifier, asker: Asker) => requestFor('sign-in', identifier, asker),

    /** Sends a code to sign up with; to a visitor who has an account, one to sign in with. */
    signUp: async (fields: SignUpFields, asker: Asker): Promise<Result<CodeSent, CodeRequestError>> => {
      const sent = await requestSignUp(fields, asker)
      if (sent.ok || sent.error.code !== 'limits/exceeded') return sent
      // The visitor has come back from the code to correct something (S144): the code already sent stays valid.
      const { email, phone } = fields
      const signUp = { fields, otherKey: email === null ? null : phone }
      const amended = await codes.amendSignUp(asIdentifier(email, phone), asker.browser, signUp)
      return amended ? ok({ ...amended, resendAfterSeconds: sent.error.retryAfterSeconds }) : sent
    },

    /** Sends another code for what this browser is doing with the identifier: signing up or signing in. */
    resend: async (identifier: Identifier, asker: Asker): Promise<Result<CodeSent, CodeRequestError>> => {
      const pending = await codes.pendingSignUp(identifierKey(identifier), asker.browser)
      const fields = pending && readSignUp(pending.sign_up)
      return fields ? requestSignUp(fields, asker) : requestFor('sign-in', identifier, asker)
    },

    /** Sends a code to choose a new password with. */
    requestReset: (identifier: Identifier, asker: Asker) => requestFor('reset-password', identifier, asker),
  }
}
