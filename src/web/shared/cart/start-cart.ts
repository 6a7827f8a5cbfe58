import type { ApiClient } from '#contract/api-client.ts'
import { whenSignedIn, whenSignedOut } from '../session/session.ts'
import { currentSession, onSession } from '../session/session-store.ts'
import { cart } from './browser-cart.ts'

/** A run of changes is sent once, in ms. */
const QUIET_MS = 400

/** Keeps the cart of a customer in step with the shop's copy (S220). A visitor costs nothing: no code and no call. */
export function startCart(api: ApiClient): void {
  let known: string | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  // What fails is written down only: the cart stays as it is, and the next change or page tries again.
  const inStep = async (): Promise<void> => {
    if (currentSession().status !== 'customer') return
    await import('./server-cart.ts').then((server) => server.syncCart(api)).catch(reportError)
  }
  onSession(() => {
    const { status, customer } = currentSession()
    if (status !== 'customer' || customer?.id === known) return
    known = customer?.id
    void inStep()
  })
  whenSignedIn(inStep)
  whenSignedOut(() => {
    known = undefined
    forgetOthers()
  })
  cart.subscribe(() => {
    const { owner, unsent } = cart.get()
    clearTimeout(timer)
    if (owner !== null && unsent) timer = setTimeout(() => void inStep(), QUIET_MS)
  })
  forgetOthers()
}

/** The cart of a customer who is gone is no one else's; the shop keeps it for the next time (S205). */
function forgetOthers(): void {
  const { owner } = cart.get()
  if (owner !== null && owner !== currentSession().customer?.id) cart.clear()
}
