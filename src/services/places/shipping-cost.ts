import type pg from 'pg'
import type { Db } from '#db/connection.ts'
import { shippingCost } from '#domain/address/shipping-tariff.ts'
import { tariffReader } from './place.repository.ts'

/** Where goods go; the district may be unknown yet. */
export type Destination = { readonly cityId: number; readonly districtId: number | null }

export type ShippingCosts = ReturnType<typeof createShippingCosts>

/** Answers what shipping to a place costs, in halalas; null for a place that does not exist. */
export function createShippingCosts({ pool, db }: { readonly pool: pg.Pool; readonly db: Db }) {
  const reader = tariffReader(db)
  return async (place: Destination, tx?: Db): Promise<number | null> => {
    const rows = await (tx ? reader.runIn(tx, place) : reader.run(pool, place, 'short'))
    const tariffs = rows.map((row) => ({ cityId: row.city_id, districtId: row.district_id, price: row.price }))
    return shippingCost(tariffs, place) ?? null
  }
}
