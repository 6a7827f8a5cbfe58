import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Db } from '#db/connection.ts'
import { prepareStatement, slot } from '#db/prepared-statement.ts'
import type { LocalizedText } from '#domain/localized-text.ts'

/** What is asked for: product prices, and the choices taken of them all. */
export type SellableValues = { readonly priceIds: readonly number[]; readonly choiceIds: readonly number[] }

/** id, price, is the default, name */
export type ChoiceCells = readonly [number, number, boolean, LocalizedText]
/** id, code, control, required, least, most, most choices, name, shown when, choices */
export type FeatureCells = readonly [
  number,
  string,
  string,
  boolean,
  number | null,
  number | null,
  number | null,
  LocalizedText,
  readonly number[] | null,
  readonly ChoiceCells[] | null,
]

/** A product price with all that its price and its configuration depend on. Lists are arrays of cells, which are read fastest. */
export type SellableRow = {
  readonly price_id: number
  readonly price_code: string
  readonly price_name: LocalizedText | null
  readonly price: number
  readonly offer_percent: number
  readonly setup_fee: number
  readonly remaining_quantity: number | null
  readonly product_id: number
  readonly code: string
  readonly name: LocalizedText
  readonly slug: LocalizedText
  readonly min_quantity: number
  readonly quantity_step: number
  readonly urgent_allowed: boolean
  readonly production_days: number
  readonly category_id: number
  readonly parent_id: number | null
  /** key, width, height, description */
  readonly picture: readonly [string, number, number, LocalizedText | null] | null
  /** least quantity, price of a piece */
  readonly ladder: readonly (readonly [number, number])[] | null
  readonly features: readonly FeatureCells[] | null
  /** pairs of choices that cannot go together */
  readonly exclusions: readonly (readonly [number, number])[] | null
}

/**
 * A list the planner cannot look into. Could it, a plan for the lines at hand might seem cheaper to it than one for any
 * cart, as long as the tables have no statistics, and it would plan again every time: 2 ms for a statement of 0.3 ms.
 */
const listOf = (read: (values: SellableValues) => readonly number[]) => sql`(select ${slot(read)}::int[])::int[]`
const priceIds = listOf((values) => values.priceIds)
const choiceIds = listOf((values) => values.choiceIds)

/**
 * Reads product prices as they can be bought now, in one statement for a whole cart; what is not published is left out.
 * Of choices only those taken come along, and those that a typed value may stand for.
 */
export const sellableReader = (db: Db) =>
  prepareStatement<SellableValues, SellableRow>(db, 'sellable product prices', statement)

const ladder: RawBuilder<unknown> = sql`
  select json_agg(json_build_array(min_quantity, unit_price) order by min_quantity)
  from price_ladder_row where product_price_id = pr.id`

const picture: RawBuilder<unknown> = sql`
  select json_build_array(i.address_key, i.width, i.height, pi.alt)
  from product_image pi join image i on i.id = pi.image_id
  where pi.product_id = p.id order by pi.position limit 1`

const choices: RawBuilder<unknown> = sql`
  select json_agg(json_build_array(c.id, c.price, c.is_default, c.name) order by c.position, c.id)
  from feature_choice c
  where c.feature_id = f.id
    and (f.control not in ('SELECT', 'RADIO', 'SWATCH', 'CHECKBOX') or c.id = any(${choiceIds}))`

const features: RawBuilder<unknown> = sql`
  select json_agg(
    json_build_array(f.id, f.code, f.control, f.required, f.min_value, f.max_value, f.max_choices, f.name,
      (select json_agg(w.choice_id order by w.choice_id) from feature_condition w where w.feature_id = f.id),
      (${choices}))
    order by f.position, f.id)
  from feature f where f.product_id = p.id`

const exclusions: RawBuilder<unknown> = sql`
  select json_agg(json_build_array(x.choice_id, x.other_choice_id))
  from choice_exclusion x
  where x.choice_id = any(${choiceIds}) and x.other_choice_id = any(${choiceIds})
    and x.product_id = p.id`

const statement: RawBuilder<SellableRow> = sql`
  select pr.id as price_id, pr.code as price_code, pr.name as price_name, pr.price, pr.offer_percent, pr.setup_fee,
    pr.remaining_quantity, p.id as product_id, p.code, p.name, p.slug, p.min_quantity, p.quantity_step,
    p.urgent_allowed, p.production_days, p.category_id, c.parent_id,
    (${picture}) as picture, (${ladder}) as ladder, (${features}) as features, (${exclusions}) as exclusions
  from product_price pr
  join product p on p.id = pr.product_id and p.published
  join category c on c.id = p.category_id
  where pr.id = any(${priceIds})`
