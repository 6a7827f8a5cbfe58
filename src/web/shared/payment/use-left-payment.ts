import { useEffect } from 'react'
import { usePage } from '#ui/page-context.tsx'
import { useSession } from '../session/session-store.ts'
import { toastLeftPayment } from './toast-left-payment.ts'

/** Looks again what became of a payment that was left, whenever the cart or the checkout opens. */
export function useLeftPayment(): void {
  const { api, language } = usePage()
  const { status } = useSession()
  useEffect(() => {
    if (status === 'customer') toastLeftPayment(api, language).catch(reportError)
  }, [api, language, status])
}
