import { sql } from 'kysely'
import type { Db } from '#db/connection.ts'
import type { DayMove } from '#domain/artwork/artwork-clock.ts'
import type { IsoDate } from '#domain/calendar/iso-date.ts'
import type { OrderActor, OrderStatus } from '#domain/orders/order-status.ts'
import type { LocalizedText } from '#domain/localized-text.ts'
import type { AttemptState } from '#domain/payments/attempt-state.ts'
import type { UsedMethod, PaymentProvider } from '#domain/payments/payment-method.ts'
import type { RefundReason, RefundState } from '#domain/payments/refund-state.ts'
import type { ListedPayment } from '#domain/orders/desk/order-filter.ts'
import type { RefundCause, RefundPart } from '#domain/orders/desk/plan-refund.ts'
import type { ProductionStage } from '#domain/production/station.ts'
import { knownPayment, payingOf, refundedOf } from '../listing/known-payment.repository.ts'
import type { OrderRow } from '../order.repository.ts'

export type Person = { readonly id: string; readonly name: string }

/** An order with what staff adds to it. */
export type DeskRow = OrderRow & {
  readonly payment: ListedPayment
  /** Where its slowest job is. */
  readonly production: ProductionStage | null
  readonly hold_reason: string | null
  readonly version: number
  readonly assignee: Person | null
  /** Of its print jobs, so many are not made. */
  readonly open_jobs: number
  /** Who of the staff moved it last. */
  readonly mover: string | null
}

const person = (table: string) =>
  sql`case when ${sql.ref(`${table}.id`)} is not null then json_build_object('id', ${sql.ref(`${table}.id`)}, 'name', ${sql.ref(`${table}.name`)}) end`

export async function findDeskOrder(db: Db, number: number): Promise<DeskRow | undefined> {
  const { rows } = await sql<DeskRow>`
    select o.*, ${knownPayment(sql`r.back`)} as payment, l.production, d.hold_reason, coalesce(d.version, 1) as version, ${person('s')} as assignee,
      (select count(*)::int from print_job j where j.order_id = o.id and j.state not in ('DONE', 'CANCELLED')) as open_jobs,
      (select by.name from order_event e join staff by on by.id = e.staff_id where e.order_id = o.id
       and e.id = (select max(id) from order_event where order_id = o.id)) as mover
    from customer_order o
    ${payingOf}
    cross join lateral (select ${refundedOf} as back from refund where order_id = o.id) r
    left join order_listing l on l.order_id = o.id
    left join order_desk d on d.order_id = o.id
    left join staff s on s.id = d.assignee_id
    where o.number = ${number}`.execute(db)
  return rows[0]
}

/** Everything about the money of an order; instants as ISO texts, for it comes as JSON. */
export type DeskMoney = {
  readonly attempts: readonly {
    readonly id: string
    readonly provider: PaymentProvider
    readonly method: UsedMethod
    readonly amount: number
    readonly state: AttemptState
    readonly declineCode: string | null
    readonly at: string
    readonly receipts: readonly {
      readonly id: string
      readonly name: string
      readonly mediaType: string
      readonly sentAt: string
      readonly refusal: string | null
    }[]
  }[]
  readonly payments: readonly {
    readonly id: string
    readonly provider: PaymentProvider
    readonly method: UsedMethod
    readonly purpose: 'ORDER' | 'SURPLUS'
    readonly captured: number
    readonly refunded: number
    readonly cardBrand: string | null
    readonly cardLastFour: string | null
    readonly senderIban: string | null
    readonly at: string
  }[]
  readonly refunds: readonly {
    readonly id: string
    readonly paymentId: string
    readonly amount: number
    readonly state: RefundState
    readonly reason: RefundReason
    readonly requestedBy: OrderActor
    readonly by: Person | null
    readonly cause: RefundCause | null
    readonly note: string | null
    readonly parts: readonly RefundPart[]
    readonly retries: string | null
    readonly isWithdrawn: boolean
    readonly needsApproval: boolean
    readonly decidedBy: Person | null
    readonly lastError: string | null
    readonly bankReference: string | null
    readonly iban: string | null
    readonly at: string
    readonly settledAt: string | null
  }[]
  readonly ledger: readonly { readonly account: string; readonly amount: number; readonly at: string }[]
}

