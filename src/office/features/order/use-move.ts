import { useQueryClient } from '@tanstack/react-query'
import { isApiFailure } from '#ui/api-failure.ts'
import { useRequest } from '#ui/form/use-request.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { usePage } from '#ui/page-context.tsx'
import type { BodyOf } from '#contract/api-client.ts'
import { toast } from '#ui/toast/toast-store.ts'
import type { Order } from '../../shared/order/order.queries.ts'
import { useStatusText } from '../../shared/order/status-text.ts'

/** A move with what it needs; the server checks that it is all there. */
export type MoveBody = BodyOf<`/api/office/orders/${string}/moves`, 'post'>

/** Moves an order. Who comes second reads what the order is by then, and the page shows it. */
export function useMove(order: Pick<Order, 'number' | 'fulfilment'>) {
  const t = useT('office-order')
  const { api } = usePage()
  const client = useQueryClient()
  const movedText = useMovedText(order)
  const { isBusy, problem, run } = useRequest(movedText)
  const make = (body: MoveBody, onDone?: () => void): void =>
    void run(async () => {
      try {
        const path = `/api/office/orders/${order.number}/moves` as const
        await api.post(path, body)
        toast({ title: t(`moved-${body.move}`, { number: String(order.number) }) })
        onDone?.()
      } catch (failure) {
        const title = movedText(failure)
        if (title !== undefined) toast({ title, tone: 'destructive' })
        throw failure
      } finally {
        await client.invalidateQueries()
      }
    })
  return { isBusy, problem, make }
}

/** What an order is by now and who moved it, for who came second; undefined for every other failure. */
function useMovedText({ fulfilment }: Pick<Order, 'fulfilment'>): (failure: unknown) => string | undefined {
  const t = useT('office-order')
  const statusText = useStatusText()
  return (failure) => {
    if (!isApiFailure(failure) || failure.answer?.code !== 'ILLEGAL_TRANSITION') return undefined
    const { order: now, message } = failure.answer
    if (!now) return message
    const status = statusText({ status: now.status, fulfilment })
    return now.movedBy === null ? t('movedMeanwhile', { status }) : t('movedMeanwhileBy', { status, name: now.movedBy })
  }
}
