import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Mail, Mailer } from '#integrations/messages/mailer.ts'
import { abandonMessage, deliverMessage, endLostMessages } from '#services/messages/deliver.ts'
import { postMessages } from '#services/messages/outbox.ts'
import { contactMail } from '#services/messages/templates/contact-mail.ts'
import { testDatabase } from '#testing/test-database.ts'
import type { TestDatabase } from '#testing/test-database.ts'
import { openJobs } from './open-jobs.ts'
import type { Jobs } from './open-jobs.ts'
import { startWorker } from './worker.ts'
import type { WorkerTasks } from './worker-tasks.ts'

let database: TestDatabase
const opened: { stop: () => Promise<void> }[] = []
const logger = pino({ level: 'silent' })

beforeAll(async () => {
  database = await testDatabase()
})
afterEach(async () => {
  for (const { stop } of opened.splice(0)) await stop()
})
afterAll(() => database.close())

/** A mail server that notes what it is given. */
function noteMail(sent: Mail[], send: Mailer['send'] = async () => ({ ok: true, value: undefined })): Mailer {
  return {
    send: (mail) => {
      sent.push(mail)
      return send(mail)
    },
    close: () => undefined,
  }
}

async function open(isWorker: boolean): Promise<Jobs> {
  const jobs = await openJobs({ pool: database.pool, logger, isWorker })
  opened.push({ stop: jobs.close })
  return jobs
}

const NO_FILES = { read: async () => undefined }

async function startShopWorker(
  mailer: Mailer | undefined,
  others: Partial<WorkerTasks> = {},
  log: Parameters<typeof startWorker>[2] = logger,
): Promise<Jobs> {
  const jobs = await open(true)
  const { db } = database
  await startWorker(
    jobs.boss,
    {
      deliverMessage: (id) => deliverMessage(db, { mailer, sms: undefined, storage: NO_FILES }, id),
      abandonMessage: (id) => abandonMessage(db, id),
      endLostMessages: () => endLostMessages(db, { mailer, sms: undefined }, new Date()),
      sweepFiles: async () => 0,
      sweepCustomers: async () => 0,
      checkPayment: async () => undefined,
      runBulk: async () => undefined,
      sweepBulk: async () => 0,
      makeExport: async () => undefined,
      sweepExports: async () => 0,
      openArtwork: async () => undefined,
      sweepArtwork: async () => 0,
      turnArtworkClock: async () => 0,
      turnQuotationClock: async () => 0,
      sendRefund: async () => undefined,
      verifyWebhook: async () => undefined,
      checkGateways: async () => undefined,
      reportInvoices: async () => 0,
      sweepOrders: async () => 0,
      warmImages: async () => 0,
      ...others,
    },
    log,
  )
  return jobs
}

let count = 0
const letters = () => {
  count += 1
  const reference = `C-${String(count).padStart(8, '2')}`
  const contact = { reference, fullName: 'Noura', email: 'noura@studio.example', phone: '+966551234567', message: 'Hi' }
  return contactMail({ ...contact, language: 'en' }, 'staff@shop.example')
}
const statuses = async () => {
  const { rows } = await database.pool.query('select status, attempts from outbox_message order by id desc limit 2')
  return rows
}

describe('mail by jobs', () => {
  test('is sent once though two workers stand by', async () => {
    const sent: Mail[] = []
    const [{ queue }] = await Promise.all([startShopWorker(noteMail(sent)), startShopWorker(noteMail(sent))])
    const mail = letters()
    await database.db.transaction().execute((tx) => postMessages(tx, queue, mail))
    await database.db.transaction().execute((tx) => postMessages(tx, queue, mail))
    await vi.waitFor(
      async () => expect(await statuses()).toMatchObject([{ status: 'SENT' }, { status: 'SENT' }]),
      9_000,
    )
    expect(sent.map(({ to }) => to).toSorted()).toEqual(['noura@studio.example', 'staff@shop.example'])
    expect(sent.find(({ to }) => to.startsWith('staff'))?.headers).toEqual({ 'Reply-To': 'noura@studio.example' })
  })

  test('is left only when its cause is stored', async () => {
    const { queue, boss } = await open(false)
    const before = (await boss.findJobs('mail.send')).length
    const failed = database.db.transaction().execute(async (tx) => {
      await postMessages(tx, queue, letters())
      throw new Error('the cause failed')
    })
    await expect(failed).rejects.toThrow('the cause failed')
    expect(await boss.findJobs('mail.send')).toHaveLength(before)
  })

  test('stays in the outbox without a mail server', async () => {
    const { queue, boss } = await startShopWorker(undefined)
    await database.db.transaction().execute((tx) => postMessages(tx, queue, letters()))
    await vi.waitFor(async () => expect(await boss.findJobs('mail.send', { queued: true })).toHaveLength(0), 9_000)
    expect(await statuses()).toMatchObject([
      { status: 'PENDING', attempts: 0 },
      { status: 'PENDING', attempts: 0 },
    ])
  })
})

