import { SOFTWARE } from '#domain/software.ts'
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { z } from 'zod'

/** What a unit of the tax authority works with. */
const Credentials = z.strictObject({
  /** PEM, PKCS #8; on the curve secp256k1 */
  privateKey: z.string(),
  /** base64 of DER */
  certificate: z.string(),
  /** the other half of the login */
  secret: z.string(),
  /** …/e-invoicing/core, or simulation, or developer-portal */
  url: z.string(),
  /** of the compliance certificate, by which the production certificate is asked for */
  requestId: z.string(),
})
export type UnitCredentials = z.output<typeof Credentials>

const IV_BYTES = 12
const TAG_BYTES = 16

/** Encrypts the credentials of units (AES-256-GCM). Each is bound to its unit. */
export function credentialVault(secret: string) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', `${SOFTWARE.id} invoice units`, 32))
  const boundTo = (unit: number) => Buffer.from(`unit ${unit}`)
  return {
    seal: (unit: number, credentials: UnitCredentials): Buffer => {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES }).setAAD(boundTo(unit))
      const sealed = Buffer.concat([cipher.update(JSON.stringify(credentials)), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), sealed])
    },

    /** Throws UnreadableCredentials when they were encrypted with another secret, or altered. */
    open: (unit: number, sealed: Buffer): UnitCredentials => {
      const [iv, tag] = [sealed.subarray(0, IV_BYTES), sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)]
      const cipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES }).setAAD(boundTo(unit))
      cipher.setAuthTag(tag)
      try {
        const text = Buffer.concat([cipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), cipher.final()])
        return Credentials.parse(JSON.parse(text.toString()))
      } catch (cause) {
        throw new UnreadableCredentials(unit, cause)
      }
    },
  }
}

export type CredentialVault = ReturnType<typeof credentialVault>

/** The credentials of a unit cannot be decrypted: CREDENTIALS_KEY (or APP_SECRET) is another than it was. */
export class UnreadableCredentials extends Error {
  override readonly name = 'UnreadableCredentials'
  constructor(unit: number, cause: unknown) {
    super(
      `The credentials of invoice unit ${unit} cannot be decrypted: is CREDENTIALS_KEY the one they were stored with?`,
      {
        cause,
      },
    )
  }
}
