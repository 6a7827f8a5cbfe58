import type { Db } from '#db/connection.ts'
import { answersOf } from '#db/pipelined-transaction.ts'
import type { DatabaseProblem, Place } from '../format/import-problem.ts'
import { halves } from './product-chunk.ts'
import type { ProductChunk } from './product-chunk.ts'
import { backTo, mark } from '../savepoint.repository.ts'
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

/**
 * Writes a chunk of products. When the database refuses one, looks for it by halves and throws RefusedProduct with its
 * place; the transaction must then be given up.
 */
export async function writeProductChunk(tx: Db, chunk: ProductChunk): Promise<Map<string, number>> {
  try {
    return await (chunk.isNew ? writeTogether(tx, chunk) : writeInTurn(tx, chunk))
  } catch (error) {
    const problem = databaseProblem(error)
    const [only] = chunk.products
    if (!problem || !only) throw error
    if (chunk.products.length === 1) throw new RefusedProduct(only.place, problem)
    await backTo(tx)
    const [first, second] = halves(chunk)
    return new Map([...(await writeProductChunk(tx, first)), ...(await writeProductChunk(tx, second))])
  }
}

/** Sends everything at once: the database does not wait for this process between statements. */
async function writeTogether(tx: Db, { tables }: ProductChunk): Promise<Map<string, number>> {
  const [, ids] = await answersOf([mark(tx), writeNewProducts(tx, tables), checkConstraintsNow(tx)])
  return ids
}

async function writeInTurn(tx: Db, { tables }: ProductChunk): Promise<Map<string, number>> {
  await mark(tx)
  const ids = await writeProducts(tx, tables)
  await checkConstraintsNow(tx)
  return ids
}

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
