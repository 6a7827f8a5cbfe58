/** Codes of authenticator apps (RFC 6238) as every app makes them: six digits, another every thirty seconds. */
export const TOTP = { digits: 6, stepSeconds: 30, secretBytes: 20, tolerance: 1 } as const

/** The step that an instant lies in. */
export const stepAt = (now: Date): number => Math.floor(now.getTime() / 1_000 / TOTP.stepSeconds)

/** Steps whose codes count now, for clocks that are a little off: none at or before the last that was used. */
export function countingSteps(now: Date, lastStep: number): number[] {
  const present = stepAt(now)
  const steps = [present, present - TOTP.tolerance, present + TOTP.tolerance]
  return steps.filter((step) => step > lastStep)
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Bytes in base32 (RFC 4648) without padding, as apps take secrets. */
export function base32(bytes: Uint8Array): string {
  let text = ''
  let [rest, bits] = [0, 0]
  for (const byte of bytes) {
    rest = (rest << 8) | byte
    bits += 8
    while (bits >= 5) {
      bits -= 5
      text += ALPHABET[(rest >> bits) & 31] ?? ''
    }
    rest &= (1 << bits) - 1
  }
  return bits > 0 ? text + (ALPHABET[(rest << (5 - bits)) & 31] ?? '') : text
}

/** What an app reads from a QR code: the secret, with the names it shows. */
export function authenticatorUri(issuer: string, account: string, secret: string): string {
  // A colon parts the two names.
  const [shop, person] = [issuer, account].map((name) => encodeURIComponent(name.replaceAll(':', ' ')))
  const { digits, stepSeconds } = TOTP
  const facts = `secret=${secret}&issuer=${shop}&algorithm=SHA1&digits=${digits}&period=${stepSeconds}`
  return `otpauth://totp/${shop}:${person}?${facts}`
}
