import { DAY_MS } from '#domain/calendar/time-spans.ts'
import { TABLET_DAYS } from '#domain/staff/tablet.ts'
import { createCookie, TOKEN } from '../cookie.ts'
import type { Cookie } from '../cookie.ts'

/** Who is signed in; and the dialogue that a browser is in until then, or in which it shows a factor again. */
export interface OfficeCookies {
  readonly session: Cookie
  readonly dialogue: Cookie
  /** A tablet of the workshop: it stays for as long as the tablet is paired at most. */
  readonly tablet: Cookie
}

const TABLET_SECONDS = (TABLET_DAYS * DAY_MS) / 1_000

export const officeCookies = (isSecure: boolean): OfficeCookies => ({
  session: createCookie({ name: 'office', isSecure, pattern: TOKEN }),
  dialogue: createCookie({ name: 'office-dialogue', isSecure, pattern: TOKEN }),
  tablet: createCookie({ name: 'office-tablet', isSecure, seconds: TABLET_SECONDS, pattern: TOKEN }),
})
