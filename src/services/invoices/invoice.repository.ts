import { sql } from 'kysely'
import type { Insertable } from 'kysely'
import type { Db } from '#db/connection.ts'
import { runPrepared, sendPrepared } from '#db/prepared-statement.ts'
import type { InvoiceTable } from '#db/schema/invoices.ts'
import type { InvoiceContent, InvoiceKind } from '#domain/invoicing/invoice-facts.ts'

export type NewInvoiceRow = Omit<Insertable<InvoiceTable>, 'content'> & { readonly content: InvoiceContent }

/** Lets one transaction at a time add to the chain; ends with it. */
export async function lockChain(tx: Db): Promise<void> {
  // Any number will do, as long as it is always this one.
  await sendPrepared(tx, sql`select pg_advisory_xact_lock(7283012)`)
}

/** The last document of the chain. */
export type Last = { readonly counter: number; readonly hash: string }

export const findLast = (tx: Db): Promise<Last | undefined> =>
  tx.selectFrom('invoice').select(['counter', 'hash']).orderBy('counter', 'desc').limit(1).executeTakeFirst()

/** The last document of the chain, and the invoices that these orders have already, in one statement. */
export async function findChainEnd(tx: Db, orderIds: readonly string[]) {
  const [end] = await runPrepared(
    tx,
    sql<{ readonly last: Last | null; readonly earlier: (IssuedDocument & { readonly orderId: string })[] | null }>`
      select (select json_build_object('counter', counter, 'hash', hash) from invoice order by counter desc limit 1) as last,
        (select json_agg(json_build_object('id', id, 'number', number, 'kind', kind, 'orderId', order_id)) from invoice
          where order_id = any(${orderIds}::uuid[]) and kind = 'INVOICE') as earlier`,
  )
  return { last: end?.last ?? undefined, earlier: end?.earlier ?? [] }
}

/** Writes documents down, however many in one statement. What is wrong with them the next statement tells. */
export async function insertInvoices(tx: Db, rows: readonly NewInvoiceRow[]): Promise<void> {
  await sendPrepared(
    tx,
    sql`
      insert into invoice (counter, id, kind, order_id, invoice_counter, refund_id, issued_at, taxable, vat, total, content,
        previous_counter, previous_hash, hash, signature, qr, xml)
      select * from json_to_recordset(${JSON.stringify(rows)}::json) as given (counter bigint, id uuid, kind text,
        order_id uuid, invoice_counter bigint, refund_id uuid, issued_at timestamptz, taxable bigint, vat bigint,
        total bigint, content jsonb, previous_counter bigint, previous_hash text, hash text, signature text, qr text,
        xml text)`,
  )
}

/** A document that was issued. */
export type IssuedDocument = { readonly id: string; readonly number: string; readonly kind: InvoiceKind }

const ISSUED = ['id', 'number', 'kind', 'issued_at', 'total'] as const

/** A document as lists of them show it. */
export type IssuedRow = { id: string; number: string; kind: InvoiceKind; issued_at: Date; total: number }

/** An order's invoice, as it is credited. */
export const findInvoiceOfOrder = (tx: Db, orderId: string) =>
  tx
    .selectFrom('invoice')
    .select([...ISSUED, 'counter', 'content', 'credited'])
    .where('order_id', '=', orderId)
    .where('kind', '=', 'INVOICE')
    .executeTakeFirst()

export const findCreditNote = (tx: Db, refundId: string): Promise<IssuedRow | undefined> =>
  tx.selectFrom('invoice').select(ISSUED).where('refund_id', '=', refundId).executeTakeFirst()

/** Every document of an order, the invoice first. */
export const findDocumentsOfOrder = (db: Db, orderId: string): Promise<IssuedRow[]> =>
  db.selectFrom('invoice').select(ISSUED).where('order_id', '=', orderId).orderBy('counter').execute()

/** What a document says, to be printed. */
export const findContent = (db: Db, id: string) =>
  db.selectFrom('invoice').select(['number', 'issued_at', 'content', 'qr']).where('id', '=', id).executeTakeFirst()

export type ChainRow = Awaited<ReturnType<typeof findChain>>[number]

/** A stretch of the chain after a counter. */
export const findChain = (db: Db, after: number, limit: number) =>
  db
    .selectFrom('invoice')
    .select((eb) => [
      'counter',
      'number',
      'id',
      'kind',
      'issued_at',
      'taxable',
      'vat',
      'total',
      'content',
      'previous_hash',
      'hash',
      'signature',
      'qr',
      'xml',
      'credited',
      'report_status',
      eb
        .selectFrom('invoice as note')
        .select((note) => sql<number>`coalesce(${note.fn.sum('note.total')}, 0)::bigint`.as('sum'))
        .whereRef('note.invoice_counter', '=', 'invoice.counter')
        .as('credit_notes'),
    ])
    .where('counter', '>', after)
    .orderBy('counter')
    .limit(limit)
    .execute()

/** Takes the oldest document that was not reported; undefined when none is left or somebody else is at it. */
export const claimForReport = (db: Db) =>
  db
    .updateTable('invoice')
    .set((eb) => ({
      report_status: 'SENDING' as const,
      report_claimed_at: eb.fn<Date>('now'),
      report_attempts: eb('report_attempts', '+', 1),
    }))
    .where('counter', '=', (eb) =>
      eb
        .selectFrom('invoice')
        .select((row) => row.fn.min('counter').as('counter'))
        .where('report_status', 'in', ['PENDING', 'SENDING']),
    )
    .where('report_status', '=', 'PENDING')
    .returning(['counter', 'id', 'number', 'hash', 'xml'])
    .executeTakeFirst()

/** Ends a report, or leaves it for later. */
export async function settleReport(
  db: Db,
  counter: number,
  status: 'PENDING' | 'REPORTED' | 'REJECTED',
  answer: unknown,
): Promise<void> {
  await db
    .updateTable('invoice')
    .set((eb) => ({
      report_status: status,
      report_answer: JSON.stringify(answer),
      ...(status !== 'PENDING' && { reported_at: eb.fn<Date>('now') }),
    }))
    .where('counter', '=', counter)
    .where('report_status', '=', 'SENDING')
    .execute()
}

/** Takes back claims of processes that died: the tax authority knows a document it gets twice. */
export async function releaseLostReports(db: Db, claimedBefore: Date): Promise<void> {
  await db
    .updateTable('invoice')
    .set({ report_status: 'PENDING' })
    .where('report_status', '=', 'SENDING')
    .where('report_claimed_at', '<', claimedBefore)
    .execute()
}
