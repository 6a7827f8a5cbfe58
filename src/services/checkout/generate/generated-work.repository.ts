import { sql } from 'kysely'
import type { Db } from '#db/connection.ts'
import { reasonOf } from './generated-order.repository.ts'

/** Temporary table of one active person for each role; empty in a shop without staff. */
export async function prepareStaff(tx: Db): Promise<void> {
  await sql`
    create temporary table made_staff on commit drop as
    select distinct on (role.code) role.code as role, s.id from staff s
    join staff_role_of held on held.staff_id = s.id and held.revoked_at is null
    join staff_role role on role.id = held.role_id and role.code is not null
    where s.status = 'ACTIVE' order by role.code, s.created_at, s.id`.execute(tx)
}

/** Adds every move of the orders, at its time and in the name of who made it. */
export async function insertMoves(tx: Db): Promise<void> {
  await sql`
    insert into order_event (order_id, from_status, to_status, moved_by, reason, staff_id, recorded_at)
    select o.id, move.from_status, move.to_status, move.moved_by,
      case when move.to_status in ('REJECTED', 'CANCELLED') then ${reasonOf('o')} end,
      case when move.moved_by = 'STAFF' then s.id end, move.at
    from (select o.*, c.language from made_order o join made_customer c on c.k = o.k) o
    cross join lateral (values
      (0, null, 'AWAITING_PAYMENT', 'CUSTOMER', null, o.placed_at),
      (1, 'AWAITING_PAYMENT', 'PENDING', 'SYSTEM', null, o.opened),
      (2, 'PENDING', 'PROCESSING', 'STAFF', 'sales', o.accepted),
      (3, 'PROCESSING', 'ON_THE_WAY', 'STAFF', 'fulfilment', o.shipped),
      (4, 'ON_THE_WAY', 'DELIVERED', 'STAFF', 'fulfilment', o.delivered),
      (5, 'DELIVERED', 'COMPLETED', 'SYSTEM', null, o.ended),
      (11, 'AWAITING_PAYMENT', 'EXPIRED', 'SYSTEM', null, o.ended),
      (12, 'PENDING', 'CANCELLED', 'CUSTOMER', null, o.ended),
      (13, 'PENDING', 'REJECTED', 'STAFF', 'manager', o.ended)
    ) move (step, from_status, to_status, moved_by, role, at)
    left join made_staff s on s.role = move.role
    where move.step <= case o.status when 'PENDING' then 1 when 'PROCESSING' then 2 when 'ON_THE_WAY' then 3
        when 'DELIVERED' then 4 when 'COMPLETED' then 5 when 'CANCELLED' then 1 when 'REJECTED' then 1 else 0 end
      or (move.step > 10 and move.to_status = o.status)
    order by move.at, o.i, move.step`.execute(tx)
}

/** Adds what staff noted: holds, who an order is assigned to, notes, and the trace of each move. */
export async function insertDesk(tx: Db): Promise<void> {
  await sql`
    insert into order_desk (order_id, assignee_id, hold_reason, held_at)
    select o.id, case when o.i % 5 = 0 then s.id end,
      case when o.held then case when o.i % 2 = 0 then 'The customer sends a new file on Sunday'
        else 'بانتظار موافقة العميل على اللون' end end,
      case when o.held then o.placed_at + o.age * 0.5 end
    from made_order o
    left join made_staff s on s.role = case o.i % 3 when 0 then 'sales' when 1 then 'prepress' else 'manager' end
    where o.held or (o.i % 5 = 0 and s.id is not null and o.status in ('PENDING', 'PROCESSING', 'ON_THE_WAY'))`.execute(
    tx,
  )
  await sql`
    insert into order_note (order_id, staff_id, text, created_at)
    select o.id, s.id, (array['Customer called: colour as on the last order', 'العميل يفضّل التسليم صباحًا',
      'Check the fold direction before printing', 'تأكدنا من مقاس العلبة مع العميل'])[o.i % 4 + 1], o.placed_at + o.age * 0.4
    from made_order o join made_staff s on s.role = case o.i % 2 when 0 then 'sales' else 'manager' end
    where o.i % 7 = 0 and o.status in ('PENDING', 'PROCESSING', 'ON_THE_WAY', 'DELIVERED')`.execute(tx)
  await sql`
    insert into staff_change (at, staff_id, via, action, subject_type, subject_id, before, after, reason)
    select e.recorded_at, e.staff_id, 'OFFICE', case e.to_status when 'PROCESSING' then 'order.accept'
      when 'ON_THE_WAY' then case o.way when 'PICKUP' then 'order.ready' else 'order.ship' end
      when 'DELIVERED' then 'order.deliver' else 'order.reject' end,
      'order', o.id::text, jsonb_build_object('status', e.from_status), jsonb_build_object('status', e.to_status), e.reason
    from made_order o join order_event e on e.order_id = o.id
    where e.staff_id is not null order by e.recorded_at, e.id`.execute(tx)
}

/** Adds reviews that wait for staff, of things that were delivered. None of them is shown. */
export async function insertReviews(tx: Db): Promise<void> {
  await sql`
    insert into review (product_id, order_line_id, customer_id, author_name, rating, body, written_at)
    select l.product_id, l.id, p.customer_id, c.first_en || ' ' || left(replace(c.last_en, 'Al ', ''), 1) || '.', 3 + o.i % 3,
      (array['Sharp print and well packed. Arrived a day early.', 'الورق أفخم من المتوقع والألوان دقيقة.',
        'Good, but the box was a little too large for the contents.', 'طباعة نظيفة والتغليف مرتب، سأطلب مرة أخرى.'])[o.i % 4 + 1],
      o.delivered + (now() - o.delivered) * 0.5
    from made_order o join customer_order p on p.id = o.id join made_customer c on c.k = o.k
    join order_line l on l.order_id = o.id and l.position = 0 where o.reviewed`.execute(tx)
}
