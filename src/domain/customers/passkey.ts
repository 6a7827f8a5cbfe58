/** What a browser says it had signed (WebAuthn, 5.8.1), against what it was asked. */
export type ClientDataExpected = {
  readonly type: 'webauthn.create' | 'webauthn.get'
  /** base64url */
  readonly challenge: string
  /** scheme and host of the shop */
  readonly origin: string
}

/** Whether the client data of a passkey is an answer to what this shop has asked, on a page of its own. */
export function isExpectedClientData(json: string, expected: ClientDataExpected): boolean {
  const { type, challenge, origin, crossOrigin } = parsed(json)
  return (
    type === expected.type &&
    challenge === expected.challenge &&
    origin === expected.origin &&
    (crossOrigin === undefined || crossOrigin === false)
  )
}

function parsed(json: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(json)
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}

export type AuthenticatorFacts = {
  /** sha-256 of the host that the passkey belongs to */
  readonly rpIdHash: Uint8Array
  /** The device was touched, and its owner verified. */
  readonly isVerified: boolean
  readonly signCount: number
}

const HASH_BYTES = 32
const MIN_BYTES = HASH_BYTES + 5
const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const BACKUP_POSSIBLE = 0x08
const BACKED_UP = 0x10

/**
 * What a device says of itself (WebAuthn, 6.1); undefined for what is too short to be that, and for a key that says it is
 * backed up and cannot be (6.1.3).
 */
export function readAuthenticatorData(data: Uint8Array): AuthenticatorFacts | undefined {
  if (data.length < MIN_BYTES) return undefined
  const flags = data[HASH_BYTES] ?? 0
  if ((flags & BACKED_UP) !== 0 && (flags & BACKUP_POSSIBLE) === 0) return undefined
  return {
    rpIdHash: data.slice(0, HASH_BYTES),
    isVerified: (flags & USER_PRESENT) !== 0 && (flags & USER_VERIFIED) !== 0,
    signCount: new DataView(data.buffer, data.byteOffset).getUint32(HASH_BYTES + 1),
  }
}

/** Whether a device's count is one it may have: it goes up, or stays at 0 on devices that do not count. */
export const isCountPossible = (stored: number, presented: number): boolean =>
  (stored === 0 && presented === 0) || presented > stored
