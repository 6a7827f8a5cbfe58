import { serializerCompiler } from 'fastify-type-provider-zod'
import type { FastifyInstance } from 'fastify'
import { PROBLEM_STATUS } from '#contract/problem.ts'
import type { CatalogService } from '#services/catalog/catalog.service.ts'
import type { BlogService } from '#services/content/blog.service.ts'
import type { StaticPageService } from '#services/content/static-page.service.ts'
import type { WhatsAppReports } from '#services/messages/whatsapp/whatsapp-reports.ts'
import type { StorefrontService } from '#services/content/storefront.service.ts'
import type { ShopSettingsService } from '#services/shop-settings/shop-settings.service.ts'
import { proofRoutes } from './proofs/proof.routes.ts'
import type { ProofServices } from './proofs/proof-services.ts'
import { requireAccess } from './access.ts'
import { authenticate } from './actor.ts'
import { apiHeaders } from './api-headers.ts'
import type { ApiServer } from './api-server.ts'
import { artworkRoutes } from './artwork/artwork.routes.ts'
import type { ArtworkServices } from './artwork/artwork-services.ts'
import { cartRoutes } from './cart/cart.routes.ts'
import type { CartServices } from './cart/cart-services.ts'
import { couponRoutes } from './cart/coupon.routes.ts'
import { exportRoutes } from './cart/export.routes.ts'
import { storedCartRoutes } from './cart/stored-cart.routes.ts'
import { quotationRoutes } from './cart/quotation.routes.ts'
import { categoryRoutes } from './catalog/category.routes.ts'
import { productListRoutes } from './catalog/product-list.routes.ts'
import { productRoutes } from './catalog/product.routes.ts'
import { templateRoutes } from './catalog/template.routes.ts'
import type { OpenPublicFile } from './catalog/template.routes.ts'
import { officeRoutes } from './office/office.routes.ts'
import type { OfficeServices } from './office/office-services.ts'
import { ordersRoutes } from './orders/orders.routes.ts'
import type { OrderServices } from './orders/order-services.ts'
import { blogRoutes, staticPageRoutes } from './content/article.routes.ts'
import { shopSettingsRoutes, storefrontRoutes } from './content/storefront.routes.ts'
import type { CustomerServices } from './customers/customer-services.ts'
import { customerRoutes } from './customer-scope.ts'
import { answerError } from './http/error-handler.ts'
import { requestQuotationRoutes } from './inbox/quotation.routes.ts'
import { inboxRoutes } from './inbox/inbox.routes.ts'
import type { InboxRoutesOptions } from './inbox/inbox.routes.ts'
import { takeJsonOnly } from './http/json-body.ts'
import { whatsAppRoutes } from './messages/whatsapp.routes.ts'
import { collectMethods } from './http/method-not-allowed.ts'
import { describeApi, serveDocs } from './openapi.ts'
import { Refusal } from './refusal.ts'
import { refuseBadCharacters, refuseLongAddress } from './http/request-checks.ts'
import { reviewsRoutes } from './reviews/reviews.routes.ts'
import type { ReviewServices } from './reviews/review-services.ts'
import { suggestRoutes } from './search/suggest.routes.ts'
import type { Suggest } from './search/suggest.routes.ts'
import { checkBySchema } from './validation.ts'

/** Every call of the specification lies below this path. */
export const API_PREFIX = '/api'

export interface ApiOptions {
  readonly isProduction: boolean
  /** Scheme and host that visitors use. */
  readonly publicUrl: string
  readonly catalog: CatalogService
  readonly suggest: Suggest
  readonly storefront: StorefrontService
  readonly blog: BlogService
  readonly staticPages: StaticPageService
  readonly settings: ShopSettingsService
  /** Opens a stored file that anybody may have. */
  readonly openPublicFile: OpenPublicFile
  readonly inbox: InboxRoutesOptions
  readonly customers: CustomerServices
  readonly carts: Omit<CartServices, 'customers'>
  readonly orders: Omit<OrderServices, 'publicUrl'>
  readonly reviews: Omit<ReviewServices, 'publicUrl'>
  readonly proofs: ProofServices
  readonly artwork: Omit<ArtworkServices, 'sessions' | 'cookies'>
  readonly office: OfficeServices
  /** What WhatsApp calls; undefined where nothing goes by it. */
  readonly whatsapp?: WhatsAppReports | undefined
  /** Called when a call could not be served because something that the shop needs is away or full. */
  readonly onUnavailable?: () => void
}

/**
 * Adds the API to an HTTP server, below /api and in a frame of its own: what is outside keeps its hooks and errors.
 * Everything below the prefix answers in the one envelope, whatever goes wrong. Resolves when it is ready to be used.
 */
export async function registerApi(server: FastifyInstance, options: ApiOptions): Promise<void> {
  await server.register(async (plain) => buildApi(plain, options), { prefix: API_PREFIX })
}

async function buildApi(plain: FastifyInstance, options: ApiOptions): Promise<void> {
  const api: ApiServer = plain
    .setValidatorCompiler(checkBySchema)
    .setSerializerCompiler(serializerCompiler)
    .setErrorHandler(answerError)
  takeJsonOnly(api)
  api.addHook('onRequest', apiHeaders(options.isProduction))
  api.addHook('onRequest', refuseLongAddress)
  api.addHook('onResponse', (_request, reply, done) => {
    if (reply.statusCode === PROBLEM_STATUS.UNAVAILABLE) options.onUnavailable?.()
    done()
  })
  authenticate(api, options.customers.sessions)
  api.addHook('preValidation', refuseBadCharacters)
  api.setNotFoundHandler(async () => {
    throw new Refusal('NOT_FOUND')
  })

  requireAccess(api)
  const refuseOtherMethods = collectMethods(api)
  await describeApi(api)
  categoryRoutes(api, options.catalog)
  productListRoutes(api, options.catalog)
  productRoutes(api, options.catalog)
  suggestRoutes(api, options.suggest)
  templateRoutes(api, options.catalog, options.openPublicFile)
  storefrontRoutes(api, options.storefront)
  shopSettingsRoutes(api, options.settings)
  blogRoutes(api, options.blog)
  staticPageRoutes(api, options.staticPages)
  await inboxRoutes(options.inbox)(api)
  await customerRoutes(api, options.customers, options.publicUrl)
  const carts = { ...options.carts, customers: options.customers }
  cartRoutes(api, carts)
  couponRoutes(api, carts)
  exportRoutes(api, carts)
  storedCartRoutes(api, carts)
  quotationRoutes(api, carts)
  await requestQuotationRoutes(api, {
    ...carts,
    quotations: options.orders.quotations,
    publicUrl: options.publicUrl,
  })
  await proofRoutes(api, {
    ...options.proofs,
    sessions: options.customers.sessions,
    publicUrl: options.publicUrl,
  })
  await ordersRoutes(api, { ...options.orders, publicUrl: options.publicUrl })
  await reviewsRoutes(api, { ...options.reviews, publicUrl: options.publicUrl })
  await artworkRoutes(api, options.artwork, options.customers.sessions, options.publicUrl)
  if (options.whatsapp) await whatsAppRoutes(api, options.whatsapp)
  await officeRoutes(api, options.office, options.publicUrl)
  await serveDocs(api)
  refuseOtherMethods()
}
