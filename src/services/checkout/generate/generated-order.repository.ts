import { sql } from 'kysely'
import type { Db } from '#db/connection.ts'
import type { OrderScene } from './order-scenes.ts'
import { companyName } from './generated-stock.repository.ts'
import type { Goods } from './generated-stock.repository.ts'
import { draw, fraction, idOf } from './random-columns.repository.ts'

/** The orders of one round: from the `from`th to before the `to`th, the oldest first. */
export type Round = {
  readonly seed: number
  readonly from: number
  readonly to: number
  /** How many orders there are to be in all. */
  readonly count: number
  /** The newest, which are in every state; those before have ended. */
  readonly live: number
  readonly customers: number
  readonly goods: Goods
  /** Codes of products whose lines are not replaced. */
  readonly fixedProducts: readonly string[]
  readonly now: Date
}

/** Hours between the placing of the oldest and of the newest order of the past. */
const PAST_HOURS = 3 * 365 * 24
/** Where the past begins: what lives is younger. */
const LIVE_HOURS = 60 * 24

/** Temporary table of the scenes by their places, a hundred of each kind. */
export async function prepareScenes(tx: Db, kinds: Readonly<Record<string, readonly OrderScene[]>>): Promise<void> {
  const rows = Object.entries(kinds).flatMap(([kind, scenes]) =>
    scenes.map((scene, place) => ({ kind, place, scene, least: scene.ages[0], most: scene.ages[1] })),
  )
  await sql`
    create temporary table made_scene on commit drop as
    select kind, place, least, most, scene ->> 'status' as status, (scene ->> 'due')::integer as due,
      scene ->> 'fulfilment' as fulfilment, coalesce((scene ->> 'isUrgent')::boolean, false) as urgent,
      scene ->> 'pays' as pays,
      coalesce((scene ->> 'isHeld')::boolean, false) as held,
      coalesce((scene ->> 'asksToCancel')::boolean, false) as asks_to_cancel,
      coalesce((scene ->> 'isPostponed')::boolean, false) as postponed, scene ->> 'refund' as refund,
      coalesce((scene ->> 'isReviewed')::boolean, false) as reviewed
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as s (kind text, place integer, scene jsonb, least float8, most float8)`.execute(tx)
}

/** Working days are Sunday to Thursday; `day` when it is one, else the next, or the one before. */
const working = (day: string, isBack = false) =>
  isBack
    ? sql`(${sql.raw(day)} - case extract(isodow from ${sql.raw(day)}) when 5 then 1 when 6 then 2 else 0 end::integer)`
    : sql`(${sql.raw(day)} + case extract(isodow from ${sql.raw(day)}) when 5 then 2 when 6 then 1 else 0 end::integer)`

/** Temporary table of the orders of a round, with every instant of their lives. */
export async function prepareOrders(tx: Db, round: Round): Promise<void> {
  const { seed, from, to, count, live, customers, now } = round
  const of = { seed, of: sql`g.i` }
  const past = Math.max(count - live, 1)
  await sql`
    create temporary table made_order on commit drop as
    select drawn.*, ${working("(drawn.placed_at at time zone 'Asia/Riyadh')::date + 6")} as usual_day,
      placed_at + least(age * case when by_transfer then 0.15 else 0.02 end,
        case when by_transfer then interval '1 day' else interval '4 minutes' end) as opened,
      placed_at + least(age * 0.25, interval '1 day 6 hours') as accepted,
      placed_at + least(age * 0.6, interval '5 days') as shipped,
      placed_at + least(age * 0.8, interval '7 days') as delivered,
      placed_at + least(age * 0.95, interval '15 days') as ended
    from (
      select g.i, ${idOf(seed, 'order', sql`g.i`)} as id, s.*, c.k,
        ${new Date(now)}::timestamptz - hours.age as placed_at, hours.age,
        (${new Date(now)}::timestamptz at time zone 'Asia/Riyadh')::date as today,
        case when s.pays = 'TRANSFER' or (s.pays is null and ${draw(of, 1, 10)} = 0) then true else false end as by_transfer,
        coalesce(s.fulfilment, case when ${draw(of, 2, 6)} = 0 then 'PICKUP' else 'DELIVERY' end) as way,
        p.region, p.city, p.is_near, p.districts -> (${draw(of, 3, 40)} % jsonb_array_length(p.districts)) as district,
        (array[1, 2, 2, 3])[g.i % 4 + 1] as lines
      from generate_series(${from}::bigint, ${to - 1}::bigint) g (i)
      join made_scene s on s.kind = case when g.i >= ${count - live} then 'live' else 'past' end
        and s.place = (case when g.i >= ${count - live} then g.i else g.i * 37 end) % 100
      cross join lateral (select case s.kind
        when 'live' then s.least + (s.most - s.least) * ${fraction(of, 4)}
        else ${LIVE_HOURS} + (${count - live} - g.i) * (${PAST_HOURS}::float8 / ${past}) end * interval '1 hour' as age) hours
      join made_customer c on c.k = ${draw(of, 5, customers)}
      join made_place p on p.n = ${draw(of, 6, 16)}) drawn`.execute(tx)
  await sql`create unique index on made_order (i)`.execute(tx)
  await prepareLines(tx, round)
  await sql`analyze made_order, made_line`.execute(tx)
}

