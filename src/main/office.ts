import type { FastifyInstance } from 'fastify'
import { letteringStyle } from '#domain/brand/lettering-style.ts'
import { currentBrand } from '#services/shop-settings/current-brand.ts'
import { readBuiltOffice } from '#office/server/built-office.ts'
import { officePlugin } from '#office/server/office.plugin.ts'
import { HOT_RELOAD } from '#web/server/dev-web.ts'
import type { RunningShop } from './running-shop.ts'

/** The sources, as the development server of the storefront serves them. */
const SOURCES = { entry: '/src/office/entry-client.tsx', styles: [], headHtml: HOT_RELOAD, assets: undefined }

/** Adds the pages of the office: the finished build, or in development the sources. */
export async function addOffice(app: FastifyInstance, { config }: RunningShop, isDev: boolean): Promise<void> {
  const { assets, ...built } = isDev ? SOURCES : await readBuiltOffice(config.pagesFolder)
  await app.register(officePlugin, {
    page: () => ({ ...built, shopName: currentBrand().name, style: letteringStyle(currentBrand()) }),
    assets,
    isProduction: config.production,
  })
}
