import type pg from 'pg'

type Counts = readonly [names: number, heads: number, products: number]
type CountedWord = readonly [word: string, ...Counts]

export type VocabularyRow = {
  readonly size: number
  readonly words: readonly CountedWord[] | null
  /** For every beginning the first words that begin so, and the counts of all of them added up. */
  readonly beginnings:
    | readonly (readonly [beginning: string, first: readonly CountedWord[] | null, commonest: number, ...Counts])[]
    | null
  readonly synonyms: readonly (readonly [phrase: string, synonym: string, ...Counts])[] | null
  /** At most one more than MAX_CODES. */
  readonly codes: readonly string[]
}

/** So many products of one code's beginning are found. */
export const MAX_CODES = 200

/** So many words with a beginning are listed one by one. */
export const LISTED_WORDS = 21

// Values are selected everywhere so that all searches have the same plan, which PostgreSQL then makes only once.
const LOOK_UP = {
  name: 'search-look-up',
  text: `
    select
      (select product_count from search_size) as size,
      (select json_agg(json_build_array(word, name_count, head_count, product_count))
        from search_word where word = any ((select $1::text[])::text[]) and product_count > 0) as words,
      (select json_agg(json_build_array(beginning, first, commonest, names, heads, products))
        from unnest((select $2::text[])) beginning,
        lateral (
          select coalesce(sum(name_count), 0) names, coalesce(sum(head_count), 0) heads,
            coalesce(sum(product_count), 0) products, coalesce(max(product_count), 0) commonest
          from search_word
          where word >= beginning collate "C" and word < (beginning || U&'\\+10FFFF') collate "C"
            and word <> all ((select $1::text[])::text[])
        ) found,
        lateral (
          select json_agg(json_build_array(word, name_count, head_count, product_count)) first
          from (
            select * from search_word
            where word >= beginning collate "C" and word < (beginning || U&'\\+10FFFF') collate "C"
              and word <> all ((select $1::text[])::text[]) and product_count > 0
            limit ${LISTED_WORDS}
          ) listed
        ) listed) as beginnings,
      (select json_agg(json_build_array(mine.phrase_key, form, names, heads, products))
        from search_synonym mine
        join search_synonym other on other.topic = mine.topic and other.phrase_key <> mine.phrase_key
        cross join unnest(array[other.phrase_key, '+' || other.phrase_key]) form,
        lateral (
          select min(coalesce(name_count, 0)) names, min(coalesce(head_count, 0)) heads,
            min(coalesce(product_count, 0)) products
          from unnest(string_to_array(form, ' ')) key left join search_word on word = key collate "C"
        ) rarest
        where mine.phrase_key = any (
          (select $3::text[])::text[]
          || array(
            select phrase_key from search_synonym
            where starts_with(phrase_key, (select $6)) and position(' ' in phrase_key) = 0))) as synonyms,
      array(
        select code_key from product_search
        where code_key >= (select $4) and code_key <= (select $5) and code_key <> ''
        order by code_key limit ${MAX_CODES + 1}
      ) as codes`,
}

/**
 * What is looked up: words, beginnings of words, phrases that may have synonyms, the beginning of such a word (null for
 * none), and a range of codes.
 */
export type Wording = {
  readonly words: readonly string[]
  readonly beginnings: readonly string[]
  readonly phrases: readonly string[]
  readonly begunPhrase: string | null
  readonly codes: readonly [from: string, to: string]
}

/** What the index knows of all that, in one go. */
export async function lookUp(pool: pg.Pool, wording: Wording): Promise<VocabularyRow> {
  const { words, beginnings, phrases, begunPhrase, codes } = wording
  const values = [words, beginnings, phrases, ...codes, begunPhrase]
  const { rows } = await pool.query<VocabularyRow>({ ...LOOK_UP, values })
  const [row] = rows
  if (!row) throw new Error('a select without from has one row')
  return row
}

/** A word people may have meant. */
export type Candidate = {
  readonly word: string
  /** As people write it; null for what is no word by itself. */
  readonly displayed: string | null
  readonly names: number
  readonly heads: number
}

const FIND_CANDIDATES = {
  name: 'search-candidates',
  text: `
    select word, shown as displayed, name_count as names, head_count as heads
    from search_word where head_count > 0 and shown is not null and near && (select $1::text[])
    union
    select word, shown, name_count, head_count
    from search_word where product_count > 0 and word = any ((select $2::text[])::text[])
    union
    (select word, shown, name_count, head_count
    from search_word
    where head_count > 0 and shown is not null
      and word >= (select $3) and word < (select $3 || U&'\\+10FFFF')
    order by head_count desc limit 300)`,
}

/**
 * Words of names and of what products are filed under that share one of `spellings` (words without a letter), the words
 * themselves of `words`, and the commonest words that begin with `beginning` (none when empty).
 */
export async function findCandidates(
  pool: pg.Pool,
  spellings: readonly string[],
  words: readonly string[],
  beginning: string | null,
): Promise<readonly Candidate[]> {
  const { rows } = await pool.query<Candidate>({ ...FIND_CANDIDATES, values: [spellings, words, beginning] })
  return rows
}

const FIND_SIMILAR = { name: 'search-similar', text: 'select * from similar_words($1)' }

/** Words that look like another, by trigrams, most alike first. */
export async function findSimilar(pool: pg.Pool, word: string): Promise<readonly Candidate[]> {
  const { rows } = await pool.query<Candidate>({ ...FIND_SIMILAR, values: [word] })
  return rows
}
