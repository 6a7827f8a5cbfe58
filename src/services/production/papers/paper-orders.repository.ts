import { sql } from 'kysely'
import type { Db } from '#db/connection.ts'
import type { OrderAddress, OrderFeature } from '#db/schema/orders.ts'
import type { Language } from '#domain/language.ts'
import type { LocalizedText } from '#domain/localized-text.ts'

/** An order as it is packed. */
export type PackedOrder = {
  readonly id: string
  readonly language: Language
  readonly number: number
  readonly customer: string
  readonly contact_name: string
  readonly contact_phone: string
  readonly fulfilment: 'DELIVERY' | 'PICKUP'
  readonly ready_by: string
  readonly notes: string | null
  readonly address: OrderAddress | null
  readonly lines: readonly {
    readonly name: LocalizedText
    readonly variant: LocalizedText | null
    readonly features: readonly OrderFeature[]
    readonly quantity: number
  }[]
}

/** Orders as they are packed, in the order of `numbers`; unknown ones are left out. */
export async function findPackedOrders(db: Db, numbers: readonly number[]): Promise<PackedOrder[]> {
  const { rows } = await sql<PackedOrder>`
    select o.id, o.language, o.number, coalesce(o.company_name, o.contact_name) as customer, o.contact_name, o.contact_phone, o.fulfilment,
      o.ready_by, o.notes, o.address,
      (select json_agg(json_build_object('name', l.name, 'variant', l.variant, 'features', l.features,
        'quantity', l.quantity) order by l.position) from order_line l where l.order_id = o.id) as lines
    from customer_order o
    where o.number = any(${numbers}::integer[])
    order by array_position(${numbers}::integer[], o.number)`.execute(db)
  return rows
}
