import { createHash, randomBytes } from 'node:crypto'

/** 128 bits that cannot be guessed. */
const TOKEN_BYTES = 16
const TOKEN = /^[A-Za-z0-9_-]{22}$/

/** A token for a link that opens something without signing in. */
export const newLinkToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url')

/** What is stored of a token. */
export const linkTokenHash = (token: string): Buffer => createHash('sha256').update(token).digest()

/** Whether a text can be such a token at all. */
export const isLinkToken = (text: string): boolean => TOKEN.test(text)
