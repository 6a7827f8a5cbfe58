import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { isApiFailure } from '#ui/api-failure.ts'
import { useRequest } from '#ui/form/use-request.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { usePage } from '#ui/page-context.tsx'
import { useNavigate } from '#ui/router/router.tsx'
import { toast } from '#ui/toast/toast-store.ts'
import { addressOf } from '../../site-map.ts'
import type { CounterOrderBody } from './order-draft.ts'

const NONE: Readonly<Record<string, string>> = {}

/** Places the order once, however often it is sent, and opens it; what is wrong is said beside its field. */
export function usePlaceOrder() {
  const t = useT('office-counter')
  const { api } = usePage()
  const client = useQueryClient()
  const navigate = useNavigate()
  const key = useRef(crypto.randomUUID())
  const [problems, setProblems] = useState(NONE)
  const { isBusy, problem, run } = useRequest((failure) => sentenceOf(failure, t('priceChanged')))
  const place = (body: CounterOrderBody, isPaidByLink: boolean): void =>
    void run(async () => {
      setProblems(NONE)
      try {
        const { data } = await api.post('/api/office/counter-orders', body, { idempotencyKey: key.current })
        toast({ title: t('placed', { number: String(data.number) }) })
        navigate(addressOf('order', { number: String(data.number) }, isPaidByLink ? 'payBy=link' : ''))
      } catch (failure) {
        setProblems(problemsOf(failure))
        throw failure
      } finally {
        await client.invalidateQueries()
      }
    })
  return { isBusy, problem, place, problemOf: (field: string): string | undefined => problems[field] }
}

const sentenceOf = (failure: unknown, changed: string): string | undefined => {
  if (!isApiFailure(failure)) return undefined
  return failure.answer?.code === 'PRICE_CHANGED' ? changed : failure.answer?.message
}

const problemsOf = (failure: unknown): Readonly<Record<string, string>> =>
  isApiFailure(failure)
    ? Object.fromEntries((failure.answer?.errors ?? []).map(({ field, message }) => [field, message]))
    : NONE
