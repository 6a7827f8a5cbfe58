import { useQueryClient } from '@tanstack/react-query'
import { isApiFailure } from '#ui/api-failure.ts'
import { useRequest } from '#ui/form/use-request.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { usePage } from '#ui/page-context.tsx'
import type { BodyOf } from '#contract/api-client.ts'
import { toast } from '#ui/toast/toast-store.ts'
import type { Order } from '../../shared/order/order.queries.ts'

/** A move with what it needs; the server checks that it is all there. */
export type MoveBody = BodyOf<`/api/office/orders/${string}/moves`, 'post'>

/** Moves an order. Who comes second reads what the order is by then, and the page shows it. */
export function useMove(order: Pick<Order, 'number'>) {
  const t = useT('office-order')
  const { api } = usePage()
  const client = useQueryClient()
  const { isBusy, problem, run } = useRequest((failure) =>
    isApiFailure(failure) && failure.answer?.code === 'ILLEGAL_TRANSITION' ? failure.answer.message : undefined,
  )
  const make = (body: MoveBody, onDone?: () => void): void =>
    void run(async () => {
      try {
        const path = `/api/office/orders/${order.number}/moves` as const
        await api.post(path, body)
        toast({ title: t(`moved-${body.move}`, { number: String(order.number) }) })
        onDone?.()
      } catch (failure) {
        if (isApiFailure(failure) && failure.answer?.code === 'ILLEGAL_TRANSITION')
          toast({ title: failure.answer.message, tone: 'destructive' })
        throw failure
      } finally {
        await client.invalidateQueries()
      }
    })
  return { isBusy, problem, make }
}
