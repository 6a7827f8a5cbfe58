import { CompiledQuery } from 'kysely'
import type { Db } from '#db/connection.ts'
import { runPrepared } from '#db/prepared-statement.ts'

/** Lets the job queue write inside a transaction. What it writes is the same text every time, so it is prepared. */
export const queueSql = (tx: Db) => ({
  executeSql: async (text: string, values: readonly unknown[] = []): Promise<{ rows: unknown[] }> => ({
    rows: await runPrepared<unknown>(tx, { compile: () => CompiledQuery.raw(text, [...values]) }),
  }),
})
