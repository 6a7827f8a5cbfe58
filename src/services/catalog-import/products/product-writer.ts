import type { Db } from '#db/connection.ts'
import { bringBack, setForeignKeysAside } from '../../first-fill/first-fill.ts'
import type { ChunkProduct, ProductChunk } from './product-chunk.ts'
import { writeProductChunk } from './write-product-chunk.ts'
import { countProducts, writeRelated } from './write-products.repository.ts'

const FILLED = ['product', 'product_price', 'price_ladder_row', 'feature', 'feature_choice'] as const
const REFERRED_TO = ['product', 'product_price', 'feature', 'attribute', 'attribute_value'] as const

/** Writes products in the order in which they are given. */
export interface ProductWriter {
  /** Does not wait: the products may still be on their way when it returns. */
  readonly write: (chunk: ProductChunk) => void
  /** Waits until everything is written, with what relates products to each other; answers ids by code. */
  readonly finish: () => Promise<ReadonlyMap<string, number>>
  /** Waits for what is on its way, however that ends: the transaction is about to be given up. */
  readonly settle: () => Promise<void>
}

/**
 * Opens a writer for about `total` products. `before` writes what products refer to; `onWritten` is called once a reader
 * waits. What goes wrong is thrown by `finish`; nothing more is written then.
 */
export function productWriter(
  tx: Db,
  total: number,
  before: () => Promise<void>,
  onWritten: (count: number) => void,
): ProductWriter {
  const ids = new Map<string, number>()
  const written: (readonly ChunkProduct[])[] = []
  const begun = before().then(() => setForeignKeysAside(tx, total, FILLED, REFERRED_TO))
  let last: Promise<unknown> = begun
  last.catch(() => undefined)
  let isAwaited = false

  const writeNext = async (chunk: ProductChunk): Promise<void> => {
    for (const [code, id] of await writeProductChunk(tx, chunk)) ids.set(code, id)
    written.push(chunk.products)
    if (isAwaited) onWritten(ids.size)
  }
  return {
    write: (chunk) => {
      last = last.then(() => writeNext(chunk))
      last.catch(() => undefined)
    },
    finish: async () => {
      isAwaited = true
      onWritten(ids.size)
      await last
      const setAside = await begun
      await bringBack(tx, setAside)
      if (setAside.length > 0) await countProducts(tx)
      for (const products of written) {
        await writeRelated(
          tx,
          products.map(({ code, related }) => ({ id: ids.get(code) ?? 0, related })),
        )
      }
      return ids
    },
    settle: () =>
      last.then(
        () => undefined,
        () => undefined,
      ),
  }
}
