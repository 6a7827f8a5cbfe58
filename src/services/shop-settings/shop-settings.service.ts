import type { Db } from '#db/connection.ts'
import type { Seller } from '#domain/invoicing/seller.ts'
import type { Language } from '#domain/language.ts'
import { inLanguage } from '#domain/localized-text.ts'
import type { CatalogChanges } from '../catalog/catalog-changes.ts'
import { cachedValue } from '../cached-value.ts'
import { shopSettings } from './shop-settings.ts'
import { readDefaultTariff, readSettings } from './shop-settings.repository.ts'

export type ShopSettingsService = ReturnType<typeof createShopSettingsService>

/** What the shop says of itself on every page; read once and again after it was announced to have changed. */
export function createShopSettingsService({ db, changes }: { db: Db; changes: CatalogChanges }) {
  const settings = cachedValue(changes, ['settings'], async () => ({
    ...shopSettings(await readSettings(db)),
    deliveryPrice: (await readDefaultTariff(db)) ?? null,
  }))

  return {
    /** The contract's ContactInfo. */
    contactInfo: async (language: Language) => {
      const { contactInfo, deliveryPrice } = await settings()
      return {
        ...contactInfo,
        deliveryPrice,
        location: inLanguage(contactInfo.location, language),
        workingHours: inLanguage(contactInfo.workingHours, language),
        legalName: inLanguage(contactInfo.legalName, language),
      }
    },

    /** The contract's SocialLinks. */
    socialLinks: async () => (await settings()).socialLinks,

    /** Who issues quotations and invoices. */
    seller: async (): Promise<Seller> => {
      const { contactInfo, legalAddress } = await settings()
      const { legalName, vatNumber, crNumber, phone, email } = contactInfo
      return { name: legalName, vatNumber, crNumber, phone, email, address: legalAddress }
    },
  }
}
