import type { FastifyInstance } from 'fastify'
import { styleOfBrand } from '#domain/brand/brand-style.ts'
import { markSymbol } from '#domain/brand/mark.ts'
import type { BuiltAssets } from '#services/built-assets/built-assets.ts'
import { currentBrand } from '#services/shop-settings/current-brand.ts'
import type { Brand } from '#domain/brand/brand.ts'
import type { OfficePage } from '#office/server/office-page.ts'
import { readBuiltOffice } from '#office/server/built-office.ts'
import { officePlugin } from '#office/server/office.plugin.ts'
import { HOT_RELOAD } from '#web/server/dev-web.ts'
import type { RunningShop } from './running-shop.ts'

/** The sources, as the development server of the storefront serves them. */
const SOURCES = { entry: '/src/office/entry-client.tsx', styles: [], headHtml: HOT_RELOAD, assets: undefined }

/** Name, look and mark of the shop, as the page of the office carries them. */
export const officeBrand = (brand: Brand): Pick<OfficePage, 'shopName' | 'style' | 'mark'> => ({
  shopName: brand.name,
  style: styleOfBrand(brand),
  mark: brand.mark && markSymbol(brand.mark),
})

/** Adds the pages of the office: the finished build, or in development the sources. */
export async function addOffice(
  app: FastifyInstance,
  { config }: RunningShop,
  isDev: boolean,
  older?: BuiltAssets,
): Promise<void> {
  const { assets, ...built } = isDev ? SOURCES : await readBuiltOffice(config.pagesFolder)
  await app.register(officePlugin, {
    page: () => ({ ...built, ...officeBrand(currentBrand()) }),
    assets,
    ...(older && { readOlder: older.read }),
    isProduction: config.production,
  })
}
