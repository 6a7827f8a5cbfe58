import { randomBytes } from 'node:crypto'
import type { Db } from '#db/connection.ts'
import { deviceName } from '#domain/customers/device-name.ts'
import { isCountPossible } from '#domain/customers/passkey.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { AuditLog, AuditSource } from '../audit/audit-log.ts'
import type { SessionService } from '../sessions/session.service.ts'
import { browserHash } from '../sessions/tokens.ts'
import type { Arrival, SignedIn } from '../sign-in/sign-in.service.ts'
import { isSigned, isUsableKey, judgeAnswer } from './passkey-proof.ts'
import type { DeviceAnswer } from './passkey-proof.ts'
import {
  deleteOldChallenges,
  deletePasskey,
  findByCredential,
  findPasskeys,
  insertPasskey,
  noteUse,
  putChallenge,
  takeChallenge,
} from './passkey.repository.ts'

/** Not an answer to what was asked, of nobody's passkey, or signed by another. Which of these is told to nobody. */
export type PasskeyError = { readonly code: 'passkey/refused' }

export type NewPasskey = DeviceAnswer & {
  readonly id: string
  readonly publicKey: string
  readonly publicKeyAlgorithm: -7 | -257
}

export type PasskeyService = ReturnType<typeof createPasskeyService>

export interface PasskeyOptions {
  readonly db: Db
  readonly sessions: SessionService
  readonly audit: AuditLog
  readonly publicUrl: string
}

const REFUSED: PasskeyError = { code: 'passkey/refused' }

/** Signing in by a key of the device, which no message can be caught or tricked out of anybody for. */
export function createPasskeyService({ db, sessions, audit, publicUrl }: PasskeyOptions) {
  const ask = async (browser: string, purpose: 'register' | 'sign-in', customerId: string | null) => {
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
    return ok(undefined)
  }

  const arrive = async (tx: Db, given: DeviceAnswer & { id: string; signature: string }, by: Arrival) => {
    const challenge = await takeChallenge(tx, browserHash(by.name), 'sign-in', null)
    const facts = challenge && judgeAnswer(given, { type: 'webauthn.get', challenge, publicUrl })
    const passkey = await findByCredential(tx, given.id)
    if (!facts || !passkey || !isSigned(given, passkey.public_key)) return err(REFUSED)
    if (!isCountPossible(passkey.sign_count, facts.signCount)) return err(REFUSED)
    await noteUse(tx, passkey.id, facts.signCount)
    const { customer_id: customerId } = passkey
    const tokens = await sessions.open(tx, customerId, by, 'passkey')
    await audit.record(tx, 'signed-in', { customerId, sessionId: tokens.sessionId, ip: by.ip }, { method: 'passkey' })
    return ok({ tokens, customerId, isNew: false })
  }

  return {
    askToRegister: (browser: string, customerId: string) => ask(browser, 'register', customerId),
    askToSignIn: (browser: string) => ask(browser, 'sign-in', null),

    add: (given: NewPasskey, browser: { name: string; userAgent: string }, source: AuditSource) =>
      db.transaction().execute((tx): Promise<Result<void, PasskeyError>> => add(tx, given, browser, source)),

    signIn: (given: DeviceAnswer & { id: string; signature: string }, by: Arrival) =>
      db.transaction().execute((tx): Promise<Result<SignedIn, PasskeyError>> => arrive(tx, given, by)),

    /** The contract's Passkeys, the newest first. */
    list: async (customerId: string) =>
      (await findPasskeys(db, customerId)).map((row) => ({
        id: row.id,
        ...deviceName(row.user_agent),
        addedAt: row.created_at.toISOString(),
        lastUsedAt: row.last_used_at?.toISOString() ?? null,
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
