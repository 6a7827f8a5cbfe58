import { isSubscribed } from './customer.ts'
import type { Customer } from './customer.ts'

/** Where the state of signing in is kept for the next page (S187, S196). Never a token. */
export const SESSION_KEY = 'persist:root'
const VERSION = 1

/** What a browser remembers about who uses it. */
export type KeptSession = {
  /** Who was signed in when the last page was left. */
  readonly customer: Customer | undefined
  /** The identifier a code was sent to, until it is verified (S118, S206), and when that was (ms). */
  readonly pending: Pending | undefined
}

export type Pending = { readonly identifier: string; readonly sentAt: number }

const NOBODY: KeptSession = { customer: undefined, pending: undefined }

/** Reads what was kept; whatever cannot be read is nobody, and is forgotten. */
export function readKept(text: string | null): KeptSession {
  if (text === null) return NOBODY
  try {
    const { v, data } = JSON.parse(text) as { v?: unknown; data?: Record<string, unknown> }
    return v === VERSION && data ? keptFrom(data) : NOBODY
  } catch {
    return NOBODY
  }
}

function keptFrom(data: Record<string, unknown>): KeptSession {
  const identifier = textOr(data['emailOrNumber'], '')
  return {
    customer: data['isAuthenticated'] === true ? customerFrom(data) : undefined,
    pending: identifier ? { identifier, sentAt: typeof data['sentAt'] === 'number' ? data['sentAt'] : 0 } : undefined,
  }
}

const customerFrom = (data: Record<string, unknown>): Customer => ({
  id: textOr(data['id'], ''),
  firstName: textOr(data['firstName'], ''),
  lastName: textOr(data['lastName'], ''),
  email: textOr(data['email'], null),
  phone: textOr(data['phone'], null),
  birthDate: textOr(data['birthDate'], null),
  gender: data['gender'] === 'MALE' || data['gender'] === 'FEMALE' ? data['gender'] : null,
  reportSubscription: isSubscribed(data['reportSubscription']),
})

const textOr = <Other>(value: unknown, other: Other): string | Other => (typeof value === 'string' ? value : other)

/** The text under which it is kept; null when there is nothing to keep. */
export function keptText({ customer, pending }: KeptSession): string | null {
  if (!customer && !pending) return null
  return JSON.stringify({
    v: VERSION,
    data: {
      ...customer,
      isAuthenticated: customer !== undefined,
      ...(pending && { emailOrNumber: pending.identifier, sentAt: pending.sentAt }),
    },
  })
}
