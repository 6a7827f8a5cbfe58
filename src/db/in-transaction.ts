import type { Db } from './connection.ts'

/** Works in the transaction that `db` is already, or in one of its own. */
export const inTransaction = <Result>(db: Db, work: (tx: Db) => Promise<Result>): Promise<Result> =>
  db.isTransaction ? work(db) : db.transaction().execute(work)
