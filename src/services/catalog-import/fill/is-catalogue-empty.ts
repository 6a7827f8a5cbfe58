import type { Db } from '#db/connection.ts'
import { productCodesAfter } from '../products/product-rows.repository.ts'

/** Whether the shop has no product at all. */
export const isCatalogueEmpty = async (db: Db): Promise<boolean> => (await productCodesAfter(db, '', 1)).length === 0