/** The money of each of these orders, by its id. */
export async function findDeskMoney(db: Db, orderIds: readonly string[]): Promise<ReadonlyMap<string, DeskMoney>> {
  const { rows } = await sql<DeskMoney & { id: string }>`
    select o.id,
      (select coalesce(json_agg(json_build_object('id', a.id, 'provider', a.provider, 'method', a.method,
          'amount', a.amount, 'state', a.state, 'declineCode', a.decline_code, 'at', a.created_at,
          'receipts', (select coalesce(json_agg(json_build_object('id', b.id, 'name', b.file_name,
             'mediaType', b.media_type, 'sentAt', b.uploaded_at, 'refusal', b.refusal)
             order by b.nth), '[]') from bank_receipt b where b.attempt_id = a.id)) order by a.created_at desc, a.id), '[]')
       from payment_attempt a where a.order_id = o.id) as attempts,
      (select coalesce(json_agg(json_build_object('id', p.id, 'provider', p.provider, 'method', a.method,
          'purpose', p.purpose, 'captured', p.captured, 'refunded', p.refunded, 'cardBrand', p.card_brand,
          'cardLastFour', p.card_last_four, 'senderIban', p.sender_iban, 'at', p.received_at) order by p.received_at), '[]')
       from payment p join payment_attempt a on a.id = p.attempt_id where p.order_id = o.id) as payments,
      (select coalesce(json_agg(json_build_object('id', r.id, 'paymentId', r.payment_id, 'amount', r.amount,
          'state', r.state, 'reason', r.reason, 'requestedBy', r.requested_by, 'by', ${person('asks')}, 'cause', r.cause, 'note', r.note,
          'parts', r.parts, 'retries', r.retries, 'isWithdrawn', r.withdrawn_at is not null,
          'needsApproval', r.needs_approval, 'decidedBy', ${person('decides')}, 'lastError', r.last_error,
          'bankReference', r.bank_reference, 'iban', r.iban, 'at', r.created_at, 'settledAt', r.settled_at)
          order by r.created_at), '[]')
       from refund r left join staff asks on asks.id = r.staff_id left join staff decides on decides.id = r.decided_by
       where r.order_id = o.id) as refunds,
      (select coalesce(json_agg(json_build_object('account', e.account, 'amount', e.amount, 'at', e.recorded_at)
          order by e.id), '[]') from ledger_entry e where e.order_id = o.id) as ledger
    from customer_order o where o.id = any(${orderIds}::uuid[])`.execute(db)
  return new Map(rows.map(({ id, ...money }) => [id, money]))
}

/** The money of an order for which nothing was ever asked. */
export const NO_MONEY: DeskMoney = { attempts: [], payments: [], refunds: [], ledger: [] }

/** Something that happened to an order. */
export type TimelineRow =
  | {
      readonly kind: 'MOVE'
      readonly at: Date
      readonly by_type: OrderActor
      readonly by: Person | null
      readonly facts: { readonly from: OrderStatus | null; readonly to: OrderStatus; readonly reason: string | null }
    }
  | {
      readonly kind: 'NOTE'
      readonly at: Date
      readonly by_type: OrderActor
      readonly by: Person | null
      readonly facts: { readonly id: string; readonly text: string; readonly mentions: readonly Person[] }
    }
  | {
      readonly kind: 'MESSAGE'
      readonly at: Date
      readonly by_type: OrderActor
      readonly by: null
      readonly facts: {
        readonly id: string
        readonly channel: 'EMAIL' | 'SMS' | 'WHATSAPP'
        readonly news: string
        readonly state: 'PENDING' | 'SENDING' | 'ACCEPTED' | 'SENT' | 'FAILED' | 'WITHHELD'
      }
    }
  | {
      readonly kind: 'CHANGE'
      readonly at: Date
      readonly by_type: OrderActor
      readonly by: Person | null
      readonly facts: {
        readonly id: string
        readonly action: string
        readonly before: Readonly<Record<string, unknown>> | null
        readonly after: Readonly<Record<string, unknown>> | null
        readonly reason: string | null
      }
    }
  | {
      readonly kind: 'DAY'
      readonly at: Date
      readonly by_type: OrderActor
      readonly by: null
      readonly facts: DayMove & { readonly from: IsoDate; readonly to: IsoDate }
    }
  | {
      readonly kind: 'JOB'
      readonly at: Date
      readonly by_type: OrderActor
      readonly by: Person | null
      readonly facts: {
        readonly id: string
        readonly code: string
        readonly move: string
        readonly station: LocalizedText
        readonly spoilt: number | null
        readonly reason: string | null
      }
    }

