import type { Db } from '#db/connection.ts'
import { shopSettings } from './shop-settings.ts'
import { readSettings } from './shop-settings.repository.ts'

/** Where a customer reaches the shop. `whatsapp` is a link to the conversation. */
export type ShopContact = { readonly email: string; readonly phone: string; readonly whatsapp: string | null }

/** How a message says that the shop is reached. */
export async function readShopContact(db: Db): Promise<ShopContact> {
  const { contactInfo, socialLinks } = shopSettings(await readSettings(db))
  return { email: contactInfo.email, phone: contactInfo.phone, whatsapp: socialLinks.whatsapp }
}
