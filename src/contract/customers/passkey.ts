import { z } from 'zod'
import { BROWSERS, SYSTEMS } from '#domain/customers/device-name.ts'
import { PrivateId, success } from '../envelope.ts'
import { Instant } from '../instant.ts'

const bytes = (maxLength: number) =>
  z
    .string()
    .regex(/^[A-Za-z0-9_-]+$/)
    .max(maxLength)
    .describe('base64url')

const Challenge = z.strictObject({ challenge: bytes(64), rpId: z.string() })

/** For navigator.credentials.get: any passkey of this shop may answer. */
export const PasskeyLoginOptionsAnswer = success(Challenge)

/** For navigator.credentials.create, with attestation `none` and user verification required. */
export const PasskeyOptionsAnswer = success(
  Challenge.extend({
    rpName: z.string(),
    userId: bytes(64),
    userName: z.string(),
    algorithms: z.array(z.int()),
    excludeIds: z.array(z.string()).describe('Ids of existing passkeys'),
  }),
)

const Signed = z.strictObject({
  id: bytes(1_400).min(16).describe('The credential’s id'),
  clientDataJSON: bytes(4_000),
  authenticatorData: bytes(4_000),
})

/** A new passkey: what the browser’s getPublicKey() and getAuthenticatorData() give. */
export const PasskeyForm = Signed.extend({
  publicKey: bytes(2_000).describe('DER (SubjectPublicKeyInfo), base64url'),
  publicKeyAlgorithm: z.union([z.literal(-7), z.literal(-257)]),
})
export type PasskeyForm = z.output<typeof PasskeyForm>

export const PasskeyLoginForm = Signed.extend({ signature: bytes(2_000) })
export type PasskeyLoginForm = z.output<typeof PasskeyLoginForm>

/** What a device may be recognised by. */
export const deviceNameFields = { browser: z.enum(BROWSERS).nullable(), system: z.enum(SYSTEMS).nullable() }

/** A passkey, with the device it was made on. */
export const Passkey = z
  .strictObject({
    id: PrivateId,
    ...deviceNameFields,
    addedAt: Instant,
    lastUsedAt: Instant.nullable(),
  })
  .meta({ id: 'Passkey' })

export const PasskeysAnswer = success(z.array(Passkey))
