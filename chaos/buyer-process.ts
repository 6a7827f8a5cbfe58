/**
 * A process of the shop that buys, refunds, settles or sends on command, as fast as it can and many at a time. What it
 * has answered it says at once, so that the killer process knows what a customer would have been answered.
 */
import { deliverMessage } from '../src/services/messages/deliver.ts'
import { createMailer } from '../src/services/messages/create-mailer.ts'
import { orderRequest } from './task.ts'
import type { Task } from './task.ts'
import { openWorld } from './world.ts'
import type { Place } from './place.ts'

export type BuyResult = {
  readonly key: string
  readonly outcome: string
  readonly orderId?: string
  readonly status?: string
}
/** What such a process says: that it has begun, and what came of each task. */
export type BuyerReport = { readonly begun: true } | BuyResult
type Work = { readonly place: Place; readonly tasks: readonly Task[]; readonly atOnce: number }
type World = ReturnType<typeof openWorld>

process.on('message', (work: Work) => {
  void perform(work).then(() => process.exit(0))
})
process.on('disconnect', () => process.exit(0))

const say = (report: BuyerReport): Promise<void> =>
  new Promise((resolve) => {
    process.send?.(report, () => resolve())
  })

async function perform({ place, tasks, atOnce }: Work): Promise<void> {
  const world = openWorld(place, atOnce)
  const waiting = [...tasks]
  const next = async (): Promise<void> => {
    for (let task = waiting.shift(); task; task = waiting.shift()) {
      const { key } = task
      const result = await runTask(world, task).catch((error: unknown) => ({ outcome: outcomeOf(error) }))
      await say({ key, ...result })
    }
  }
  // Connected before anything counts.
  await Promise.all(Array.from({ length: atOnce }, () => world.pool.query('select 1')))
  await say({ begun: true })
  await Promise.all(Array.from({ length: atOnce }, next))
  await world.close()
}

/** A request that waits too long in a queue is answered 503; anything else that is thrown is a bug. */
function outcomeOf(error: unknown): string {
  if (error instanceof Error && 'code' in error && error.code === '55P03') return 'busy'
  return `thrown: ${error instanceof Error ? error.message : String(error)}`
}

async function runTask({ db, parts, left }: World, task: Task): Promise<Omit<BuyResult, 'key'>> {
  switch (task.kind) {
    case 'check':
      await parts.jobs.check(task.paymentId)
      return { outcome: 'checked' }
    case 'refund': {
      const refunded = await parts.refunds.refund(task.number, task.amount)
      return { outcome: refunded.ok ? 'ok' : refunded.error.code }
    }
    case 'desk': {
      const done = await atDesk(db, parts, task)
      return { outcome: done.ok ? 'ok' : done.error.code }
    }
    case 'event': {
      const received = await parts.api.payments.receive('MOYASAR', { headers: {}, query: {}, body: task.body })
      // The jobs it has left, as a worker does them.
      for (const job of left.splice(0)) if (job.name === 'payments.check') await parts.jobs.check(job.data.attemptId)
      return { outcome: received?.ok ? 'ok' : (received?.error.code ?? 'no gateway') }
    }
    case 'deliver': {
      const mailer = createMailer({ smtpUrl: task.smtpUrl, from: 'Matbaa <chaos@shop.example>' })
      const delivered = await deliverMessage(db, { mailer, sms: undefined, storage: NO_FILES }, task.messageId)
      mailer?.close()
      return { outcome: delivered }
    }
    case 'sendRefund':
      await parts.jobs.sendRefund(task.refundId)
      return { outcome: 'sent' }
    case 'buy':
      return buy(parts, task)
  }
}

/** The messages of orders bring no files. */
const NO_FILES = { read: async () => undefined }

async function buy(parts: World['parts'], task: Extract<Task, { kind: 'buy' }>): Promise<Omit<BuyResult, 'key'>> {
  const placed = await parts.api.place(orderRequest(task))
  if (!placed.ok) return { outcome: placed.error.code }
  const payment = await parts.api.payments.begin(task.customerId, placed.value.orderId)
  return { outcome: 'ok', orderId: placed.value.orderId, status: payment?.status ?? 'none' }
}

/** A person of the staff at an order; refunds are those of the order. */
async function atDesk(db: World['db'], { moves, desk }: World['parts'], task: Extract<Task, { kind: 'desk' }>) {
  const { act, number, staffId } = task
  const author = { via: 'OFFICE', staffId, sessionId: null } as const
  if (act === 'accept') return moves.accept(number, author)
  if (act === 'ask') {
    const wish = { wanted: { all: true }, cause: 'OTHER', note: null } as const
    return desk.money.requestRefund({ author, isUnlimited: true }, number, wish)
  }
  const { id } = await db
    .selectFrom('refund as r')
    .innerJoin('customer_order as o', 'o.id', 'r.order_id')
    .select('r.id')
    .where('o.number', '=', number)
    .executeTakeFirstOrThrow()
  return act === 'approve' ? desk.money.decide(author, number, id, true) : desk.money.withdraw(author, number, id)
}
