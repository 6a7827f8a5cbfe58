import { paid, transferred, refund, waiting } from './bought.ts'
import { twoAtPress } from './two-at-press.ts'
import { ifMatch, twice } from './world.ts'
import type { Scenarios } from './world.ts'

export const OF_ORDERS: Scenarios = {
  'POST /orders/:number/moves': async (world) => {
    const { owner } = world
    const { number } = await paid(world)
    return twice('order.accept', () => owner.send('POST', `/orders/${number}/moves`, { move: 'accept' }))
  },
  'POST /orders/:number/notes': async (world) => {
    const { owner } = world
    const { number } = await paid(world)
    const call = (text: string) => owner.send('POST', `/orders/${number}/notes`, { text })
    return { action: 'order.note', call: () => call('noon'), idle: () => call(' ') }
  },
  'PUT /orders/:number/assignee': async (world) => {
    const { owner, finance } = world
    const { number } = await paid(world)
    return twice('order.assign', () => owner.send('PUT', `/orders/${number}/assignee`, { staffId: finance.staffId }))
  },
  'POST /orders/:number/messages': async (world) => {
    const { sql, owner } = world
    const { id, number } = await paid(world)
    await sql(`update outbox_message set status = 'SENT', sent_at = now() where order_id = $1`, [id])
    const [{ id: messageId }] = await sql('select id::text from outbox_message where order_id = $1 limit 1', [id])
    const call = (message: string) => owner.send('POST', `/orders/${number}/messages`, { messageId: message })
    return { action: 'order.resend', call: () => call(messageId), idle: () => call('999999999') }
  },
  'POST /orders/:number/customer-messages': async (world) => {
    const { owner } = world
    const { number } = await paid(world)
    const call = (text: string) => owner.send('POST', `/orders/${number}/customer-messages`, { text })
    return { action: 'order.message', call: () => call('The gold is late by a day.'), idle: () => call(' ') }
  },
  'PATCH /orders/:number/contact': async (world) => {
    const { owner } = world
    const { number } = await paid(world)
    const call = (version: number) =>
      owner.send('PATCH', `/orders/${number}/contact`, { name: 'Noura Ali' }, ifMatch(version))
    return { action: 'order.correct', call: () => call(1), idle: () => call(2) }
  },
  'POST /orders/:number/refunds': async (world) => {
    const { number } = await paid(world)
    return twice('order.refund', () => refund(world, number, 2_000))
  },
  'POST /orders/:number/refunds/:id/approve': async (world) => {
    const { owner } = world
    const path = await waiting(world)
    return twice('order.approveRefund', () => owner.send('POST', `${path}/approve`, {}))
  },
  'POST /orders/:number/refunds/:id/decline': async (world) => {
    const { owner } = world
    const path = await waiting(world)
    return twice('order.declineRefund', () => owner.send('POST', `${path}/decline`, {}))
  },
  'POST /orders/:number/refunds/:id/withdraw': async (world) => {
    const { finance } = world
    const path = await waiting(world)
    return twice('order.withdrawRefund', () => finance.send('POST', `${path}/withdraw`, {}))
  },
  'POST /orders/:number/refunds/:id/retry': async (world) => {
    const { shop, sql, finance } = world
    const { id, number } = await paid(world)
    await shop.frictionless([{ call: 'refund', mode: 'DECLINE', times: 1, chance: 1 }])
    await refund(world, number, 1_000)
    await shop.runJobs()
    const [{ id: refused }] = await sql('select id from refund where order_id = $1', [id])
    await shop.frictionless()
    return twice('order.retryRefund', () => finance.send('POST', `/orders/${number}/refunds/${refused}/retry`, {}))
  },
  'POST /orders/:number/refunds/:id/sent': async (world) => {
    const { shop, sql, finance } = world
    const { id, number } = await transferred(world)
    const arrived = { amount: 9_999, senderIban: 'SA03 8000 0000 6080 1016 7519' }
    await finance.send('POST', `/orders/${number}/transfer`, arrived)
    await shop.runJobs()
    const [{ id: back }] = await sql('select id from refund where order_id = $1', [id])
    return twice('order.sendRefund', () =>
      finance.send('POST', `/orders/${number}/refunds/${back}/sent`, { reference: 'FT-7' }),
    )
  },
  'POST /orders/:number/transfer': async (world) => {
    const { finance } = world
    const { number } = await transferred(world)
    return twice('order.confirmTransfer', () => finance.send('POST', `/orders/${number}/transfer`, { amount: 10_000 }))
  },
  'POST /orders/:number/counter-payment': async (world) => {
    const { owner } = world
    const { number } = await transferred(world)
    return twice('order.takePayment', () =>
      owner.send('POST', `/orders/${number}/counter-payment`, { method: 'CASH', amount: 10_000 }),
    )
  },
  'POST /orders/:number/payment-link': async (world) => {
    const { owner } = world
    const { number } = await transferred(world)
    const { number: other } = await paid(world)
    const make = (of: number) => owner.send('POST', `/orders/${of}/payment-link`, { channels: ['SMS'] })
    return { action: 'order.sendPaymentLink', call: () => make(number), idle: () => make(other) }
  },
  'POST /production/pools': async (world) => {
    const { put } = await twoAtPress(world)
    return { action: ['job.pool', 'job.pool'], call: put, idle: put }
  },
  'POST /production/pools/:id/moves': async (world) => {
    const { owner } = world
    const { put, press, sheet } = await twoAtPress(world)
    await put()
    const id = await sheet()
    const start = () => owner.send('POST', `/production/pools/${id}/moves`, { move: 'start', station: press })
    return { action: ['job.start', 'job.start'], call: start, idle: start }
  },
  'POST /production/pools/:id/split': async (world) => {
    const { owner } = world
    const { put, sheet } = await twoAtPress(world)
    await put()
    const id = await sheet()
    const split = () => owner.send('POST', `/production/pools/${id}/split`, {})
    return { action: ['job.pool', 'job.pool'], call: split, idle: split }
  },
  'POST /order-exports': async (world) => {
    const { owner, office } = world
    await paid(world)
    await office.services.orders.listing.follow()
    const begin = (query: string) => owner.send('POST', `/order-exports?columns=number${query}`, {})
    return { action: 'order.export', call: () => begin(''), idle: () => begin('&q=nothing') }
  },
  'POST /orders/:number/transfer/refuse': async (world) => {
    const { sql, finance } = world
    const { id, number } = await transferred(world)
    await sql(
      `insert into bank_receipt (attempt_id, nth, storage_key, media_type, file_name, byte_size)
       select id, 1, 'receipts/' || id, 'image/png', 'receipt.png', 10 from payment_attempt where order_id = $1`,
      [id],
    )
    return twice('order.refuseReceipt', () =>
      finance.send('POST', `/orders/${number}/transfer/refuse`, { reason: 'Another shop' }),
    )
  },
  'POST /counter-orders': async ({ shop, owner }) => {
    const body = {
      channel: 'COUNTER',
      contact: { name: 'Huda', phone: '0551239876' },
      language: 'ar',
      items: [{ productPrice: String(await shop.goods()), quantity: 1 }],
      expectedTotal: 1_000,
      payment: { method: 'CASH' },
    }
    const key = { 'idempotency-key': crypto.randomUUID() }
    return twice('order.place', () => owner.send('POST', '/counter-orders', body, key))
  },
  'POST /bulk-runs': async (world) => {
    const { owner } = world
    const { number } = await paid(world)
    const call = (numbers: readonly number[]) =>
      owner.send('POST', '/bulk-runs', { action: 'accept', orders: { numbers } })
    return { action: 'bulk.start', call: () => call([number]), idle: () => call([]) }
  },
  'POST /activity/:id/undo': async (world) => {
    const { sql, owner, finance } = world
    const { number } = await paid(world)
    await owner.send('PUT', `/orders/${number}/assignee`, { staffId: finance.staffId })
    const [{ id }] = await sql('select max(id)::text as id from staff_change')
    return twice('order.assign', () => owner.send('POST', `/activity/${id}/undo`))
  },
}
