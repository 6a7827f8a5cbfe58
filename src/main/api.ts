import type { FastifyInstance } from 'fastify'
import { registerApi } from '#api/app.ts'
import { readAssociation } from '#integrations/payment-accounts/domain-association.ts'
import { googleSandboxRoutes } from '#api/google-sandbox/google-sandbox.routes.ts'
import { imageRoutes } from '#api/images/image.routes.ts'
import { applePayDomainRoutes } from '#api/orders/apple-pay-domain.routes.ts'
import { outboxRoutes } from '#api/outbox/outbox.routes.ts'
import { createCatalogService } from '#services/catalog/catalog.service.ts'
import { createBlogService } from '#services/content/blog.service.ts'
import { createStaticPageService } from '#services/content/static-page.service.ts'
import { createStorefrontService } from '#services/content/storefront.service.ts'
import { createQuotationLinks } from '#services/documents/quotation-link.ts'
import { createQuotationService } from '#services/documents/quotation.service.ts'
import { createInboxService } from '#services/inbox/inbox.service.ts'
import { createRateLimits } from '#services/limits/rate-limits.ts'
import type { RateLimits } from '#services/limits/rate-limits.ts'
import { createOutboxReader } from '#services/messages/read-outbox.ts'
import { createNewsletterService } from '#services/newsletter/newsletter.service.ts'
import { suggest } from '#services/search/search.service.ts'
import { createShopSettingsService } from '#services/shop-settings/shop-settings.service.ts'
import { createCartServices } from './carts.ts'
import { createCustomerServices, customerSettings } from './customers.ts'
import { googleOf } from './google.ts'
import { sandboxProxy } from './payments-sandbox.ts'
import { readersOf } from './parts.ts'
import type { Process } from './parts.ts'
import { createReviewServices } from './reviews.ts'

/** Adds every call of the API, and the pictures, to the HTTP server. */
export async function addApi(app: FastifyInstance, shop: Process): Promise<void> {
  const { config, database, changes, pictures, images } = shop
  const { pool, db } = readersOf(shop)
  const catalog = createCatalogService({ pool, db, changes })
  imageRoutes(app, images)
  applePayDomainRoutes(app, () => readAssociation(config.payments.applePayDomain))
  if (config.demo && !config.production) outboxRoutes(app, createOutboxReader(database.db, pictures.storage))
  const google = googleOf(config)
  if (google?.isSandbox) googleSandboxRoutes(app, google.clientId)
  const settings = createShopSettingsService({ db, changes })
  const links = createQuotationLinks({ secret: config.secret, publicUrl: config.http.publicUrl })
  const quotation = createQuotationService({ printer: shop.printer, seller: settings.seller, links }).pdf
  if (shop.sandbox) await sandboxProxy(app, shop.sandbox)
  const limits = createRateLimits({ pool: database.pool, secret: config.secret })
  await registerApi(app, {
    isProduction: config.production,
    publicUrl: config.http.publicUrl,
    catalog,
    suggest: (words, language) => suggest(pool, words, language),
    storefront: createStorefrontService({ db, changes, catalog }),
    blog: createBlogService(db),
    staticPages: createStaticPageService(db),
    settings,
    openPublicFile: (key) => pictures.storage.openStream('public', key),
    inbox: inboxServices(shop, limits),
    carts: createCartServices({ ...database, limits, quotation, quotationLinks: links }),
    orders: shop.orders.api,
    reviews: createReviewServices({ ...pictures, db: database.db, reader: db, limits }),
    onUnavailable: database.watch.doubt,
    customers: createCustomerServices({
      ...customerSettings({ config, google }),
      ...database,
      queue: shop.jobs.queue,
      logger: shop.logger,
    }),
  })
}

function inboxServices({ config, database, pictures, jobs }: Process, limits: RateLimits) {
  const { db } = database
  const { queue } = jobs
  const { storage, media } = pictures
  return {
    inbox: createInboxService({ db, queue, storage, media, staffAddress: config.mail.staffAddress }),
    newsletter: createNewsletterService({ db, queue, publicUrl: config.http.publicUrl }),
    limits,
    publicUrl: config.http.publicUrl,
  }
}
