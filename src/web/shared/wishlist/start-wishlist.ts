import type { ApiClient } from '#contract/api-client.ts'
import { whenSignedIn, whenSignedOut } from '../session/session.ts'
import { currentSession, onSession } from '../session/session-store.ts'
import { favorites } from './browser-wishlist.ts'

/** Syncs the wishlist of this browser with the signed-in customer's. A visitor costs nothing: no code and no call. */
export function startWishlist(api: ApiClient): void {
  let step: { readonly customer: string; readonly done: Promise<void> } | undefined
  // What fails is written down only, and tried again with the next page (S218).
  const inStep = async (): Promise<void> => {
    const { status, customer } = currentSession()
    if (status !== 'customer' || !customer) return
    if (step?.customer !== customer.id) {
      const done = import('./server-wishlist.ts').then((server) => server.syncCart(api)).catch(reportError)
      step = { customer: customer.id, done }
    }
    await step.done
  }
  onSession(() => void inStep())
  whenSignedIn(inStep)
  whenSignedOut(() => {
    step = undefined
    forgetOthers()
  })
  forgetOthers()
}

/** The wishlist of a customer who is gone is private, and what was still to be sent for them is not sent for others. */
function forgetOthers(): void {
  const { owner, unsent } = favorites.get()
  const { customer } = currentSession()
  if (owner !== null && owner !== customer?.id) favorites.clear()
  else if (!customer && unsent.length > 0) favorites.change((stored) => ({ ...stored, unsent: [] }))
}
