import { SOFTWARE } from '#domain/software.ts'
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

const IV_BYTES = 12
const TAG_BYTES = 16

/**
 * Encrypts what the database stores and must not reveal (AES-256-GCM), with a key drawn from a secret for one purpose. Each is bound to
 * what it belongs to: stored elsewhere it cannot be read.
 */
export function openVault(secret: string, purpose: string) {
  const key = keyOf(secret, purpose)
  const hashKey = keyOf(secret, `${purpose}, hashes`)
  return {
    seal: (owner: string, plain: Buffer): Buffer => {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(owner))
      const sealed = Buffer.concat([cipher.update(plain), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), sealed])
    },

    /** Throws when it was encrypted with another secret, for another owner, or altered. */
    open: (owner: string, sealed: Buffer): Buffer => {
      const [iv, tag] = [sealed.subarray(0, IV_BYTES), sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)]
      const cipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(owner))
      cipher.setAuthTag(tag)
      return Buffer.concat([cipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), cipher.final()])
    },

    /** A hash that only the holder of the secret can make: what is short cannot be found out by trying. */
    hash: (owner: string, text: string): Buffer => createHmac('sha256', hashKey).update(`${owner} ${text}`).digest(),
  }
}

const keyOf = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `${SOFTWARE.id} ${purpose}`, 32))
