import type { Generated, GeneratedAlways } from 'kysely'

/** What a product is found by. `names`, `heads` and `words` are tsvector, each inside the next. */
export type ProductSearchTable = {
  product_id: number
  category_id: number
  rank: number
  level: Generated<number>
  code_key: string
  name_en: string
  name_ar: string
  head_en: string
  names: string
  heads: string
  words: string
  padding: Generated<string>
}

export type SearchSizeTable = { product_count: number; top_ranks: Generated<number[]> }

export type SearchWordTable = {
  word: string
  shown: string | null
  name_count: number
  head_count: number
  product_count: number
  near: GeneratedAlways<string[]>
}

export type SearchSynonymTable = { topic: string; phrase: string; phrase_key: string }

export type SearchCategoryTable = { category_id: number; name_en: string[]; name_ar: string[]; words: string }
