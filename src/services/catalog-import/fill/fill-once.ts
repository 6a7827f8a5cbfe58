import type { Db } from '#db/connection.ts'
import { ok } from '#domain/result.ts'
import type { Result } from '#domain/result.ts'
import { isCatalogueEmpty } from './is-catalogue-empty.ts'
import { oneAtATime } from './fill-lock.repository.ts'

/**
 * Fills a shop that has no product; one that has stays as it is (the answer is then false). Of several processes that
 * start together on an empty database one fills it, and the others wait for that.
 */
export const fillOnce = <Failure>(
  db: Db,
  fill: () => Promise<Result<unknown, Failure>>,
): Promise<Result<boolean, Failure>> =>
  oneAtATime(db, async () => {
    if (!(await isCatalogueEmpty(db))) return ok(false)
    const filled = await fill()
    return filled.ok ? ok(true) : filled
  })