/** One of so many lines without a choice of materials stays; the others are replaced by one with such a choice. */
const LINES_PER_OTHER = 4

/** Temporary table of the lines of a round. Each is drawn from all goods; most without a choice of materials are replaced. */
async function prepareLines(tx: Db, { seed, goods, fixedProducts }: Round): Promise<void> {
  const of = { seed, of: sql`o.i * 8 + line.position` }
  await sql`
    create temporary table made_line on commit drop as
    select o.i, line.position, coalesce(better.n, g.n) as good
    from made_order o cross join lateral generate_series(0, o.lines - 1) line (position)
    join made_goods g on g.n = ${draw(of, 7, goods.all)}
    left join made_goods better on better.n_of_material = ${draw(of, 8, Math.max(1, goods.ofMaterials))}
      and g.n_of_material is null and ${draw(of, 9, LINES_PER_OTHER)} > 0
      and g.code <> all(${[...fixedProducts]}::text[])`.execute(tx)
}

/** What is promised: as the scene says, counted from today; six days after it was placed where it says nothing. */
const READY_BY = sql`case
  when o.due is null then o.usual_day
  when o.due in (0, 1) then ${working('o.today + o.due')}
  when o.due > 1 then ${working('o.today + (o.due + o.i % 7)::integer')}
  else ${working('o.today + o.due', true)} end`

const FEE_PERCENT = 75

