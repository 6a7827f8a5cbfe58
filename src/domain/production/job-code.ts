import { otherLayout } from '../text/keyboard-layout.ts'
import { toLatinDigits } from '../text/digits.ts'
import { withoutInvisible } from '../text/invisible.ts'

/** What people say and scan of a job: order, line and, of further parts, part. */
export const JOB_CODE = /^[1-9]\d{0,9}-[1-9]\d{0,2}(-[1-9]\d?)?$/

/** The code of a part of a line; `position` counts from 0, `part` from 1. */
export const jobCode = (order: number, position: number, part: number): string =>
  `${order}-${position + 1}${part > 1 ? `-${part}` : ''}`

/** The line that a job is a part of, as people name it: its order and its place in it. */
export const lineOfJob = (code: string): string => /^\d+-\d+/.exec(code)?.[0] ?? code

/** Papers of the workshop that one file holds at most. */
export const MAX_PAPERS = 200

/** The path of a job's page, which its QR code leads to. */
export const jobPath = (code: string): string => `/office/scan/${code}`

export type Scanned =
  | { readonly kind: 'JOB'; readonly code: string }
  /** A code of another shop, or of anything else. */
  | { readonly kind: 'FOREIGN' }
  /** No code at all. */
  | { readonly kind: 'UNREADABLE' }

/**
 * Reads what a camera saw or a scanner typed: the address of a job's page, or its code. Scanners type keys, so an Arabic
 * layout makes Arabic letters and digits of them, and turns what lies on / and : into letters.
 */
export function readScanned(text: string, host: string): Scanned {
  const typed = toLatinDigits(withoutInvisible(text)).trim()
  for (const reading of [typed, ...otherLayout(typed)]) {
    const read = readTyped(reading, host)
    if (read) return read
  }
  return looksForeign(typed) ? { kind: 'FOREIGN' } : { kind: 'UNREADABLE' }
}

function readTyped(text: string, host: string): Scanned | undefined {
  const bare = text.replaceAll(/\p{Dash_Punctuation}/gu, '-').toLowerCase()
  if (JOB_CODE.test(bare)) return { kind: 'JOB', code: bare }
  const address = /^https?:\/\/([^/]+)\/office\/scan\/([\d-]+)\/?$/.exec(bare)
  if (!address) return undefined
  const [, from = '', code = ''] = address
  if (from !== host.toLowerCase()) return { kind: 'FOREIGN' }
  return JOB_CODE.test(code) ? { kind: 'JOB', code } : undefined
}

const looksForeign = (text: string): boolean => /^[a-z]+:|^www\.|^اففح/i.test(text) || text.length > 30
