import { WorkUnderWay } from '#services/work-under-way.ts'
import type { Pool } from 'pg'
import type { Config } from '#config'
import { queryBuilder } from '#db/connection.ts'
import type { Db } from '#db/connection.ts'
import type { DocumentPrinter } from '#integrations/documents/document-printer.ts'
import type { CatalogChanges } from '#services/catalog/catalog-changes.ts'
import type { ArtworkFixer } from '#integrations/artwork-fixer/artwork-fixer.ts'
import type { ArtworkOpener } from '#integrations/artwork-opener/artwork-opener.ts'
import { createImageService } from '#services/images/image-service.ts'
import type { PictureStore } from '#services/images/picture-store.ts'
import { createInvoiceFiles } from '#services/invoices/invoice-files.ts'
import { createRateLimits, LIMITS } from '#services/limits/rate-limits.ts'
import { createRefusalReport } from '#services/payments/gateway-refusals.ts'
import type { JobQueue } from '#services/queue/job-queue.ts'
import { currentPolicy } from '#services/shop-settings/current-policy.ts'
import { createArtworkServices, NO_FIXER, NO_DRAWING } from './artwork.ts'
import { createCartServices } from './carts.ts'
import { createCatalogueServices } from './catalogue.ts'
import { createCommonServices } from './common.ts'
import { createCustomerServices } from './customers.ts'
import type { CustomerParts } from './customers.ts'
import { createGateways } from './gateways.ts'
import type { PaymentsSandbox } from './gateways.ts'
import { createInboxServices } from './inbox.ts'
import { alertTo } from '#services/alert.ts'
import { openInvoices } from './invoices.ts'
import { createOfficeServices } from './office.ts'
import { createOrderServices } from './orders.ts'
import { openEarlierSignOffs, openProofs } from './proofs.ts'
import { createQuotations } from './quotations.ts'
import { createReviewServices } from './reviews.ts'
import type { ShopLogger } from './shop-logger.ts'

/** What a shop is opened over. The shop closes none of it: that is for the process or command that opened it. */
export interface ShopDeps {
  readonly config: Config
  readonly logger: ShopLogger
  /** `replica` is the same pool where there is no replica. */
  readonly database: { readonly pool: Pool; readonly db: Db; readonly replica: Pool }
  /** Announces every change of the catalogue, in whichever process it happened. */
  readonly changes: CatalogChanges
  readonly pictures: PictureStore
  readonly queue: JobQueue
  /** Draws PDF files in a process of its own. */
  readonly printer: DocumentPrinter
  /** Stands in for the gateways in the demo. */
  readonly sandbox: PaymentsSandbox | undefined
  readonly google: CustomerParts['google']
  /** Reads artwork in processes of its own; undefined where files are left to other processes. */
  readonly opener?: ArtworkOpener
  /** Makes fixed copies of artwork in a process of its own. */
  readonly fixer?: ArtworkFixer
  /** Tracks background work, so that a stop waits for it. */
  readonly underWay?: WorkUnderWay
}

export type Shop = ReturnType<typeof openShop>

/** Makes every service of a process exactly once: one rate limiter, one reader of settings, one price of a cart. */
export function openShop(deps: ShopDeps) {
  const { config, database, changes, pictures, queue, printer, logger, sandbox, google, opener, fixer } = deps
  const { underWay = new WorkUnderWay() } = deps
  const { pool, db, replica } = database
  const { secret, mail } = config
  const base = { pool, db, queue, publicUrl: config.http.publicUrl, logger }
  const limits = createRateLimits({ pool, secret, limits: limitsOf(config) })
  const common = createCommonServices({ pool, db, secret, policy: currentPolicy })
  const { settings, ...catalogue } = createCatalogueServices({ reader: readerOf(replica), db, changes })
  const invoicing = openInvoices(db, settings.seller, config.taxAuthority)
  const { storage, media } = pictures
  const files = { storage, media, printer, staffAddress: mail.staffAddress }
  const earlier = openEarlierSignOffs({ db, storage, audit: common.audit, alert: alertTo(logger) })
  const artwork = createArtworkServices({ ...base, storage, media, limits, earlier, opener, fixer, underWay })
  const orders = createOrderServices({
    ...base,
    afterChecks: artwork.afterChecks,
    underWay,
    ...common,
    limits,
    gateways: createGateways(config, sandbox, createRefusalReport({ db, logger })),
    seller: settings.seller,
    invoices: invoicing.invoices,
    invoiceFiles: createInvoiceFiles({ db, printer, isSpecimen: config.demo }),
    receipts: files,
  })
  const customers = createCustomerServices({ ...base, ...common, limits, secret, ...hasCarriers(config), google })
  const images = createImageService(db, pictures)
  const quotations = createQuotations({ ...base, printer, seller: settings.seller, secret })
  return {
    ...catalogue,
    settings,
    limits,
    ...invoicing,
    images,
    carts: createCartServices({
      ...common,
      limits,
      ...quotations,
    }),
    orders,
    customers,
    proofs: openProofs({ ...base, ...common, storage, printer, limits }, customers, artwork),
    reviews: createReviewServices({ ...base, storage, media, reader: catalogue.reader, limits, audit: common.audit }),
    artwork,
    inbox: createInboxServices({ ...base, ...files, limits }),
    office: createOfficeServices({
      ...base,
      ...files,
      orders,
      quotationPdf: quotations.quotation,
      limits,
      fixer: fixer ?? NO_FIXER,
      artwork: { ...artwork, opener: opener ?? NO_DRAWING },
      images,
      key: config.credentialsKey,
      ...reporting(logger),
    }),
  }
}

/** Where the office leaves what went wrong. */
const reporting = (logger: ShopLogger) => ({
  warn: (...parts: Parameters<ShopLogger['warn']>) => logger.warn(...parts),
  alert: alertTo(logger),
})

const readerOf = (replica: ShopDeps['database']['replica']) => ({ pool: replica, db: queryBuilder(replica) })

const limitsOf = ({ sms }: Config) => ({ ...LIMITS, 'sms-day': { ...LIMITS['sms-day'], times: sms.dailyLimit } })

/** Whether text messages go anywhere, to a provider or to the outbox of the demo; and whether some go by WhatsApp. */
const hasCarriers = ({ sms, whatsapp, production }: Config) => ({
  hasSms: sms.provider !== undefined || !production,
  hasWhatsApp: whatsapp !== undefined,
})
