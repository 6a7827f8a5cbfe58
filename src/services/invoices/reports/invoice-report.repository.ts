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

/** An invoice, by its number. */
export const findInvoiceByNumber = (db: Db, number: string) =>
  db
    .selectFrom('invoice')
    .select('order_id')
    .where('number', '=', number)
    .where('kind', '=', 'INVOICE')
    .executeTakeFirst()

/** When the oldest document was issued that a unit has not reported yet; undefined when none waits. */
export const findOldestWaiting = async (db: Db, unit: number): Promise<Date | undefined> =>
  (
    await db
      .selectFrom('invoice')
      .select('issued_at')
      .where('unit', '=', unit)
      .where('report_status', 'in', ['PENDING', 'SENDING'])
      .orderBy('counter')
      .limit(1)
      .executeTakeFirst()
  )?.issued_at
