import { riyadhTimestamp } from '#domain/calendar/riyadh-time.ts'
import { randomBytes } from 'node:crypto'
import type { Db } from '#db/connection.ts'
import { deviceName } from '#domain/customers/device-name.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { AuditLog, AuditSource } from '../audit/audit-log.ts'
import type { CredentialService } from '../customers/credentials.service.ts'
import type { SessionService } from '../sessions/session.service.ts'
import { browserHash } from '../sessions/tokens.ts'
import type { SignInContext, SignedIn } from '../sign-in/sign-in.service.ts'
import { isUsableKey, judgeAnswer } from './passkey-assertion.ts'
import type { DeviceAnswer } from './passkey-assertion.ts'
import {
  deleteOldChallenges,
  deletePasskey,
  findPasskeys,
  insertPasskey,
  putChallenge,
  takeChallenge,
} from './passkey.repository.ts'
import { signerOf } from './passkey-signer.ts'
import type { SignedAnswer } from './passkey-signer.ts'

/** Not an answer to what was asked, of an unknown passkey, or signed by another. Which of these it was is not revealed. */
export type PasskeyError = { readonly code: 'passkey/refused' }

export type NewPasskey = DeviceAnswer & {
  readonly id: string
  readonly publicKey: string
  readonly publicKeyAlgorithm: -7 | -257
}

type ChallengePurpose = Parameters<typeof takeChallenge>[2]

export type PasskeyService = ReturnType<typeof createPasskeyService>

export interface PasskeyOptions {
  readonly db: Db
  readonly sessions: SessionService
  readonly audit: AuditLog
  readonly credentials: Pick<CredentialService, 'notifyOwner'>
  readonly publicUrl: string
}

const REFUSED: PasskeyError = { code: 'passkey/refused' }

/** Signing in by a key of the device, which no message can be caught or tricked out of anybody for. */
export function createPasskeyService({ db, sessions, audit, credentials, publicUrl }: PasskeyOptions) {
  const ask = async (browser: string, purpose: ChallengePurpose, customerId: string | null) => {
    const challenge = randomBytes(32)
    await putChallenge(db, { browser_hash: browserHash(browser), purpose, challenge, customer_id: customerId })
    return { challenge: challenge.toString('base64url'), rpId: new URL(publicUrl).hostname }
  }

  const add = async (tx: Db, given: NewPasskey, browser: { name: string; userAgent: string }, source: AuditSource) => {
    const { customerId } = source
    const challenge = await takeChallenge(tx, browserHash(browser.name), 'register', customerId)
    const facts = challenge && judgeAnswer(given, { type: 'webauthn.create', challenge, publicUrl })
    const publicKey = Buffer.from(given.publicKey, 'base64url')
    if (!facts || !isUsableKey(publicKey, given.publicKeyAlgorithm)) return err(REFUSED)
    const row = rowOf(given, customerId, facts.signCount, browser.userAgent)
    if (!(await insertPasskey(tx, row))) return err(REFUSED)
    await audit.record(tx, 'passkey-added', source)
    await credentials.notifyOwner(tx, customerId, { notice: 'passkey-added' })
    return ok(undefined)
  }

  const arrive = async (tx: Db, given: SignedAnswer, by: SignInContext) => {
    const customerId = await signerOf(tx, publicUrl, given, { browser: by.name, customerId: null })
    if (customerId === undefined) return err(REFUSED)
    const tokens = await sessions.open(tx, customerId, by, 'passkey')
    await audit.record(tx, 'signed-in', { customerId, sessionId: tokens.sessionId, ip: by.ip }, { method: 'passkey' })
    return ok({ tokens, customerId, isNew: false })
  }

  return {
    askToRegister: (browser: string, customerId: string) => ask(browser, 'register', customerId),
    askToSignIn: (browser: string) => ask(browser, 'sign-in', null),
    askToProve: (browser: string, customerId: string) => ask(browser, 'reauthentication', customerId),

    add: (given: NewPasskey, browser: { name: string; userAgent: string }, source: AuditSource) =>
      db.transaction().execute((tx): Promise<Result<void, PasskeyError>> => add(tx, given, browser, source)),

    signIn: (given: SignedAnswer, by: SignInContext) =>
      db.transaction().execute((tx): Promise<Result<SignedIn, PasskeyError>> => arrive(tx, given, by)),

    /** Proves with one of the customer's passkeys that it is still they who use the session. */
    prove: (given: SignedAnswer, browser: string, source: AuditSource & { sessionId: string }) =>
      db.transaction().execute(async (tx): Promise<Result<void, PasskeyError>> => {
        const { customerId, sessionId } = source
        if ((await signerOf(tx, publicUrl, given, { browser, customerId })) !== customerId) return err(REFUSED)
        await sessions.noteReauthentication(tx, customerId, sessionId)
        return ok(undefined)
      }),

    /** The contract's Passkeys, the newest first. */
    list: async (customerId: string) =>
      (await findPasskeys(db, customerId)).map((row) => ({
        id: row.id,
        ...deviceName(row.user_agent),
        addedAt: riyadhTimestamp(row.created_at),
        lastUsedAt: row.last_used_at && riyadhTimestamp(row.last_used_at),
      })),

    credentialIdsOf: async (customerId: string): Promise<string[]> =>
      (await findPasskeys(db, customerId)).map(({ credential_id: id }) => id),

    /** False when it is not one of the customer's. */
    remove: (source: AuditSource, id: string): Promise<boolean> =>
      db.transaction().execute(async (tx) => {
        if (!(await deletePasskey(tx, source.customerId, id))) return false
        await audit.record(tx, 'passkey-removed', source)
        return true
      }),

    sweep: () => deleteOldChallenges(db),
  }
}

const rowOf = (
  { id, publicKey, publicKeyAlgorithm }: NewPasskey,
  customerId: string,
  count: number,
  userAgent: string,
) => ({
  customer_id: customerId,
  credential_id: id,
  public_key: Buffer.from(publicKey, 'base64url'),
  algorithm: publicKeyAlgorithm,
  sign_count: count,
  user_agent: userAgent.slice(0, 400),
})
