import { startWorker } from '#jobs/worker.ts'
import { forgetMessages } from '#services/inbox/forget-messages.ts'
import { sweepUnclaimedFiles } from '#services/files/store-files.ts'
import { alertTo } from '#services/alert.ts'
import { createInvoiceReports } from '#services/invoices/reports/invoice-reports.ts'
import { createMailer } from '#services/messages/create-mailer.ts'
import { createSmsSender } from '#services/messages/create-sms-sender.ts'
import { abandonMessage, deliverDemoMessage, deliverMessage, endLostMessages } from '#services/messages/deliver.ts'
import { createWhatsAppCarrier } from '#services/messages/whatsapp/create-whatsapp-carrier.ts'
import { reportedMailer, reportedSms, reportedWhatsApp } from '#services/messages/reported-carriers.ts'
import { warnOfGateways } from './gateway-warnings.ts'
import type { RunningShop } from './running-shop.ts'

/** Does the shop's jobs in this process. */
export async function addWorker({
  config,
  logger,
  lifecycle,
  database,
  pictures,
  jobs,
  shop,
  telemetry,
}: RunningShop): Promise<void> {
  const { db } = database
  const carriers = carriersOf({ config, logger, lifecycle, pictures })
  const reports = invoiceReportsOf({ db, units: shop.units, logger })
  if (config.production && !(await reports.isRegistered()))
    logger.warn('Invoices are not reported to the tax authority: run "npm run shop -- zatca onboard"')

  const warned = new Set<string>()
  const worker = await startWorker(
    jobs.boss,
    {
      deliverMessage: (id) => deliveryIn(config)(db, carriers, id),
      abandonMessage: (id) => abandonMessage(db, id),
      endLostMessages: () => endLostMessages(db, carriers, new Date()),
      sweepFiles: async () => {
        await Promise.all([forgetMessages(db, new Date()), shop.artwork.sweepFiles()])
        return sweepUnclaimedFiles(db, pictures.storage, new Date())
      },
      sweepCustomers: async () => {
        await shop.office.sweep()
        return shop.customers.sweep()
      },
      checkPayment: shop.orders.jobs.check,
      runBulk: shop.orders.bulk.run,
      sweepBulk: shop.orders.bulk.sweep,
      makeExport: shop.office.exportJob.run,
      sweepExports: shop.office.exportJob.sweep,
      openArtwork: shop.artwork.openings.openOrLookAgain,
      sweepArtwork: shop.artwork.sweepOpenings,
      turnArtworkClock: shop.orders.turnArtworkClock,
      turnQuotationClock: shop.orders.turnQuotationClock,
      sendRefund: shop.orders.jobs.sendRefund,
      verifyWebhook: shop.orders.jobs.verifyWebhook,
      checkGateways: () => (config.production ? warnOfGateways({ config, db, logger }, warned) : Promise.resolve()),
      sweepOrders: shop.orders.sweep,
      warmImages: config.imagesAhead ? shop.images.warm : async () => 0,
      reportInvoices: (signal) => reports.run(new Date(), signal),
    },
    logger,
    telemetry?.jobs,
  )
  telemetry?.shop(db)
  lifecycle.opened('the jobs', () => {
    worker.stop()
    // A picture half made would hold up the stop for seconds; the next start makes it again.
    return pictures.close()
  })
}

/** Says once for all processes what is wrong with the accounts of the shop; nothing waits for it. */
export const warnAtStart = ({ config, logger, database }: RunningShop): void =>
  void warnOfGateways({ config, logger, db: database.db })

/** Who carries messages away, as far as they are set up. */
function carriersOf({
  config,
  logger,
  lifecycle,
  pictures,
}: Pick<RunningShop, 'config' | 'logger' | 'lifecycle' | 'pictures'>) {
  const [mailer, sms] = [createMailer(config.mail), createSmsSender(config.sms)]
  const whatsapp = createWhatsAppCarrier(config.whatsapp)
  if (mailer) lifecycle.opened('the mail server', async () => mailer.close())
  return {
    mailer: mailer && reportedMailer(mailer, logger),
    sms: sms && reportedSms(sms, logger),
    whatsapp: whatsapp && reportedWhatsApp(whatsapp, logger),
    storage: pictures.storage,
  }
}

/** How messages are delivered: those of the demo count as sent where no carrier takes them. */
const deliveryIn = ({ demo, production }: RunningShop['config']) =>
  demo && !production ? deliverDemoMessage : deliverMessage

const invoiceReportsOf = ({
  db,
  units,
  logger,
}: Pick<RunningShop['database'], 'db'> & Pick<RunningShop['shop'], 'units'> & Pick<RunningShop, 'logger'>) =>
  createInvoiceReports({
    db,
    units,
    alert: alertTo(logger),
    warn: (sentence, facts) => logger.warn(facts, sentence),
  })