/** Adds the orders of the round with their lines; their numbers follow the time they were placed. */
export async function insertOrders(tx: Db, { seed }: Pick<Round, 'seed'>): Promise<void> {
  const of = { seed, of: sql`o.i` }
  await sql`
    insert into customer_order (id, customer_id, cart_key, status, moved_by, move_reason, moved_at, language, contact_name,
      contact_phone, contact_email, company_name, vat_number, cr_number, po_number, notes, fulfilment, address, urgent,
      ready_by, agreed_by, late_reason, subtotal, discount, urgent_fee, shipping, taxable, vat, total, hold_expires_at,
      carrier, tracking_number, cancel_requested_at, cancel_request, placed_at, opened_at, delivered_at, closed_at,
      reminded_at)
    select o.id, c.id, ${idOf(seed, 'cart', sql`o.i`)}, o.status,
      case o.status when 'AWAITING_PAYMENT' then 'CUSTOMER' when 'CANCELLED' then 'CUSTOMER' when 'PENDING' then 'SYSTEM'
        when 'EXPIRED' then 'SYSTEM' when 'COMPLETED' then 'SYSTEM' else 'STAFF' end,
      ${reasonOf('o')},
      case o.status when 'AWAITING_PAYMENT' then o.placed_at when 'PENDING' then o.opened when 'PROCESSING' then o.accepted
        when 'ON_THE_WAY' then o.shipped when 'DELIVERED' then o.delivered else o.ended end,
      c.language, ${fullName}, c.phone, c.email, ${companyName}, case when company is not null then c.vat_number end,
      case when company is not null then c.cr_number end,
      case when company is not null and o.i % 2 = 0 then 'PO-' || (4000 + ${draw(of, 11, 6000)}) end,
      case ${draw(of, 12, 12)} when 0 then case c.language when 'ar' then 'الرجاء الاتصال قبل التوصيل'
        else 'Please call before delivery' end end,
      o.way, case o.way when 'DELIVERY' then ${address(of)} end, o.urgent, ready.day,
      case when o.postponed then ready.agreed end,
      case when o.postponed then case c.language when 'ar' then 'تأخر وصول الورق المطلوب'
        else 'The paper arrived later than planned' end end,
      sum.goods, 0, fee.urgent, fee.shipping, paid.total - round(paid.total * 15 / 115.0), round(paid.total * 15 / 115.0),
      paid.total, case o.status when 'AWAITING_PAYMENT' then o.placed_at + interval '3 days' else o.placed_at end,
      case when o.way = 'DELIVERY' and o.status in ('ON_THE_WAY', 'DELIVERED', 'COMPLETED')
        then (array['SMSA', 'Aramex', 'SPL'])[${draw(of, 13, 3)} + 1] end,
      case when o.way = 'DELIVERY' and o.status in ('ON_THE_WAY', 'DELIVERED', 'COMPLETED')
        then lpad(${draw(of, 14, 1_000_000_000)}::text, 12, '2') end,
      case when o.asks_to_cancel then ended end,
      case when o.asks_to_cancel then case c.language when 'ar' then 'غيّرنا موعد الفعالية' else 'Our event was moved' end end,
      o.placed_at, case when o.status not in ('AWAITING_PAYMENT', 'EXPIRED') then o.opened end,
      case when o.status in ('DELIVERED', 'COMPLETED') then o.delivered end,
      case when o.status in ('COMPLETED', 'CANCELLED', 'REJECTED') then o.ended end,
      case when o.status in ('AWAITING_PAYMENT', 'EXPIRED') then o.placed_at end
    from made_order o
    join made_customer c on c.k = o.k
    join (select l.i, sum(g.line_total) as goods from made_line l join made_goods g on g.n = l.good group by 1) sum
      on sum.i = o.i
    cross join lateral (select ${READY_BY} as day, least(o.usual_day - 3, ${READY_BY} - 1) as agreed) ready
    cross join lateral (select case when o.urgent then round(sum.goods * ${FEE_PERCENT} / 100.0) else 0 end as urgent,
      case when o.way = 'PICKUP' then 0 when o.is_near then 2000 else 3500 end as shipping) fee
    cross join lateral (select sum.goods + fee.urgent + fee.shipping as total) paid
    order by o.placed_at, o.i`.execute(tx)
  await insertLines(tx)
}

async function insertLines(tx: Db): Promise<void> {
  await sql`
    insert into order_line (order_id, position, product_id, product_price_id, product_code, name, variant, features,
      configuration, image_key, quantity, offer_percent, unit, setup, line_total, discount, vat, production_days,
      design_mode, production_started_at)
    select o.id, l.position, g.product_id, g.price_id, g.code, g.name, g.variant, g.features, g.configuration, g.image_key,
      g.quantity, g.offer_percent, g.unit, g.setup, g.line_total, 0, floor(g.line_total * 15 / 115.0), g.production_days,
      'LATER', case when o.status in ('ON_THE_WAY', 'DELIVERED', 'COMPLETED')
        or (o.status = 'PROCESSING' and o.age > interval '2 days' and not o.held) then o.accepted + age * 0.1 end
    from made_line l join made_order o on o.i = l.i join made_goods g on g.n = l.good
    order by o.placed_at, o.i, l.position`.execute(tx)
}

/** Why an order was rejected or cancelled, in the language of its customer. */
export const reasonOf = (order: string) => sql`case ${sql.raw(order)}.status
  when 'REJECTED' then case language when 'ar' then 'الملف يحتوي شعارًا لا تملكون حقوقه' else 'The artwork uses a logo of others' end
  when 'CANCELLED' then case language when 'ar' then 'لم نعد بحاجة إليه' else 'Not needed any more' end end`

const fullName = sql`case c.language when 'ar' then c.first_ar || ' ' || c.last_ar else c.first_en || ' ' || c.last_en end`

const address = (of: { readonly seed: number; readonly of: ReturnType<typeof sql> }) => sql`jsonb_build_object(
  'name', ${fullName}, 'phone', c.phone, 'region', o.region, 'city', o.city, 'district', o.district, 'neighbourhood', null,
  'street', case c.language when 'ar' then 'شارع الأمير سلطان' else 'Prince Sultan Street' end,
  'building', (1000 + ${draw(of, 15, 8999)})::text, 'details', null, 'shortAddress', null,
  'postalCode', (10000 + ${draw(of, 16, 89999)})::text, 'additionalNumber', null)`
