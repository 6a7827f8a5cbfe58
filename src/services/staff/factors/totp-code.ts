import { createHmac } from 'node:crypto'
import { TOTP } from '#domain/staff/totp.ts'

/** The code that an authenticator app shows in a step (RFC 6238 over RFC 4226, with SHA-1 as apps have it). */
export function totpCode(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = (mac.at(-1) ?? 0) & 0xf
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff
  return String(number % 10 ** TOTP.digits).padStart(TOTP.digits, '0')
}
