import type { Db } from '#db/connection.ts'
import { err, type Result } from '#domain/result.ts'

/** Undoes a transaction; thrown no further. */
class RolledBack extends Error {
  override readonly name = 'RolledBack'
}

/**
 * Works in a transaction of its own, which a refusal undoes as an error does. `refusalOf` names the errors of the database that
 * stand for a refusal; any other error is thrown.
 */
export async function orRollBack<Value, Refusal>(
  db: Db,
  work: (tx: Db) => Promise<Result<Value, Refusal>>,
  refusalOf: (error: unknown) => NoInfer<Refusal> | undefined = () => undefined,
): Promise<Result<Value, Refusal>> {
  let refused: Result<Value, Refusal> | undefined
  try {
    return await db.transaction().execute(async (tx) => {
      const done = await work(tx)
      if (done.ok) return done
      refused = done
      throw new RolledBack()
    })
  } catch (error) {
    if (error instanceof RolledBack && refused) return refused
    const refusal = refusalOf(error)
    if (refusal === undefined) throw error
    return err(refusal)
  }
}
