import type { Db } from '#db/connection.ts'
import { areEmpty, makeAgain, takeForeignKeys, takeIndexes } from './set-aside.repository.ts'
import type { SetAside } from './set-aside.repository.ts'

/** Fewer rows are not worth making readers wait. */
const MIN_ROWS = 2000

/** Whether tables are empty and about to get so many rows that filling them otherwise is worth it. */
export const isEmptyAndFilled = async (tx: Db, tables: readonly string[], rows: number): Promise<boolean> =>
  rows > MIN_ROWS && (await areEmpty(tx, tables))

/**
 * Takes the indexes of tables that are empty and about to get `rows` rows away, but for those that hold a key, and answers
 * what `bringBack` makes again. Nothing happens to tables in use. Readers wait until the transaction ends.
 */
export const setIndexesAside = async (tx: Db, rows: number, tables: readonly string[]): Promise<SetAside> =>
  (await isEmptyAndFilled(tx, tables, rows)) ? takeIndexes(tx, tables) : []

/** The same for the foreign keys from these tables to `targets`: made again, they check all rows in one go. */
export const setForeignKeysAside = async (
  tx: Db,
  rows: number,
  tables: readonly string[],
  targets: readonly string[],
): Promise<SetAside> => (rows > MIN_ROWS && (await areEmpty(tx, tables)) ? takeForeignKeys(tx, tables, targets) : [])

/** Makes again what was set aside. Throws what the database throws when a reference leads nowhere. */
export const bringBack = (tx: Db, setAside: SetAside): Promise<void> => makeAgain(tx, setAside)
