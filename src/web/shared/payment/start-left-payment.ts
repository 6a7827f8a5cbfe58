import type { ApiClient } from '#contract/api-client.ts'
import type { Language } from '#domain/language.ts'
import { currentSession, onSession } from '../session/session-store.ts'
import { paymentId } from './payment-id.ts'

/**
 * Finds the outcome of a payment that was left at the gateway, on whatever page its customer comes back to: what is
 * paid must not stand in the cart any more. Costs other visitors nothing.
 */
export function startLeftPayment(api: ApiClient, language: Language): void {
  const stop = onSession(look)
  function look(): void {
    if (currentSession().status !== 'customer') return
    stop()
    // The cart, the checkout and the page of a payment's outcome look by themselves.
    if (paymentId.get() === '' || /\/(cart|payment\/\w+)$/.test(location.pathname)) return
    import('./toast-left-payment.ts').then((left) => left.toastLeftPayment(api, language)).catch(reportError)
  }
}
