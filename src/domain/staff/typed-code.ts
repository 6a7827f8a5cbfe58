import { toLatinDigits } from '../text/digits.ts'
import { withoutInvisible } from '../text/invisible.ts'
import { TOTP } from './totp.ts'

/** What a person types as their second factor: the code of an app, or one of their recovery codes. */
export type TypedCode =
  | { readonly kind: 'TOTP'; readonly code: string }
  | { readonly kind: 'RECOVERY_CODE'; readonly code: string }

/** Recovery codes are handed out ten at a time, in three groups of four characters: sixty random bits. */
export const RECOVERY = { codes: 10, characters: 12, group: 4 } as const

/** Crockford's alphabet: no letter is taken for a digit. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A recovery code of random bytes, one for each of its characters. */
export const recoveryCodeOf = (bytes: Uint8Array): string =>
  [...bytes.subarray(0, RECOVERY.characters)].map((byte) => ALPHABET[byte & 31]).join('')

/** A recovery code as it is shown: in groups. */
export const formatRecoveryCode = (code: string): string => code.replace(/.{4}(?=.)/g, '$&-')

/** Reads what was typed: digits of any script, with or without spaces and hyphens. Undefined when it is neither. */
export function readTypedCode(text: string): TypedCode | undefined {
  const typed = toLatinDigits(withoutInvisible(text))
    .replace(/[\s\p{Dash_Punctuation}]/gu, '')
    .toUpperCase()
  if (typed.length === TOTP.digits && /^\d+$/.test(typed)) return { kind: 'TOTP', code: typed }
  const code = typed.replaceAll('O', '0').replace(/[IL]/g, '1')
  const isCode = code.length === RECOVERY.characters && [...code].every((letter) => ALPHABET.includes(letter))
  return isCode ? { kind: 'RECOVERY_CODE', code } : undefined
}
