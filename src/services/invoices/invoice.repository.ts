import { sql } from 'kysely'
import type { Insertable } from 'kysely'
import { ADVISORY_LOCKS } from '#db/advisory-locks.ts'
import type { Db } from '#db/connection.ts'
import { runPrepared, sendPrepared } from '#db/prepared-statement.ts'
import type { InvoiceTable } from '#db/schema/invoices.ts'
import type { InvoiceContent, InvoiceForm, InvoiceKind } from '#domain/invoicing/invoice-facts.ts'

export type NewInvoiceRow = Omit<Insertable<InvoiceTable>, 'content'> & { readonly content: InvoiceContent }

/** Lets one transaction at a time add to a unit's chain; ends with it. */
export async function lockChain(tx: Db, unit: number): Promise<void> {
  await sendPrepared(tx, sql`select pg_advisory_xact_lock(${sql.lit(ADVISORY_LOCKS.invoiceChain)}, ${unit})`)
}

/** The last document of the chain. */
export type Last = { readonly counter: number; readonly hash: string }

type ChainEnd = {
  readonly last: Last | null
  readonly version: number | null
  readonly earlier: (IssuedDocument & { readonly orderId: string })[] | null
}

/**
 * The last document of a unit's chain, the version of its certificate, and the invoices that these orders have already, in
 * one statement.
 */
export async function findChainEnd(tx: Db, unit: number, orderIds: readonly string[]) {
  const [end] = await runPrepared(
    tx,
    sql<ChainEnd>`
      select (select json_build_object('counter', counter, 'hash', hash) from invoice where unit = ${unit}::smallint
          order by counter desc limit 1) as last,
        (select version from invoice_unit where id = ${unit}::smallint) as version,
        (select json_agg(json_build_object('id', id, 'number', number, 'kind', kind, 'orderId', order_id)) from invoice
          where order_id = any(${orderIds}::uuid[]) and kind = 'INVOICE' and report_status <> 'REJECTED') as earlier`,
  )
  return { last: end?.last ?? undefined, version: end?.version ?? 0, earlier: end?.earlier ?? [] }
}

/** Writes documents down, however many in one statement. What is wrong with them the next statement tells. */
export async function insertInvoices(tx: Db, rows: readonly NewInvoiceRow[]): Promise<void> {
  await sendPrepared(
    tx,
    sql`
      insert into invoice (unit, counter, id, kind, form, order_id, invoice_unit, invoice_counter, refund_id, request_id, issued_at, taxable, vat, total, content,
        previous_counter, previous_hash, hash, signature, qr, xml, report_status, needs_clearance, stamp_due)
      select * from json_to_recordset(${JSON.stringify(rows)}::json) as given (unit smallint, counter bigint, id uuid,
        kind text, form text, order_id uuid, invoice_unit smallint, invoice_counter bigint, refund_id uuid, request_id uuid, issued_at timestamptz, taxable bigint, vat bigint,
        total bigint, content jsonb, previous_counter bigint, previous_hash text, hash text, signature text, qr text,
        xml text, report_status text, needs_clearance boolean, stamp_due boolean)`,
  )
}

/** A document that was issued. */
export type IssuedDocument = { readonly id: string; readonly number: string; readonly kind: InvoiceKind }

const ISSUED = ['id', 'number', 'kind', 'form', 'is_final', 'issued_at', 'total'] as const

/** A document as lists of them show it. */
export type IssuedRow = {
  id: string
  number: string
  kind: InvoiceKind
  form: InvoiceForm
  /** Whether it may be handed out: the authority has cleared what it must clear. */
  is_final: boolean
  issued_at: Date
  total: number
}

/** An order's invoice, as notes correct it; one that was refused only when no other followed. */
export const findInvoiceOfOrder = (tx: Db, orderId: string) =>
  tx
    .selectFrom('invoice')
    .select([...ISSUED, 'unit', 'counter', 'content', 'credited', 'report_status'])
    .where('order_id', '=', orderId)
    .where('kind', '=', 'INVOICE')
    .orderBy((eb) => eb('report_status', '=', 'REJECTED'))
    .orderBy('issued_at', 'desc')
    .limit(1)
    .executeTakeFirst()

export const findCreditNote = (tx: Db, refundId: string): Promise<IssuedRow | undefined> =>
  tx.selectFrom('invoice').select(ISSUED).where('refund_id', '=', refundId).executeTakeFirst()

/** The debit note that a request was answered with before: documents stay, and so does the id of the request in its row. */
export const findDebitNote = (tx: Db, requestId: string): Promise<IssuedRow | undefined> =>
  tx.selectFrom('invoice').select(ISSUED).where('request_id', '=', requestId).executeTakeFirst()

/** Every document of an order, the invoice first; none that was replaced because the authority refused it. */
export const findDocumentsOfOrder = (db: Db, orderId: string): Promise<IssuedRow[]> =>
  db
    .selectFrom('invoice')
    .select(ISSUED)
    .where('order_id', '=', orderId)
    .where((eb) =>
      eb.or([
        eb('kind', '<>', 'INVOICE'),
        eb('report_status', '<>', 'REJECTED'),
        eb.not(
          eb.exists(
            eb
              .selectFrom('invoice as other')
              .select('other.id')
              .where('other.order_id', '=', orderId)
              .where('other.kind', '=', 'INVOICE')
              .where('other.report_status', '<>', 'REJECTED'),
          ),
        ),
      ]),
    )
    .orderBy((eb) => eb('kind', '<>', 'INVOICE'))
    .orderBy('issued_at')
    .orderBy('unit')
    .orderBy('counter')
    .execute()

