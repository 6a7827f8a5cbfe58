import { useQueryClient } from '@tanstack/react-query'
import type { ApiClient } from '#contract/api-client.ts'
import { isApiFailure } from '#ui/api-failure.ts'
import { useRequest } from '#ui/form/use-request.ts'
import { usePage } from '#ui/page-context.tsx'
import { toast } from '#ui/toast/toast-store.ts'

/** Why a call was refused, in the server's words: of the first field that is wrong, else of the whole. */
const answerText = (failure: unknown): string | undefined =>
  isApiFailure(failure) ? (failure.answer?.errors?.[0]?.message ?? failure.answer?.message) : undefined

/**
 * Something that a form or a button does about an order, once at a time. What was done is said as a toast, and whatever
 * shows the order is fetched again, also when a colleague was faster.
 */
export function useOrderCall() {
  const { api } = usePage()
  const client = useQueryClient()
  const { isBusy, problem, run, forgive } = useRequest(answerText)
  const call = (work: (api: ApiClient) => Promise<unknown>, done: string, onDone?: () => void): void =>
    void run(async () => {
      try {
        await work(api)
        onDone?.()
        toast({ title: done })
      } finally {
        await client.invalidateQueries()
      }
    })
  return { isBusy, problem, call, forgive }
}
