import { createHash, timingSafeEqual } from 'node:crypto'

/** Whether what was sent is the secret; takes the same time whatever was sent. */
export const isSameSecret = (given: unknown, secret: string): boolean =>
  typeof given === 'string' && timingSafeEqual(digest(given), digest(secret))

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
