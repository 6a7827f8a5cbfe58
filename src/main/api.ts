import type { FastifyInstance } from 'fastify'
import { registerApi } from '#api/app.ts'
import { readAssociation } from '#integrations/payment-accounts/domain-association.ts'
import { googleSandboxRoutes } from '#api/google-sandbox/google-sandbox.routes.ts'
import { imageRoutes } from '#api/images/image.routes.ts'
import { printShotRoutes } from '#api/print-shots/print-shot.routes.ts'
import { applePayDomainRoutes } from '#api/orders/apple-pay-domain.routes.ts'
import { createWhatsAppReports } from '#services/messages/whatsapp/whatsapp-reports.ts'
import { addDemoTools } from './demo-tools.ts'
import { googleOf } from './google.ts'
import { sandboxProxy } from './payments-sandbox.ts'
import type { RunningShop } from './running-shop.ts'

/** Adds every call of the API, and the pictures, to the HTTP server. */
export async function addApi(app: FastifyInstance, running: RunningShop): Promise<void> {
  const { config, database, pictures, sandbox, shop } = running
  imageRoutes(app, shop.images)
  printShotRoutes(app)
  applePayDomainRoutes(app, () => readAssociation(config.payments.applePayDomain))
  addDemoTools(app, running)
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
    artwork,
    proofs,
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
    artwork,
    proofs,
    whatsapp: whatsAppOf(running),
  })
}

/** What Meta calls; undefined where nothing goes by WhatsApp. */
const whatsAppOf = ({ config: { whatsapp }, database: { db }, jobs: { queue }, logger }: RunningShop) =>
  whatsapp && createWhatsAppReports({ db, queue, logger, ...whatsapp })
