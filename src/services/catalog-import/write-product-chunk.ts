import type { Db } from '#db/connection.ts'
import { answersOf } from '#db/pipelined-transaction.ts'
import type { DatabaseProblem, Place } from './format/import-problem.ts'
import { halves } from './product-chunk.ts'
import type { ProductChunk } from './product-chunk.ts'
import { backTo, mark } from './savepoint.repository.ts'
import { checkConstraintsNow, writeNewProducts, writeProducts } from './write-products.repository.ts'

/** The database refused a product that passed every check. */
export class RefusedProduct extends Error {
  override readonly name = 'RefusedProduct'
  readonly place: Place
  readonly problem: DatabaseProblem
  constructor(place: Place, problem: DatabaseProblem) {
    super(problem.message)
    this.place = place
    this.problem = problem
  }
}

/** The answer to a chunk that was sent; its failure is not unhandled while it waits to be looked at. */
export type SentChunk = Promise<Map<string, number>>

/** Sends a chunk of new products at once: the database does not wait for this process between statements. */
export function sendChunk(tx: Db, { tables }: ProductChunk): SentChunk {
  const sent = answersOf([mark(tx), writeNewProducts(tx, tables), checkConstraintsNow(tx)]).then(([, ids]) => ids)
  sent.catch(() => undefined)
  return sent
}

/**
 * Writes a chunk of products, or waits for it if it was `sent` already; answers ids by code. When the database refuses one,
 * looks for it by halves and throws RefusedProduct with its place; the transaction must then be given up. `onRefusal` is
 * told before anything is undone: nothing else must be sent from then on until this ends.
 */
export async function writeProductChunk(
  tx: Db,
  chunk: ProductChunk,
  onRefusal: () => void,
  sent?: SentChunk,
): Promise<Map<string, number>> {
  try {
    return await (sent ?? (chunk.isNew ? sendChunk(tx, chunk) : writeInTurn(tx, chunk)))
  } catch (error) {
    onRefusal()
    // Sent while the chunk before failed, whose halves are written by now.
    if (sent && isAfterFailure(error)) return writeProductChunk(tx, chunk, onRefusal)
    const problem = databaseProblem(error)
    const [only] = chunk.products
    if (!problem || !only) throw error
    if (chunk.products.length === 1) throw new RefusedProduct(only.place, problem)
    await backTo(tx)
    const [first, second] = halves(chunk)
    const before = await writeProductChunk(tx, first, onRefusal)
    return new Map([...before, ...(await writeProductChunk(tx, second, onRefusal))])
  }
}

async function writeInTurn(tx: Db, { tables }: ProductChunk): Promise<Map<string, number>> {
  await mark(tx)
  const ids = await writeProducts(tx, tables)
  await checkConstraintsNow(tx)
  return ids
}

/** Whether a statement failed only because one before it did. */
const isAfterFailure = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '25P02'

/** What the database says about data it refuses; undefined for any other error. */
export function databaseProblem(error: unknown): DatabaseProblem | undefined {
  if (!(error instanceof Error) || !('code' in error) || !/^(22|23)/.test(String(error.code))) return undefined
  const { detail, constraint } = error as { detail?: unknown; constraint?: unknown }
  return {
    code: 'database/refused',
    message: error.message,
    detail: typeof detail === 'string' ? detail : null,
    constraint: typeof constraint === 'string' ? constraint : null,
  }
}
