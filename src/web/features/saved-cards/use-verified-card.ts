import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { isApiFailure } from '#ui/api-failure.ts'
import { plain } from '#ui/fetching/api-query.ts'
import { usePage } from '#ui/page-context.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { cardToVerify, takeCardToVerify } from '../../shared/payment/card-to-verify.ts'
import { cardsQuery } from '../../shared/payment/payment.queries.ts'
import { useSession } from '../../shared/session/session-store.ts'
import { refusalOf } from '#ui/form/refusal.ts'
import { refusalText } from '#ui/form/refusal-text.ts'
import { toast } from '#ui/toast/toast-store.ts'

/**
 * Saves the card whose holder is back from their bank, once. Answers why it was not saved. A shop that does not answer
 * is asked again when the page is opened the next time.
 */
export function useVerifiedCard(): string | undefined {
  const tForm = useT('form')
  const { api } = usePage()
  const client = useQueryClient()
  const { customer } = useSession()
  const [problem, setProblem] = useState<string>()
  const customerId = customer?.id
  useEffect(() => {
    const waiting = customerId === undefined ? undefined : takeCardToVerify(customerId, Date.now())
    if (!waiting) return
    const save = async (): Promise<void> => {
      try {
        const { message } = await api.post('/api/credit-cards', { token: waiting.token })
        await client.invalidateQueries(plain(cardsQuery))
        toast({ title: message })
      } catch (failure) {
        const isDefinite = isApiFailure(failure) && failure.status >= 400 && failure.status < 500
        if (!isDefinite) cardToVerify.change(() => waiting)
        setProblem(refusalText(refusalOf(failure), tForm))
      }
    }
    void save()
  }, [api, client, customerId, tForm])
  return problem
}