describe('delivering a message', () => {
  const post = async (): Promise<number> => {
    const { queue } = await open(false)
    await database.db.transaction().execute((tx) => postMessages(tx, queue, letters().slice(0, 1)))
    const { rows } = await database.pool.query('select max(id) as id from outbox_message')
    return rows[0].id
  }
  const failing = (code: 'mail/try-later' | 'mail/refused' | 'mail/unknown') =>
    noteMail([], async () => ({ ok: false, error: { code, reason: 'EXAMPLE 421' } }))

  test('is done by one of many who try at the same time', async () => {
    const id = await post()
    const sent: Mail[] = []
    const mailer = noteMail(sent)
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, () => deliverMessage(database.db, { mailer, sms: undefined, storage: NO_FILES }, id)),
    )
    expect(outcomes.filter((outcome) => outcome === 'sent')).toHaveLength(1)
    expect(sent).toHaveLength(1)
  })

  test.each([
    ['mail/try-later', 'try-again', 'PENDING'],
    ['mail/refused', 'refused', 'FAILED'],
    ['mail/unknown', 'refused', 'FAILED'],
  ] as const)('%s: %s', async (code, outcome, status) => {
    const id = await post()
    expect(await deliverMessage(database.db, { mailer: failing(code), sms: undefined, storage: NO_FILES }, id)).toBe(
      outcome,
    )
    expect((await statuses())[0]).toMatchObject({ status, attempts: 1 })
  })

  test('is given up after all tries', async () => {
    const id = await post()
    await deliverMessage(database.db, { mailer: failing('mail/try-later'), sms: undefined, storage: NO_FILES }, id)
    await abandonMessage(database.db, id)
    expect((await statuses())[0]).toMatchObject({ status: 'FAILED' })
  })

  test('is never repeated when the sender died in the middle', async () => {
    const id = await post()
    await database.pool.query(
      "update outbox_message set status = 'SENDING', claimed_at = now() - interval '1 hour' where id = $1",
      [id],
    )
    expect(await deliverMessage(database.db, { mailer: noteMail([]), sms: undefined, storage: NO_FILES }, id)).toBe(
      'not-ours',
    )
    expect(await endLostMessages(database.db, { mailer: undefined, sms: undefined }, new Date())).toBe(1)
    expect((await statuses())[0]).toMatchObject({ status: 'FAILED' })
  })
})

test('pictures are warmed when a worker starts', async () => {
  const started = Promise.withResolvers<boolean>()
  const warmImages = async (signal: AbortSignal) => {
    started.resolve(signal.aborted)
    return 3
  }
  await startShopWorker(undefined, { warmImages })
  expect(await started.promise).toBe(false)
})

describe('a job that throws', () => {
  test('is an error in the log, with its queue and id, and has failed', async () => {
    const failure = new Error('the attempt cannot be read')
    const checkPayment = () => Promise.reject(failure)
    const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
    const { boss } = await startShopWorker(undefined, { checkPayment }, log)
    const id = await boss.send('payments.check', { attemptId: 'a' }, { retryLimit: 0 })
    await vi.waitFor(async () => expect(log.error).toHaveBeenCalled(), 9_000)
    expect(log.error.mock.calls).toEqual([[{ err: failure, queue: 'payments.check', job: id }, 'a job failed']])
    await vi.waitFor(
      async () => expect(await boss.findJobs('payments.check', { id: id ?? '' })).toMatchObject([{ state: 'failed' }]),
      9_000,
    )
  })

  test('is none when a carrier asks for another try, which its mailer has reported', async () => {
    const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
    const busy = noteMail([], async () => ({ ok: false, error: { code: 'mail/try-later', reason: 'EXAMPLE 421' } }))
    const { queue } = await startShopWorker(busy, {}, log)
    await database.db.transaction().execute((tx) => postMessages(tx, queue, letters().slice(0, 1)))
    await vi.waitFor(async () => expect((await statuses())[0]).toMatchObject({ attempts: 1 }), 9_000)
    expect(log.error).not.toHaveBeenCalled()
  })
})
