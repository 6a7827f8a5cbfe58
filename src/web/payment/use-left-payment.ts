import { useEffect } from 'react'
import { usePage } from '../app/page-context.tsx'
import { useT } from '../i18n/use-t.ts'
import { useSession } from '../session/session-store.ts'
import { toast } from '../ui/toast/toast-store.ts'
import { finishPending } from './finish-pending.ts'

/**
 * Somebody who closed the browser on the way back from the bank finds the order paid (S325): its products leave the
 * cart, and that is said.
 */
export function useLeftPayment(): void {
  const t = useT('cart')
  const { api } = usePage()
  const { status } = useSession()
  useEffect(() => {
    if (status !== 'customer') return
    const look = async (): Promise<void> => {
      const paid = await finishPending(api)
      if (paid) toast({ title: t('leftPaid', { number: String(paid.orderNumber) }) })
    }
    // Without an answer the cart stays as it is; paying it again would be told the same.
    look().catch(reportError)
  }, [api, status, t])
}
