import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { plain } from '#ui/fetching/api-query.ts'
import { orderQuery } from './order.queries.ts'
import type { Order } from './order.queries.ts'

/** Most documents are made within a second; a refund that its gateway does not confirm may take long. */
const FIRST_MS = 1_000
const MAX_MS = 30_000

/** Asks for the order again while documents of it are being made, at longer and longer intervals. */
export function useDueDocuments({ id, documentsDue }: Order): void {
  const client = useQueryClient()
  const due = documentsDue.join()
  useEffect(() => {
    if (due === '') return undefined
    let wait = FIRST_MS
    let timer = 0
    const plan = (): void => {
      timer = window.setTimeout(() => {
        void client.invalidateQueries({ queryKey: plain(orderQuery(id)).queryKey })
        wait = Math.min(2 * wait, MAX_MS)
        plan()
      }, wait)
    }
    plan()
    return () => clearTimeout(timer)
  }, [client, id, due])
}