/** What a document says, to be printed; undefined for one that may not be handed out yet. */
export const findContent = (db: Db, id: string) =>
  db
    .selectFrom('invoice')
    .select((eb) => ['number', 'issued_at', 'content', 'handed_out_at', eb.fn.coalesce('cleared_qr', 'qr').as('qr')])
    .where('id', '=', id)
    .where('is_final', '=', true)
    .executeTakeFirst()

/** Notes that a document was handed out for the first time. */
export async function recordHandOut(db: Db, id: string): Promise<void> {
  await db
    .updateTable('invoice')
    .set((eb) => ({ handed_out_at: eb.fn<Date>('now') }))
    .where('id', '=', id)
    .where('handed_out_at', 'is', null)
    .execute()
}

export type ChainRow = Awaited<ReturnType<typeof findChain>>[number]

/** A stretch of a unit's chain after a counter. */
export const findChain = (db: Db, unit: number, after: number, limit: number) =>
  db
    .selectFrom('invoice')
    .select((eb) => [
      'unit',
      'counter',
      'number',
      'id',
      'kind',
      'form',
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
      'needs_clearance',
      'stamp_due',
      'cleared_xml',
      'cleared_qr',
      eb
        .selectFrom('invoice as note')
        .select((note) => sql<number>`coalesce(${note.fn.sum('note.total')}, 0)::bigint`.as('sum'))
        .whereRef('note.invoice_unit', '=', 'invoice.unit')
        .whereRef('note.invoice_counter', '=', 'invoice.counter')
        .where('note.kind', '=', 'CREDIT_NOTE')
        .as('credit_notes'),
    ])
    .where('unit', '=', unit)
    .where('counter', '>', after)
    .orderBy('counter')
    .limit(limit)
    .execute()

/** Takes a unit's oldest document that was not reported; undefined when none is left or another process has it. */
export const claimForReport = (db: Db, unit: number) =>
  db
    .updateTable('invoice')
    .set((eb) => ({
      report_status: 'SENDING' as const,
      report_claimed_at: eb.fn<Date>('now'),
      report_attempts: eb('report_attempts', '+', 1),
    }))
    .where('unit', '=', unit)
    .where('counter', '=', (eb) =>
      eb
        .selectFrom('invoice')
        .select((row) => row.fn.min('counter').as('counter'))
        .where('unit', '=', unit)
        .where('report_status', 'in', ['PENDING', 'SENDING']),
    )
    .where('report_status', '=', 'PENDING')
    .returning([
      'unit',
      'counter',
      'id',
      'number',
      'hash',
      'xml',
      'needs_clearance',
      'stamp_due',
      'content',
      'issued_at',
      'previous_hash',
    ])
    .executeTakeFirst()

/** How a report ends: what the authority returned of a document that it cleared goes with it. */
export type Settled =
  | { readonly status: 'PENDING' | 'REPORTED' | 'REJECTED' }
  | { readonly status: 'CLEARED'; readonly xml: string; readonly qr: string }

/** Ends a report, or leaves it for later. */
export async function settleReport(
  db: Db,
  { unit, counter }: { readonly unit: number; readonly counter: number },
  settled: Settled,
  answer: unknown,
): Promise<void> {
  await db
    .updateTable('invoice')
    .set((eb) => ({
      report_status: settled.status,
      report_answer: JSON.stringify(answer),
      ...(settled.status !== 'PENDING' && { reported_at: eb.fn<Date>('now') }),
      ...(settled.status === 'CLEARED' && { cleared_xml: settled.xml, cleared_qr: settled.qr }),
    }))
    .where('unit', '=', unit)
    .where('counter', '=', counter)
    .where('report_status', '=', 'SENDING')
    .execute()
}

/** Replaces the stamp of a document whose certificate had expired when it was issued; its hash is the same. */
export async function replaceStamp(
  db: Db,
  { unit, counter }: { readonly unit: number; readonly counter: number },
  stamp: { readonly xml: string; readonly signature: string; readonly qr: string },
): Promise<void> {
  await db
    .updateTable('invoice')
    .set({ ...stamp, stamp_due: false })
    .where('unit', '=', unit)
    .where('counter', '=', counter)
    .where('report_status', '=', 'SENDING')
    .where('stamp_due', '=', true)
    .execute()
}

/** The units that ever issued a document. */
export const findIssuingUnits = async (db: Db): Promise<number[]> =>
  (await db.selectFrom('invoice').select('unit').distinct().orderBy('unit').execute()).map(({ unit }) => unit)

/** Takes back claims of processes that died: the tax authority knows a document it gets twice. */
export async function releaseLostReports(db: Db, unit: number, claimedBefore: Date): Promise<void> {
  await db
    .updateTable('invoice')
    .set({ report_status: 'PENDING' })
    .where('unit', '=', unit)
    .where('report_status', '=', 'SENDING')
    .where('report_claimed_at', '<', claimedBefore)
    .execute()
}
