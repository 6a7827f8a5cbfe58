import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { ApiClient } from '#contract/api-client.ts'
import { plain } from './api-query.ts'
import type { ApiQuery } from './api-query.ts'
import { usePage } from '../page-context.tsx'
import { oneAtATime } from '../one-at-a-time.ts'
import { toast, toastFailure } from '../toast/toast-store.ts'

type Call<Args extends unknown[]> = (api: ApiClient, ...args: Args) => Promise<{ message: string } | void>

/**
 * Something a button does on the server, once at a time: its message is said as a toast, a failure too (S449 to S451),
 * and the queries named are fetched again. `failure` is that of the last time.
 */
export function useCall<Args extends unknown[]>(work: Call<Args>, refreshes: readonly ApiQuery<unknown>[] = []) {
  const { api } = usePage()
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const isUnderWay = useRef(false)
  const run = async (...args: Args) => {
    setBusy(true)
    setFailure(undefined)
    try {
      const answer = await work(api, ...args)
      await Promise.all(refreshes.map((query) => client.invalidateQueries(plain(query))))
      if (answer) toast({ title: answer.message })
    } catch (reason) {
      setFailure(reason)
      toastFailure(reason)
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, failure, call: (...args: Args): void => void oneAtATime(isUnderWay, run)(...args) }
}
