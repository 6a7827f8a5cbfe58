import { endLostMessages } from '../../src/services/messages/deliver.ts'
import { createMailer } from '../../src/services/messages/create-mailer.ts'
import { startSmtpServer } from '../../src/testing/stand-ins/smtp-server.ts'
import { forkBuyer, inProcesses, startBuyer } from '../buyers.ts'
import type { Buyer } from '../buyers.ts'
import { cardToken, readLedger, setFaults } from '../sandbox-process.ts'
import { buying, exactly, PRICE, seeded } from '../scenario.ts'
import type { Run, Scenario, World } from '../scenario.ts'
import type { Task } from '../task.ts'
import { insertCustomers, insertGoods } from '../world.ts'

/**
 * The worker is killed when the mail server has a message and has not said so yet, for every other message, and the
 * queue gives its jobs to the next worker. Then the same with refunds, between the gateway and the database.
 */
export const workers: Scenario = async (world, { place, size, seed }) => {
  const orders = await buyMany(world, place, size)
  const mails = await deliverAll(world, place, seed)
  const refunds = await refundAll(world, place, orders)
  return { counts: { ...mails.counts, ...refunds.counts }, wrong: [...mails.wrong, ...refunds.wrong] }
}

async function deliverAll({ pool, db }: World, place: Run['place'], seed: number) {
  const { rows } = await pool.query<{ id: number }>(`select id from outbox_message where channel = 'EMAIL'`)
  const random = seeded(seed)
  let [worker, kills]: [Buyer | undefined, number] = [undefined, 0]
  const server = await startSmtpServer('takes', () => {
    if (random() < 0.5 && worker?.child.kill('SIGKILL')) kills += 1
  })
  let left = rows.map(({ id }): Task => ({
    kind: 'deliver',
    key: String(id),
    messageId: Number(id),
    smtpUrl: server.url,
  }))
  let next = forkBuyer()
  while (left.length > 0) {
    const done = new Set<string>()
    worker = startBuyer(place, { tasks: left, atOnce: 1, onResult: ({ key }) => void done.add(key) }, next)
    next = forkBuyer()
    await worker.ended
    left = left.filter(({ key }) => !done.has(key))
  }
  next.kill()
  const claimed = await pool.query(
    `update outbox_message set claimed_at = claimed_at - interval '1 hour' where status = 'SENDING'`,
  )
  const mailer = createMailer({ smtpUrl: server.url, from: 'Matbaa <chaos@shop.example>' })
  const lost = await endLostMessages(db, { mailer, sms: undefined }, new Date())
  mailer?.close()
  await server.close()

  const ids = server.received.map((mail) => /^Message-ID: (.+)$/im.exec(mail)?.[1])
  const twice = ids.length - new Set(ids).size
  return {
    counts: { messages: rows.length, 'workers killed': kills, received: ids.length, 'received twice': twice },
    wrong: [
      ...exactly('received', new Set(ids).size, rows.length),
      ...exactly('received twice', twice, 0),
      ...exactly('known as uncertain', lost, claimed.rowCount ?? 0),
    ],
  }
}

async function refundAll({ pool, parts }: World, place: Run['place'], orders: readonly string[]) {
  const { rows } = await pool.query<{ number: number }>('select number from customer_order where id = any($1)', [
    orders,
  ])
  for (const { number } of rows) await parts.refunds.refund(number, PRICE * 0.6)
  const refunds = await pool.query<{ id: string }>('select id from refund')
  let next = forkBuyer()
  let kills = 0
  for (const { id } of refunds.rows) {
    // The gateway does it and never says so.
    await setFaults(place.sandboxUrl, [{ call: 'refund', mode: 'HANG_AFTER', times: 1, chance: 1 }])
    const before = await refundsIn(place)
    const worker = startBuyer(place, { tasks: [{ kind: 'sendRefund', key: id, refundId: id }], atOnce: 1 }, next)
    next = forkBuyer()
    await worker.begun
    while ((await refundsIn(place)) === before) await new Promise((resolve) => setTimeout(resolve, 5))
    if (worker.child.kill('SIGKILL')) kills += 1
    await worker.ended
  }
  next.kill()
  await setFaults(place.sandboxUrl)
  // The queue gives the jobs to another worker.
  await inProcesses(
    place,
    refunds.rows.map(({ id }): Task => ({ kind: 'sendRefund', key: id, refundId: id })),
    1,
  )
  return {
    counts: { refunds: refunds.rows.length, 'killed while refunding': kills },
    wrong: exactly('refunds at the gateway', await refundsIn(place), refunds.rows.length),
  }
}

const refundsIn = async ({ sandboxUrl }: Run['place']): Promise<number> =>
  (await readLedger(sandboxUrl)).filter(({ kind }) => kind === 'REFUNDED').length

async function buyMany({ pool, db }: World, place: Run['place'], count: number): Promise<string[]> {
  const goods = await insertGoods(db, pool, null)
  const tasks = buying(await insertCustomers(pool, count), goods, await cardToken(place.sandboxUrl))
  return (await inProcesses(place, tasks, 1)).flatMap(({ orderId }) => orderId ?? [])
}
