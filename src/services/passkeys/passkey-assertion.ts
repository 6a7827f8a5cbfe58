import { createHash, createPublicKey, verify } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import { isCountPossible, isExpectedClientData, readAuthenticatorData } from '#domain/customers/passkey.ts'
import type { AuthenticatorFacts, ClientDataExpected } from '#domain/customers/passkey.ts'

/** What a device has made, base64url. */
export type DeviceAnswer = { readonly clientDataJSON: string; readonly authenticatorData: string }

export type AssertionExpected = {
  readonly type: ClientDataExpected['type']
  readonly challenge: Buffer
  /** Scheme and host of the shop. */
  readonly publicUrl: string
}

const bytesOf = (text: string): Buffer => Buffer.from(text, 'base64url')
const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest()

/** What a device says, when it answers what it was asked, for this shop, and its owner was there; undefined otherwise. */
export function judgeAnswer(answer: DeviceAnswer, expected: AssertionExpected): AuthenticatorFacts | undefined {
  const { type, challenge, publicUrl } = expected
  const json = bytesOf(answer.clientDataJSON).toString()
  const client = { type, challenge: challenge.toString('base64url'), origin: publicUrl }
  if (!isExpectedClientData(json, client)) return undefined
  const facts = readAuthenticatorData(bytesOf(answer.authenticatorData))
  const isOurs = facts && sha256(new URL(publicUrl).hostname).equals(facts.rpIdHash)
  return isOurs && facts.isVerified ? facts : undefined
}

/** A key as it was stored when it was made. */
type StoredKey = { readonly public_key: Buffer; readonly sign_count: number }

/** What a device says whose passkey has signed the challenge; undefined when it has not. */
export function judgeSigned(
  answer: DeviceAnswer & { readonly signature: string },
  passkey: StoredKey | undefined,
  options: { readonly challenge: Buffer | null | undefined; readonly publicUrl: string },
): AuthenticatorFacts | undefined {
  const { challenge, publicUrl } = options
  const facts = challenge ? judgeAnswer(answer, { type: 'webauthn.get', challenge, publicUrl }) : undefined
  if (!facts || !passkey || !isSigned(answer, passkey.public_key)) return undefined
  return isCountPossible(passkey.sign_count, facts.signCount) ? facts : undefined
}

/** Whether the device that has the other half of a key signed the answer. */
function isSigned(answer: DeviceAnswer & { readonly signature: string }, publicKey: Buffer): boolean {
  const key = readKey(publicKey)
  const signed = Buffer.concat([bytesOf(answer.authenticatorData), sha256(bytesOf(answer.clientDataJSON))])
  return key !== undefined && verify('sha256', signed, key, bytesOf(answer.signature))
}

const KINDS: Readonly<Record<string, number>> = { ec: -7, rsa: -257 }

/** Whether bytes are a public key of the kind its algorithm needs, and not a weak one. */
export function isUsableKey(publicKey: Buffer, algorithm: number): boolean {
  const key = readKey(publicKey)
  if (!key || KINDS[key.asymmetricKeyType ?? ''] !== algorithm) return false
  const { namedCurve, modulusLength } = key.asymmetricKeyDetails ?? {}
  return algorithm === -7 ? namedCurve === 'prime256v1' : (modulusLength ?? 0) >= 2_048
}

function readKey(publicKey: Buffer): KeyObject | undefined {
  try {
    return createPublicKey({ key: publicKey, format: 'der', type: 'spki' })
  } catch {
    return undefined
  }
}
