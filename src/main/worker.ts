import { startWorker } from '#jobs/worker.ts'
import { forgetMessages } from '#services/inbox/forget-messages.ts'
import { sweepUnclaimedFiles } from '#services/inbox/keep-files.ts'
import { createReporter } from '#services/invoices/create-reporter.ts'
import { reportInvoices } from '#services/invoices/report-invoices.ts'
import { createMailer } from '#services/messages/create-mailer.ts'
import { createSmsSender } from '#services/messages/create-sms-sender.ts'
import { deliverMessage, endLostMessages, giveUpMessage } from '#services/messages/deliver.ts'
import { createCustomerServices, customerSettings } from './customers.ts'
import type { Process } from './parts.ts'

/** Does the shop's jobs in this process. */
export async function addWorker({
  config,
  logger,
  lifecycle,
  database,
  pictures,
  images,
  jobs,
  orders,
}: Process): Promise<void> {
  const { db } = database
  const mailer = createMailer(config.mail)
  if (mailer) lifecycle.opened('the mail server', async () => mailer.close())
  const carriers = { mailer, sms: createSmsSender(config.sms), storage: pictures.storage }
  const reporter = createReporter(config.taxAuthority)
  if (!reporter && config.production)
    logger.warn('Invoices are not reported: ZATCA_CERTIFICATE or ZATCA_SECRET is not set')
  const settings = customerSettings({ config, google: undefined })
  const customers = createCustomerServices({ ...settings, ...database, queue: jobs.queue, logger })

  const worker = await startWorker(
    jobs.boss,
    {
      deliverMessage: (id) => deliverMessage(db, carriers, id),
      giveUpMessage: (id) => giveUpMessage(db, id),
      endLostMessages: () => endLostMessages(db, carriers, new Date()),
      sweepFiles: async () => {
        await forgetMessages(db, new Date())
        return sweepUnclaimedFiles(db, pictures.storage, new Date())
      },
      sweepCustomers: customers.sweep,
      checkPayment: orders.jobs.check,
      sendRefund: orders.jobs.sendRefund,
      sweepOrders: orders.sweep,
      warmImages: config.imagesAhead ? images.warm : async () => 0,
      ...(reporter && {
        reportInvoices: (signal: AbortSignal) => reportInvoices({ db, reporter, now: new Date(), signal }),
      }),
    },
    logger,
  )
  lifecycle.opened('the jobs', () => {
    worker.stop()
    // A picture half made would hold up the stop for seconds; the next start makes it again.
    return pictures.close()
  })
}
