import { SOFTWARE } from '#domain/software.ts'
import { createHmac, hkdfSync, randomBytes, randomInt } from 'node:crypto'
import type { Db } from '#db/connection.ts'
import { CODE_POLICY, codeOf } from '#domain/customers/code-policy.ts'
import { maskIdentifier } from '#domain/customers/mask-identifier.ts'
import type { Language } from '#domain/language.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { LimitExceeded, RateLimits } from '../limits/rate-limits.ts'
import { giveBackAll, takeAll } from '../limits/take-all.ts'
import { postMessages } from '../messages/outbox.ts'
import { codeMessage } from '../messages/templates/code-message.ts'
import type { CodeReason } from '../messages/templates/code-message.ts'
import type { JobQueue } from '../queue/job-queue.ts'
import { browserHash } from '../sessions/tokens.ts'
import { codeLimits, identifierKey } from './code-limits.ts'
import type { CodeRequester } from './code-limits.ts'
import { deleteDeadCodes, findPendingSignUp, tryCode, updatePendingSignUp, upsertCode } from './code.repository.ts'
import type { CodeRow, Purpose } from './code.repository.ts'

export type CodeRequest = CodeRequester & {
  readonly reason: CodeReason
  /** A code goes out, or a letter that there is no account, or nothing: the answer is the same. */
  readonly outcome: 'code' | 'no-account' | 'nothing'
  /** Where it goes, as its owner writes it. */
  readonly recipient: string
  readonly language: Language
  /** Whose identifier is changed. */
  readonly customerId?: string
  readonly signUp?: { readonly fields: unknown; readonly otherKey: string | null }
}

export type CodeSent = {
  readonly id: string
  readonly sentTo: string
  readonly resendAfterSeconds: number
  readonly expiresInSeconds: number
}

export type CodeRequestError =
  | LimitExceeded
  /** No text messages can be sent now; a code by e-mail can. */
  | { readonly code: 'codes/no-sms' }

export type WrongCode = { readonly code: 'codes/wrong'; readonly triesLeft: number }

export type CodeAnswer = {
  readonly purpose: Purpose
  /** The identifier as accounts are found by it. */
  readonly key: string
  readonly code: string
  readonly browser: string
  readonly customerId?: string
}

export interface CodeOptions {
  readonly db: Db
  readonly queue: JobQueue
  readonly limits: RateLimits
  readonly secret: string
  readonly publicUrl: string
  /** Whether text messages go anywhere: to a provider, or to the outbox of the demo. */
  readonly hasSms: boolean
  /** Called when no more text messages may be sent today. */
  readonly onSmsUsedUp: () => void
}

export type CodeService = ReturnType<typeof createCodeService>

/** One-time codes. The answer is always the same, with the same work done, whether there is an account or not. */
export function createCodeService({ db, queue, limits, secret, publicUrl, hasSms, onSmsUsedUp }: CodeOptions) {
  const pepper = Buffer.from(hkdfSync('sha256', secret, '', `${SOFTWARE.id} one-time code`, 32))
  const macOf = (purpose: Purpose, browser: string, code: string): Buffer =>
    createHmac('sha256', pepper).update(`${purpose} ${browser} ${code}`).digest()

  /** Counts a text message that costs money; refused when today's are used up. */
  const takeSms = async (isSent: boolean): Promise<boolean> => {
    if (!hasSms) return false
    if (await limits.isUsedUp('sms-day', 'sent')) {
      onSmsUsedUp()
      return false
    }
    await limits.take('sms-day', isSent ? 'sent' : 'withheld')
    return true
  }

  return {
    request: async (request: CodeRequest): Promise<Result<CodeSent, CodeRequestError>> => {
      const { purpose, identifier, outcome, recipient, browser, language, reason, customerId, signUp } = request
      const { kind } = identifier
      const counted = codeLimits(request)
      const taken = await takeAll(limits, counted)
      if (!taken.ok) return taken
      if (kind === 'phone' && !(await takeSms(outcome === 'code'))) {
        await giveBackAll(limits, counted)
        return err({ code: 'codes/no-sms' })
      }

      const code = codeOf(randomInt(10 ** CODE_POLICY.digits))
      const id = await db.transaction().execute(async (tx) => {
        const row = {
          purpose,
          kind,
          value: recipient,
          value_key: identifierKey(identifier),
          other_key: signUp?.otherKey ?? null,
          browser_hash: browserHash(browser),
          mac: outcome === 'code' ? macOf(purpose, browser, code) : randomBytes(32),
          customer_id: customerId ?? null,
          sign_up: signUp ? JSON.stringify(signUp.fields) : null,
        }
        const stored = await upsertCode(tx, row, CODE_POLICY.lifeSeconds)
        await postMessages(tx, queue, [codeMessage({ kind, recipient, language, reason, code, outcome }, publicUrl)])
        return stored
      })
      return ok({
        id,
        sentTo: maskIdentifier(identifierKey(identifier)),
        resendAfterSeconds: CODE_POLICY.resendSeconds,
        expiresInSeconds: CODE_POLICY.lifeSeconds,
      })
    },

    /** Uses a code up. The same error for one that is wrong, dead, used, or was asked for by another browser. */
    check: async (tx: Db, answer: CodeAnswer): Promise<Result<CodeRow, WrongCode>> => {
      const { purpose, key, browser, code, customerId = null } = answer
      const guess = { purpose, key, browserHash: browserHash(browser), mac: macOf(purpose, browser, code), customerId }
      const row = await tryCode(tx, guess, CODE_POLICY.tries)
      if (row?.used_at) return ok(row)
      return err({ code: 'codes/wrong', triesLeft: row ? CODE_POLICY.tries - row.tries : 0 })
    },

    /** The sign-up that a browser has begun with an identifier. */
    pendingSignUp: (key: string, browser: string) => findPendingSignUp(db, key, browserHash(browser)),

    amendSignUp: amendSignUpIn(db),

    sweep: () => deleteDeadCodes(db),
  }
}

/**
 * What a browser signs up with, filled in again for the code it has been sent already: no message leaves. Undefined when
 * that code cannot be used any more.
 */
const amendSignUpIn =
  (db: Db) =>
  async (
    identifier: CodeRequest['identifier'],
    browser: string,
    { fields, otherKey }: NonNullable<CodeRequest['signUp']>,
  ): Promise<Omit<CodeSent, 'resendAfterSeconds'> | undefined> => {
    const key = identifierKey(identifier)
    const amended = { key, browserHash: browserHash(browser), otherKey, fields: JSON.stringify(fields) }
    const row = await updatePendingSignUp(db, amended, CODE_POLICY.tries)
    return row && { id: row.id, sentTo: maskIdentifier(key), expiresInSeconds: row.seconds_left }
  }
