import type { Db } from '#db/connection.ts'

/** How many documents of each unit wait for the authority, and how many it refused. */
export const countByUnit = (db: Db) =>
  db
    .selectFrom('invoice')
    .select((eb) => [
      'unit',
      eb.fn.countAll<number>().filterWhere('report_status', 'in', ['PENDING', 'SENDING']).as('waiting'),
      eb.fn.countAll<number>().filterWhere('report_status', '=', 'REJECTED').as('refused'),
    ])
    .groupBy('unit')
    .execute()

/** Documents that the authority refused and nothing has replaced, with its answer. */
export const findRefused = (db: Db) =>
  db
    .selectFrom('invoice')
    .select(['number', 'content', 'report_answer'])
    .where('report_status', '=', 'REJECTED')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('invoice as other')
            .select('other.id')
            .whereRef('other.order_id', '=', 'invoice.order_id')
            .whereRef('other.kind', '=', 'invoice.kind')
            .where('other.kind', '=', 'INVOICE')
            .where('other.report_status', '<>', 'REJECTED'),
        ),
      ),
    )
    .orderBy('issued_at')
    .execute()

/** The order of an invoice, by the invoice's number. */
export const findOrderOfInvoice = async (db: Db, number: string): Promise<string | undefined> =>
  (
    await db
      .selectFrom('invoice')
      .select('order_id')
      .where('number', '=', number)
      .where('kind', '=', 'INVOICE')
      .executeTakeFirst()
  )?.order_id
