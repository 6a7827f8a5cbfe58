import { CompiledQuery } from 'kysely'
import type { Db } from '#db/connection.ts'
import { sendPrepared } from '#db/prepared-statement.ts'

/**
 * Lets the job queue write inside a transaction. What it writes is the same text every time, so it is prepared; what the
 * server answers to it is not needed, so it is not waited for.
 */
export const queueSql = (tx: Db) => ({
  executeSql: async (text: string, values: readonly unknown[] = []): Promise<{ rows: unknown[] }> => {
    await sendPrepared(tx, { compile: () => CompiledQuery.raw(text, [...values]) })
    return { rows: [] }
  },
})
