import type { FastifyInstance } from 'fastify'
import { registerApi } from '#api/app.ts'
import { readAssociation } from '#integrations/payment-accounts/domain-association.ts'
import { googleSandboxRoutes } from '#api/google-sandbox/google-sandbox.routes.ts'
import { imageRoutes } from '#api/images/image.routes.ts'
import { applePayDomainRoutes } from '#api/orders/apple-pay-domain.routes.ts'
import { outboxRoutes } from '#api/outbox/outbox.routes.ts'
import { createOutboxReader } from '#services/messages/read-outbox.ts'
import { googleOf } from './google.ts'
import { sandboxProxy } from './payments-sandbox.ts'
import type { RunningShop } from './running-shop.ts'

/** Adds every call of the API, and the pictures, to the HTTP server. */
export async function addApi(app: FastifyInstance, { config, database, pictures, sandbox, shop }: RunningShop) {
  imageRoutes(app, shop.images)
  applePayDomainRoutes(app, () => readAssociation(config.payments.applePayDomain))
  if (config.demo && !config.production) outboxRoutes(app, createOutboxReader(database.db, pictures.storage))
  const google = googleOf(config)
  if (google?.isSandbox) googleSandboxRoutes(app, google.clientId)
  if (sandbox) await sandboxProxy(app, sandbox)
  const {
    catalog,
    suggest,
    storefront,
    blog,
    staticPages,
    settings,
    inbox,
    carts,
    orders,
    reviews,
    customers,
    office,
  } = shop
  await registerApi(app, {
    isProduction: config.production,
    publicUrl: config.http.publicUrl,
    catalog,
    suggest,
    storefront,
    blog,
    staticPages,
    settings,
    openPublicFile: (key) => pictures.storage.openStream('public', key),
    inbox,
    carts,
    orders: orders.api,
    reviews: reviews.api,
    onUnavailable: database.watch.doubt,
    customers,
    office,
  })
}
