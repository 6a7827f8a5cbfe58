import { sql } from 'kysely'
import type { Db } from '#db/connection.ts'
import { CITY_WEIGHTS, COMPANIES, FIRST_NAMES, LAST_NAMES } from './generated-names.ts'
import { draw, elementOf, idOf } from './random-columns.repository.ts'

/** How many times the least quantity of a product its lines have. */
const MULTIPLES = [1, 2, 4, 8]

/** How many kinds of lines there are, and how many of them have a choice of materials. */
export type Goods = { readonly all: number; readonly ofMaterials: number }

const HAS_MATERIAL = sql`exists (
  select from feature f join attribute a on a.id = f.attribute_id and a.code = 'material' where f.product_id = p.id)`

/**
 * Temporary table of lines that orders are made of: products that need no answer, at quantities of their ladders, by their
 * default choices. Those with a choice of materials are numbered once more, by `n_of_material`.
 */
export async function prepareGoods(tx: Db): Promise<Goods> {
  await sql`
    create temporary table made_goods on commit drop as
    select row_number() over (order by p.id, k.multiple) - 1 as n,
      case when m.has_material then row_number() over (partition by m.has_material order by p.id, k.multiple) - 1 end
        as n_of_material, p.id as product_id, v.id as price_id, p.code, p.name,
      v.name as variant, p.production_days, coalesce(chosen.features, '[]') as features, coalesce(chosen.configuration, '[]')
        as configuration,
      (select i.address_key from product_image pi join image i on i.id = pi.image_id where pi.product_id = p.id
        order by pi.position limit 1) as image_key,
      q.quantity, v.offer_percent, v.setup_fee as setup, u.unit, u.unit * q.quantity + v.setup_fee as line_total
    from product p
    join lateral (select * from product_price v where v.product_id = p.id and v.remaining_quantity is null
      order by v.position limit 1) v on true
    cross join unnest(${MULTIPLES}::integer[]) k (multiple)
    cross join lateral (select ${HAS_MATERIAL} as has_material) m
    cross join lateral (select p.min_quantity + (k.multiple - 1)
      * ceil(p.min_quantity::numeric / p.quantity_step)::integer * p.quantity_step as quantity) q
    left join lateral (
      select jsonb_agg(jsonb_build_object('name', f.name, 'choices', jsonb_build_array(c.name), 'value', null)
          order by f.position) as features,
        jsonb_agg(jsonb_build_object('featureId', f.id::text, 'choiceIds', jsonb_build_array(c.id::text))
          order by f.position) as configuration,
        sum(c.price) as added
      from feature f
      join lateral (select * from feature_choice c where c.feature_id = f.id
        order by c.is_default desc, c.position limit 1) c on true
      where f.product_id = p.id and f.control in ('SELECT', 'RADIO', 'SWATCH')
        and not exists (select from feature_condition d where d.feature_id = f.id)) chosen on true
    cross join lateral (select round((coalesce((select unit_price from price_ladder_row l
        where l.product_price_id = v.id and l.min_quantity <= q.quantity order by l.min_quantity desc limit 1), v.price)
        + coalesce(chosen.added, 0)) * (100 - v.offer_percent) / 100.0)::bigint as unit) u
    where p.published and u.unit > 0 and u.unit * q.quantity between 2000 and 900000
      and not exists (select from feature f where f.product_id = p.id and f.required
        and f.control not in ('SELECT', 'RADIO', 'SWATCH'))`.execute(tx)
  await sql`create unique index on made_goods (n)`.execute(tx)
  const { rows } = await sql<Goods>`
    select count(*)::integer as all, count(n_of_material)::integer as "ofMaterials" from made_goods`.execute(tx)
  return rows[0] ?? { all: 0, ofMaterials: 0 }
}

/** Temporary table of sixteen cities that orders go to, the large ones several times. */
export async function preparePlaces(tx: Db): Promise<void> {
  const codes = Object.entries(CITY_WEIGHTS).flatMap(([code, weight]) => Array.from({ length: weight }, () => code))
  await sql`
    create temporary table made_place on commit drop as
    select k.n - 1 as n, r.name as region, c.name as city, c.code = 'riyadh' as is_near,
      (select jsonb_agg(d.name order by d.id) from (select * from district where city_id = c.id order by id limit 40) d)
        as districts
    from unnest(${codes}::text[]) with ordinality k (code, n)
    join city c on c.code = k.code join region r on r.id = c.region_id`.execute(tx)
}

/** Adds customers, every fourth of them a company. The way in is an address that takes no mail. */
export async function insertCustomers(tx: Db, { seed, count }: { seed: number; count: number }): Promise<void> {
  const of = { seed, of: sql`k` }
  const first = draw(of, 1, FIRST_NAMES.length)
  const last = draw(of, 2, LAST_NAMES.length)
  const english = sql`${elementOf(
    FIRST_NAMES.map(([en]) => en),
    first,
  )}`
  await sql`
    create temporary table made_customer on commit drop as
    select k, ${idOf(seed, 'customer', sql`k`)} as id, case when ${draw(of, 3, 10)} < 7 then 'ar' else 'en' end as language,
      ${english} as first_en, ${elementOf(
        LAST_NAMES.map(([en]) => en),
        last,
      )} as last_en,
      ${elementOf(
        FIRST_NAMES.map(([, ar]) => ar),
        first,
      )} as first_ar,
      ${elementOf(
        LAST_NAMES.map(([, ar]) => ar),
        last,
      )} as last_ar,
      ${elementOf(
        FIRST_NAMES.map(([, , ascii]) => ascii),
        first,
      )} || '.' ||
        ${elementOf(
          LAST_NAMES.map(([, , ascii]) => ascii),
          last,
        )} || '.' || k || '@customer.example' as email,
      '+9665' || lpad(${draw(of, 4, 100_000_000)}::text, 8, '0') as phone,
      case when k % 4 = 0 then ${draw(of, 5, COMPANIES.length)} end as company,
      '3' || lpad(${draw(of, 6, 1_000_000_000)}::text, 13, '0') || '3' as vat_number,
      '10' || lpad(${draw(of, 7, 100_000_000)}::text, 8, '0') as cr_number
    from generate_series(0, ${count - 1}::bigint) k`.execute(tx)
  await sql`
    insert into customer (id, first_name, last_name, language, company_name, vat_number, cr_number)
    select id, case language when 'ar' then first_ar else first_en end, case language when 'ar' then last_ar else last_en end,
      language, ${companyName}, case when company is not null then vat_number end,
      case when company is not null then cr_number end
    from made_customer`.execute(tx)
  await sql`
    insert into customer_identifier (customer_id, kind, value, value_key, verified_at)
    select id, 'email', email, email, now() from made_customer`.execute(tx)
  await sql`
    insert into demo_contact (recipient) select email from made_customer union select phone from made_customer
    on conflict do nothing`.execute(tx)
  await sql`create unique index on made_customer (k)`.execute(tx)
}

/** The company of a generated customer in their language; null for a person. */
export const companyName = sql<string | null>`case when company is not null then case language
  when 'ar' then ${elementOf(
    COMPANIES.map(([, ar]) => ar),
    sql`company`,
  )}
  else ${elementOf(
    COMPANIES.map(([en]) => en),
    sql`company`,
  )} end end`
