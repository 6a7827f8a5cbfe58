import type { Db } from '#db/connection.ts'
import { sendText } from '#db/prepared-statement.ts'

/** Lets the job queue write inside a transaction. What the server answers to it is not needed, so it is not waited for. */
export const sqlInTransaction = (tx: Db) => ({
  executeSql: async (text: string, values: readonly unknown[] = []): Promise<{ rows: unknown[] }> => {
    await sendText(tx, text, values)
    return { rows: [] }
  },
})
