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
import { routeSchema } from '../route-schema.ts'
import { listed, route } from '../route.ts'
import { pageMeta } from '../success.ts'

const CLIENTS_PER_PAGE = 24

/** Slides, banners and client companies (S400, S404, S405). */
export function storefrontRoutes(api: ApiServer, storefront: StorefrontService): void {
  const slider = {
    ...routeSchema('content', 'List slides: those of the website (0) or all (1)', SlidesAnswer),
    querystring: z.strictObject({ website: z.enum(['0', '1']).default('0') }),
  }
  route(api, { method: 'GET', path: '/app/slider', access: PUBLIC, schema: slider }, ({ query, language }) =>
    storefront.slides(language, { onlyWebsite: query.website === '0' }),
  )

  const banners = {
    ...routeSchema('content', 'List banners, of one place or of all', BannersAnswer),
    querystring: z.strictObject({ placement: BannersAnswer.shape.data.element.shape.placement.optional() }),
  }
  route(api, { method: 'GET', path: '/banners', access: PUBLIC, schema: banners }, ({ query, language }) =>
    storefront.banners(language, query.placement),
  )

  const clients = {
    ...routeSchema('content', 'List the customers that the shop names as references', ClientCompaniesAnswer),
    querystring: pagingQuery(CLIENTS_PER_PAGE),
  }
  route(
    api,
    { method: 'GET', path: '/app/customers', access: PUBLIC, schema: clients },
    async ({ query, language }) => {
      const { page, perPage } = query
      const { total, companies } = await storefront.clients({ limit: perPage, offset: (page - 1) * perPage }, language)
      return listed(companies, pageMeta(query, total))
    },
  )
}

/** How to reach the shop (S401, S438). */
export function shopSettingsRoutes(api: ApiServer, settings: ShopSettingsService): void {
  const social = routeSchema('content', 'List the shop’s social links', SocialLinksAnswer)
  route(
    api,
    { method: 'GET', path: '/app/social-links', access: PUBLIC, schema: social },
    async () => await settings.socialLinks(),
  )

  const contact = routeSchema('content', 'Get the shop’s contact details and legal identity', ContactInfoAnswer)
  route(api, { method: 'GET', path: '/app/contact-us', access: PUBLIC, schema: contact }, ({ language }) =>
    settings.contactInfo(language),
  )
}
