import { z } from 'zod'
import { openVault } from '../../vault/vault.ts'

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

/** Encrypts the credentials of units. Each is bound to its unit. */
export function credentialVault(secret: string) {
  const vault = openVault(secret, 'invoice units')
  return {
    seal: (unit: number, credentials: UnitCredentials): Buffer =>
      vault.seal(`unit ${unit}`, Buffer.from(JSON.stringify(credentials))),

    /** Throws UnreadableCredentials when they were encrypted with another secret, or altered. */
    open: (unit: number, sealed: Buffer): UnitCredentials => {
      try {
        return Credentials.parse(JSON.parse(vault.open(`unit ${unit}`, sealed).toString()))
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