/** The changes that are shown as what they are: moves and notes have rows of their own. */
const DISPLAYED_ELSEWHERE = ['accept', 'ready', 'ship', 'deliver', 'takeBack', 'reject', 'cancel', 'note']

/** What becomes of jobs by a move of their order, which is shown itself. */
const MOVES_OF_THE_ORDER = ['open', 'leave', 'cancel']

/** Everything that happened to an order, the newest first. */
export async function findTimeline(db: Db, orderId: string, most: number): Promise<TimelineRow[]> {
  const elsewhere = DISPLAYED_ELSEWHERE.map((name) => `order.${name}`)
  const { rows } = await sql<TimelineRow>`
    select t.kind, t.at, t.by_type, ${person('s')} as by, t.facts from (
      select 'MOVE' as kind, recorded_at as at, moved_by as by_type, staff_id, 1 as rank, id,
        json_build_object('from', from_status, 'to', to_status, 'reason', reason) as facts
      from order_event where order_id = ${orderId}::uuid
      union all
      select 'NOTE', n.created_at, 'STAFF', n.staff_id, 2, n.id, json_build_object('id', n.id::text, 'text', n.text,
        'mentions', (select coalesce(json_agg(json_build_object('id', m.id, 'name', m.name) order by m.name), '[]')
          from staff m where m.id = any(n.mentions)))
      from order_note n where n.order_id = ${orderId}::uuid
      union all
      select 'MESSAGE', created_at, 'SYSTEM', null, 3, id,
        json_build_object('id', id::text, 'channel', channel, 'news', order_news, 'state', status)
      from outbox_message where order_id = ${orderId}::uuid
      union all
      select 'DAY', at, 'SYSTEM', null, 5, to_char(cut_off, 'YYYYMMDD')::bigint,
        json_build_object('cutOff', cut_off, 'cause', cause, 'from', from_day, 'to', to_day)
      from ready_by_move where order_id = ${orderId}::uuid
      union all
      select 'JOB', e.at, case when e.staff_id is null then 'SYSTEM' else 'STAFF' end, e.staff_id, 6, e.id,
        json_build_object('id', e.id::text, 'code', j.code, 'move', e.move, 'station', station.name, 'spoilt', e.spoilt,
          'reason', e.reason)
      from print_job j join print_job_event e on e.job_id = j.id
      join station on station.id = case when e.move in ('move', 'reprint', 'undo') then e.to_station
        else coalesce(e.from_station, e.to_station) end
      where j.order_id = ${orderId}::uuid and e.move <> all(${MOVES_OF_THE_ORDER})
      union all
      select 'CHANGE', at, 'STAFF', staff_id, 4, id,
        json_build_object('id', id::text, 'action', action, 'before', before, 'after', after, 'reason', reason)
      from staff_change
      where subject_type = 'order' and subject_id = ${orderId} and action <> all(${elsewhere})) t
    left join staff s on s.id = t.staff_id
    order by t.at desc, t.rank desc, t.id desc limit ${most}`.execute(db)
  return rows
}
