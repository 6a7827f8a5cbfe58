import { useSyncExternalStore } from 'react'
import type { Customer } from './customer.ts'
import { keptText, readKept, SESSION_KEY } from './kept-session.ts'
import type { Pending } from './kept-session.ts'

/**
 * Whether somebody is signed in. `unknown` on the server, in the first render, and while the browser asks; `customer`
 * is then who it was the last time, for showing only.
 */
export type Session = {
  readonly status: 'unknown' | 'visitor' | 'customer'
  readonly customer: Customer | undefined
  /** A visitor who has just signed out by themselves. */
  readonly hasLeft?: boolean
}

const UNKNOWN: Session = { status: 'unknown', customer: undefined }
const VISITOR: Session = { status: 'visitor', customer: undefined }

let session = UNKNOWN
let pending: Pending | undefined
const listeners = new Set<() => void>()

/** Who uses the page. */
export const currentSession = (): Session => session

/** The identifier that waits for its code (S118). */
export const pendingCode = (): Pending | undefined => pending

/** Hears of every change until the returned function is called. */
export function onSession(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Who uses the page; renders again when that changes. */
export const useSession = (): Session => useSyncExternalStore(onSession, currentSession, () => UNKNOWN)

/** Reads what the last page has kept. Whether there is somebody to ask for. */
export function wakeSession(): boolean {
  const kept = readKept(read())
  pending = kept.pending
  change(kept.customer ? { status: 'unknown', customer: kept.customer } : VISITOR)
  return kept.customer !== undefined
}

/** Somebody is signed in. */
export function showCustomer(customer: Customer): void {
  pending = undefined
  change({ status: 'customer', customer })
  keep()
}

/** Nobody is signed in any more. */
export function showVisitor(hasLeft: boolean): void {
  pending = undefined
  change({ ...VISITOR, hasLeft })
  keep()
}

/** Notes the identifier that a code was sent to, or that none is waited for. */
export function keepPending(next: Pending | undefined): void {
  pending = next
  keep()
}

/** Takes over what another tab has kept. Whether the customer is another one than before. */
export function followTab(): boolean {
  const kept = readKept(read())
  const before = session.customer?.id
  pending = kept.pending
  change(kept.customer ? { status: 'customer', customer: kept.customer } : VISITOR)
  return before !== kept.customer?.id
}

function change(next: Session): void {
  session = next
  for (const listener of listeners) listener()
}

function read(): string | null {
  try {
    return localStorage.getItem(SESSION_KEY)
  } catch {
    // Storage is forbidden: every page begins with nobody.
    return null
  }
}

function keep(): void {
  const text = keptText({ customer: session.customer, pending })
  try {
    if (text === null) localStorage.removeItem(SESSION_KEY)
    else localStorage.setItem(SESSION_KEY, text)
  } catch {
    // Storage is forbidden or full: the session lasts as long as the page.
  }
}
