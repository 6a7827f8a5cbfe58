import { connectPipelined, queryBuilderOf } from '#db/connection.ts'
import type { Db } from '#db/connection.ts'

/**
 * Runs `work` in a transaction on a connection of its own, without time limits. Statements that do not wait for each other
 * reach the server at once, so that it goes on working while this process is busy; the transactions of the query builder
 * send each only after the one before was answered. They are carried out in the order in which they were begun. What
 * `work` throws undoes everything and is thrown on.
 */
export async function pipelinedTransaction<Answer>(db: Db, work: (tx: Db) => Promise<Answer>): Promise<Answer> {
  const client = await connectPipelined(db)
  // Breaking in the middle fails the statements under way; without a listener it would end the process too.
  client.on('error', () => undefined)
  const tx = queryBuilderOf(client)
  try {
    await client.query('begin')
    const answer = await work(tx)
    const { command } = await client.query('commit')
    // What the server says of a transaction in which a statement failed.
    if (command === 'ROLLBACK') throw new Error('the transaction was undone: one of its statements failed')
    return answer
  } finally {
    // Ending the connection undoes what was not committed.
    await tx.destroy()
  }
}

/**
 * Waits for statements sent together, in their order. Throws what the first that failed threw: those after it fail only
 * because of it.
 */
export async function answersOf<Statements extends readonly unknown[]>(
  statements: readonly [...Statements],
): Promise<{ -readonly [Index in keyof Statements]: Awaited<Statements[Index]> }> {
  await Promise.allSettled(statements)
  for (const statement of statements) await statement
  return Promise.all(statements)
}
