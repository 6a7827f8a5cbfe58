import type { Config } from '#config'
import type { ShopData } from '#services/catalog-import/open-shop-data.ts'
import type { Shop } from '#shop/shop.ts'
import { withStaffShop } from '../staff-shop.ts'

/** What staff does with reviews and questions. */
export interface StaffReviews {
  readonly shop: ShopData
  readonly reviews: Shop['reviews']['moderation']
  readonly questions: Shop['reviews']['questionModeration']
}

/** Opens the shop for staff, does the work, and closes it. Messages are sent by jobs of the running shop. */
export const withStaffReviews = (config: Config, work: (staff: StaffReviews) => Promise<number>): Promise<number> =>
  withStaffShop(config, ({ reviews: { moderation, questionModeration } }, shop) =>
    work({ shop, reviews: moderation, questions: questionModeration }),
  )

/** A line of a list: texts of customers on one line, so that they cannot look like another entry. */
export const onOneLine = (...parts: readonly (string | number)[]): string =>
  parts.map((part) => String(part).replaceAll(/\s+/gu, ' ')).join('\t')
