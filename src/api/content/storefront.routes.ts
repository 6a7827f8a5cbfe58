import { z } from 'zod'
import {
  BannersAnswer,
  ClientCompaniesAnswer,
  ContactInfoAnswer,
  SlidesAnswer,
  SocialLinksAnswer,
} from '#contract/content/storefront.ts'
import { pagingQuery } from '#contract/paging-query.ts'
import type { StorefrontService } from '#services/content/storefront.service.ts'
import type { ShopSettingsService } from '#services/shop-settings/shop-settings.service.ts'
import { PUBLIC } from '../access.ts'
import type { ApiServer } from '../api-server.ts'
import { languageOf } from '../request-language.ts'
import { routeSchema } from '../route-schema.ts'
import { pageMeta, succeed } from '../success.ts'

const CLIENTS_PER_PAGE = 24

/** Slides, banners and client companies (S400, S404, S405). */
export function storefrontRoutes(api: ApiServer, storefront: StorefrontService): void {
  const slider = {
    ...routeSchema('content', 'Slides: of the website (0) or all (1)', SlidesAnswer),
    querystring: z.strictObject({ website: z.enum(['0', '1']).default('0') }),
  }
  api.get('/app/slider', { schema: slider, config: PUBLIC }, async (request) => {
    const language = languageOf(request.headers['accept-language'])
    return succeed(language, await storefront.slides(language, { onlyWebsite: request.query.website === '0' }))
  })

  const banners = {
    ...routeSchema('content', 'Banners, of one place or of all', BannersAnswer),
    querystring: z.strictObject({ placement: BannersAnswer.shape.data.element.shape.placement.optional() }),
  }
  api.get('/banners', { schema: banners, config: PUBLIC }, async (request) => {
    const language = languageOf(request.headers['accept-language'])
    return succeed(language, await storefront.banners(language, request.query.placement))
  })

  const clients = {
    ...routeSchema('content', 'Companies that print here', ClientCompaniesAnswer),
    querystring: pagingQuery(CLIENTS_PER_PAGE),
  }
  api.get('/app/customers', { schema: clients, config: PUBLIC }, async (request) => {
    const language = languageOf(request.headers['accept-language'])
    const { page, perPage } = request.query
    const { total, companies } = await storefront.clients({ limit: perPage, offset: (page - 1) * perPage }, language)
    return { ...succeed(language, companies), meta: pageMeta(request.query, total) }
  })
}

/** How to reach the shop (S401, S438). */
export function shopSettingsRoutes(api: ApiServer, settings: ShopSettingsService): void {
  const social = routeSchema('content', 'Social links', SocialLinksAnswer)
  api.get('/app/social-links', { schema: social, config: PUBLIC }, async (request) =>
    succeed(languageOf(request.headers['accept-language']), await settings.socialLinks()),
  )

  const contact = routeSchema('content', 'Contact info and the legal identity of the shop', ContactInfoAnswer)
  api.get('/app/contact-us', { schema: contact, config: PUBLIC }, async (request) => {
    const language = languageOf(request.headers['accept-language'])
    return succeed(language, await settings.contactInfo(language))
  })
}
