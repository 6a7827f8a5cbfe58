/**
 * A process of the shop that buys, refunds or settles on command, as fast as it can and many at a time. What it has
 * answered it tells at once, so that whoever kills it knows what a customer would have been told.
 */
import { createHash } from 'node:crypto'
import { openWorld } from './world.ts'
import type { Place } from './world.ts'

/** One thing to do. The key names it: done again it must not be done twice. */
export type Task =
  | {
      readonly kind: 'buy'
      readonly key: string
      readonly cartKey: string
      readonly customerId: string
      readonly productPriceId: string
      readonly quantity: number
      readonly total: number
      readonly couponCode?: string
      readonly token: string
    }
  | { readonly kind: 'refund'; readonly key: string; readonly number: number; readonly amount: number }
  | { readonly kind: 'check'; readonly key: string; readonly paymentId: string }

export type Told = {
  readonly key: string
  readonly outcome: string
  readonly orderId?: string
  readonly status?: string
}
type Work = { readonly place: Place; readonly tasks: readonly Task[]; readonly atOnce: number }

process.on('message', (work: Work) => {
  void perform(work).then(() => process.exit(0))
})
process.on('disconnect', () => process.exit(0))

async function perform({ place, tasks, atOnce }: Work): Promise<void> {
  const world = openWorld(place, atOnce)
  const waiting = [...tasks]
  const next = async (): Promise<void> => {
    for (let task = waiting.shift(); task; task = waiting.shift()) {
      const told = await doTask(world, task).catch((error: unknown) => ({
        key: task.key,
        outcome: `thrown: ${error instanceof Error ? error.message : String(error)}`,
      }))
      await new Promise<void>((resolve) => {
        process.send?.(told, () => resolve())
      })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, next))
  await world.close()
}

async function doTask({ parts }: ReturnType<typeof openWorld>, task: Task): Promise<Told> {
  if (task.kind === 'check') {
    await parts.jobs.check(task.paymentId)
    return { key: task.key, outcome: 'checked' }
  }
  if (task.kind === 'refund') {
    const asked = await parts.refunds.refund(task.number, task.amount)
    return { key: task.key, outcome: asked.ok ? 'ok' : asked.error.code }
  }
  const placed = await parts.api.place(orderRequest(task))
  if (!placed.ok) return { key: task.key, outcome: placed.error.code }
  const payment = await parts.api.payments.begin(task.customerId, placed.value.orderId)
  return { key: task.key, outcome: 'ok', orderId: placed.value.orderId, status: payment?.status ?? 'none' }
}

const orderRequest = (task: Extract<Task, { kind: 'buy' }>) => ({
  customerId: task.customerId,
  language: 'en' as const,
  key: task.key,
  bodyHash: createHash('sha256').update(task.key).digest(),
  cartKey: task.cartKey,
  lines: [
    {
      key: 'a',
      productPriceId: task.productPriceId,
      quantity: task.quantity,
      chosen: [],
      designMode: 'LATER' as const,
      artworkIds: [],
      notes: null,
    },
  ],
  urgent: false,
  couponCode: task.couponCode,
  addressId: null,
  contact: { name: 'Chaos Customer', phone: '+966551234567', email: 'chaos@shop.example' },
  poNumber: null,
  notes: null,
  expectedTotal: task.total,
  payment: { method: 'CARD' as const, sourceToken: task.token, cardId: null, keepsCard: false },
})
