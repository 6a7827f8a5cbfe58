import { randomInt } from 'node:crypto'

/** Digits and letters that are not mistaken for one another when reading a reference over the phone: no 0 O, 1 I L, U V. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTWXYZ'

/** A new reference, "C-7KQ2XHNM" for a contact message, "R-…" for a special request and "Q-…" for a quotation. Not a secret, not counted. */
export const newReference = (kind: 'C' | 'R' | 'Q'): string =>
  `${kind}-${Array.from({ length: 8 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')}`
