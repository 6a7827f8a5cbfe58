import type { Db } from '#db/connection.ts'
import type { LocalizedText } from '#domain/localized-text.ts'
import { bringBack, setForeignKeysAside, setIndexesAside } from '../first-fill/first-fill.ts'
import { chunksOf, pipelined } from '../pipelined.ts'
import { categoryDocument, searchDocument, wordMemory } from './search-document.ts'
import type { WordMemory } from './search-document.ts'
import {
  analyseIndex,
  countListed,
  countWordsLater,
  listedIdsAfter,
  readAttributeValues,
  readCategories,
  readIndexSize,
  readSources,
  recountWords,
  setLevels,
  settleIndex,
  writeCategory,
  writeDocuments,
  writeDisplayForms,
} from './search-index.repository.ts'
import type { IndexedDocument } from './search-index.repository.ts'

const BATCH = 500
/** From this share of all products on, counting all words again is quicker than counting along. */
const RECOUNT_FROM = { products: 2000, share: 0.1 }
/** Tables of the index. */
const INDEXED = ['product_search', 'search_word'] as const

/**
 * Makes listed products findable as they now are. Call it in the transaction of a catalogue write, after the listing
 * rows are written, with the products written (and every product of a category or attribute whose name changed).
 * Products that left the lists left the index with their listing row.
 */
export async function indexProducts(tx: Db, ids: readonly number[]): Promise<void> {
  const { product_count: size } = await readIndexSize(tx)
  if ((await countListed(tx)).listed === ids.length) await setLevels(tx)
  const recounts = ids.length > RECOUNT_FROM.products && ids.length > size * RECOUNT_FROM.share
  if (recounts) await countWordsLater(tx)
  const setAside = [
    ...(await setIndexesAside(tx, ids.length, INDEXED)),
    ...(await setForeignKeysAside(tx, ids.length, INDEXED, ['product_listing'])),
  ]

  const memory = wordMemory()
  const attributes = new Map((await readAttributeValues(tx)).map(({ id, name }) => [id, name]))
  await pipelined(chunksOf(ids, BATCH), {
    read: (batch) => readSources(tx, batch),
    make: (sources) => sources.map((source) => documentOf(source, attributes, memory)),
    write: async (documents) => {
      if (documents.length > 0) await writeDocuments(tx, documents)
    },
  })

  await indexCategories(tx)
  await (recounts ? recountWords(tx, memory.displayForms) : writeDisplayForms(tx, memory.displayForms))
  await bringBack(tx, setAside)
  await settleIndex(tx)
  if (recounts) await analyseIndex(tx)
}

/** Indexes every listed product: after a change of the rules by which texts are searched. */
export async function reindexAll(tx: Db): Promise<void> {
  const ids: number[] = []
  for (let last = 0; ; last = ids.at(-1) ?? 0) {
    const more = await listedIdsAfter(tx, last, 10_000)
    if (more.length === 0) break
    for (const { product_id: id } of more) ids.push(id)
  }
  await indexProducts(tx, ids)
}

const documentOf = (
  source: Awaited<ReturnType<typeof readSources>>[number],
  attributes: ReadonlyMap<number, LocalizedText>,
  memory: WordMemory,
): IndexedDocument => ({
  ...searchDocument(
    {
      code: source.code,
      name: source.name,
      filedUnder: present([
        source.category,
        source.parent,
        source.keywords,
        ...source.attribute_value_ids.map((id) => attributes.get(id)),
      ]),
      texts: present([source.summary, source.included, ...source.parts, source.description]),
    },
    memory,
  ),
  productId: source.id,
  categoryId: source.category_id,
  rank: source.rank,
})

const present = (texts: readonly (LocalizedText | null | undefined)[]): readonly LocalizedText[] =>
  texts.filter((text) => text !== null && text !== undefined)

async function indexCategories(tx: Db): Promise<void> {
  for (const { id, name } of await readCategories(tx)) await writeCategory(tx, { id, ...categoryDocument(name) })
}
