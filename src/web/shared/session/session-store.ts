import { useSyncExternalStore } from 'react'
import { authState, SIGNED_OUT } from './auth-state.ts'
import type { AuthState, CodeFlow } from './auth-state.ts'
import type { Customer } from './customer.ts'

/**
 * Whether a visitor is signed in. `unknown` on the server, in the first render, and while the browser asks; `customer`
 * is then who it was the last time, for showing only.
 */
export type Session = {
  readonly status: 'unknown' | 'visitor' | 'customer'
  readonly customer: Customer | undefined
  /** A visitor who has just signed out by themselves. */
  readonly hasLeft?: boolean
}

/** Who has signed up and not come in yet. */
type SignedUp = Pick<Customer, 'id' | 'email' | 'phone'>

export type PendingCode = Pick<AuthState, 'emailOrNumber' | 'sentAt' | 'codeFlow'>

const NO_CODE: PendingCode = { emailOrNumber: '', sentAt: 0, codeFlow: null }

const UNKNOWN: Session = { status: 'unknown', customer: undefined }
const VISITOR: Session = { status: 'visitor', customer: undefined }

let session = UNKNOWN
const listeners = new Set<() => void>()

/** Who uses the page. */
export const currentSession = (): Session => session

/** The identifier that waits for its code ('' when none does), when that was sent (ms), and what for. */
export const pendingCode = (): PendingCode => authState.get()

/** Calls the listener at every change until the returned function is called. */
export function onSession(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Who uses the page; renders again when that changes. */
export const useSession = (): Session => useSyncExternalStore(onSession, currentSession, () => UNKNOWN)

/** Reads what the last page has stored. Whether there is a visitor to ask for. */
export function wakeSession(): boolean {
  const customer = storedCustomer()
  change(customer ? { status: 'unknown', customer } : VISITOR)
  return customer !== undefined
}

/** A visitor is signed in. */
export function showCustomer(customer: Customer): void {
  change({ status: 'customer', customer })
  authState.change(() => ({ ...SIGNED_OUT, ...customer, isAuthenticated: true }))
}

/** Signed out. */
export function showVisitor(hasLeft: boolean): void {
  change({ ...VISITOR, hasLeft })
  authState.clear()
}

/** Notes the identifier that a code was sent to, and what for. */
export function keepPending(emailOrNumber: string, sentAt: number, codeFlow: CodeFlow | null): void {
  authState.change((before) => ({ ...before, emailOrNumber, sentAt, codeFlow }))
}

/** Notes who has just signed up (S198, S214): their id and what they are reached by; the code is still waited for. */
export function keepSignedUp(person: SignedUp, sentAt: number): void {
  authState.change(() => ({ ...SIGNED_OUT, ...person }))
  keepPending(person.email ?? person.phone ?? '', sentAt, 'signup')
}

/** Clears the pending code (S211) and the pending sign-up. */
export function forgetPending(): void {
  authState.change((before) => ({ ...SIGNED_OUT, ...(before.isAuthenticated && before), ...NO_CODE }))
}

/** Takes over what another tab has stored. Whether the customer is another one than before. */
export function followTab(): boolean {
  const customer = storedCustomer()
  if (customer?.id === session.customer?.id) return false
  change(customer ? { status: 'customer', customer } : VISITOR)
  return true
}

function storedCustomer(): Customer | undefined {
  const { isAuthenticated, emailOrNumber: _pending, sentAt: _sentAt, codeFlow: _flow, ...customer } = authState.get()
  return isAuthenticated ? customer : undefined
}

function change(next: Session): void {
  session = next
  for (const listener of listeners) listener()
}
