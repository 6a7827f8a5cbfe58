import { persistedValue } from '#ui/browser-storage/persisted-value.ts'
import { isSubscribed } from './customer.ts'
import type { Customer } from './customer.ts'

/** What a browser remembers about who uses it (S158, S187). Never a token. */
export type AuthState = Customer & {
  /** A visitor was signed in when the last page was left. */
  readonly isAuthenticated: boolean
  /** The identifier a code was sent to, until it is verified (S118, S206); '' when none is waited for. */
  readonly emailOrNumber: string
  /** When that code was sent, in ms. */
  readonly sentAt: number
  /** What that code was asked for; null when it was stored before this was. */
  readonly codeFlow: CodeFlow | null
}

/** What a visitor asks for a code for: to sign in, to open an account, to choose a new password. */
export type CodeFlow = 'login' | 'signup' | 'reset'

export const SIGNED_OUT: AuthState = {
  id: '',
  firstName: '',
  lastName: '',
  email: null,
  phone: null,
  birthDate: null,
  gender: null,
  reportSubscription: true,
  isAuthenticated: false,
  emailOrNumber: '',
  sentAt: 0,
  codeFlow: null,
}

/** The state of signing in, stored for the next page (S196). */
export const authState = persistedValue<AuthState>({
  key: 'persist:root',
  version: 1,
  empty: SIGNED_OUT,
  read: (data) => (typeof data === 'object' && data !== null ? stateFrom(data as Record<string, unknown>) : undefined),
})

/** Mended where a part is of the wrong kind. */
const stateFrom = (data: Record<string, unknown>): AuthState => ({
  id: textOr(data['id'], ''),
  firstName: textOr(data['firstName'], ''),
  lastName: textOr(data['lastName'], ''),
  email: textOr(data['email'], null),
  phone: textOr(data['phone'], null),
  birthDate: textOr(data['birthDate'], null),
  gender: data['gender'] === 'MALE' || data['gender'] === 'FEMALE' ? data['gender'] : null,
  reportSubscription: isSubscribed(data['reportSubscription']),
  isAuthenticated: data['isAuthenticated'] === true,
  emailOrNumber: textOr(data['emailOrNumber'], ''),
  sentAt: typeof data['sentAt'] === 'number' ? data['sentAt'] : 0,
  codeFlow: isCodeFlow(data['codeFlow']) ? data['codeFlow'] : null,
})

const isCodeFlow = (value: unknown): value is CodeFlow => value === 'login' || value === 'signup' || value === 'reset'

const textOr = <Other>(value: unknown, other: Other): string | Other => (typeof value === 'string' ? value : other)
