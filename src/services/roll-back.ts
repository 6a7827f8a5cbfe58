import type { Db } from '#db/connection.ts'
import type { Result } from '#domain/result.ts'

/** Undoes a transaction; thrown no further. */
class RolledBack extends Error {
  override readonly name = 'RolledBack'
}

/** Works in a transaction of its own, which a refusal undoes as an error does. */
export async function orRollBack<Value, Refusal>(
  db: Db,
  work: (tx: Db) => Promise<Result<Value, Refusal>>,
): Promise<Result<Value, Refusal>> {
  let refusal: Result<Value, Refusal> | undefined
  try {
    return await db.transaction().execute(async (tx) => {
      const done = await work(tx)
      if (done.ok) return done
      refusal = done
      throw new RolledBack()
    })
  } catch (error) {
    if (error instanceof RolledBack && refusal) return refusal
    throw error
  }
}
