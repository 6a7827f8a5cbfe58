import type { Halalas } from '../money/halalas.ts'

/** The orders a product list may have (S265). */
export const LIST_SORTS = ['relevance', 'newest', 'best-selling', 'price-asc', 'price-desc', 'biggest-offer'] as const

export type ListSort = (typeof LIST_SORTS)[number]

export const MAX_PER_PAGE = 100
export const MAX_PAGE = 10_000
/** The most values one filter may name. */
export const MAX_FILTER_VALUES = 50
/** S94; the same as the box takes. */
export const MAX_SEARCH_LENGTH = 100

/** What a product list is asked for (S264). Values of one filter combine with OR, filters with AND. */
export type ListQuery = {
  readonly category: string | undefined
  readonly subCategories: readonly string[]
  /** The words searched for, as typed but clean. */
  readonly name: string | undefined
  readonly minPrice: Halalas | undefined
  readonly maxPrice: Halalas | undefined
  /** Ids of attribute values: sizes, materials, finishes, colours. */
  readonly choices: readonly string[]
  readonly offers: boolean
  readonly inStock: boolean
  readonly urgent: boolean
  /** Only products that can be had in this quantity: minimum quantity at most this. */
  readonly maxMinQuantity: number | undefined
  /** Only products made in at most so many working days. */
  readonly maxProductionDays: number | undefined
  readonly sort: ListSort
  /** From 1. */
  readonly page: number
  readonly perPage: number
}

/** The first page of the list, unfiltered and unsorted. */
export const EMPTY_LIST_QUERY: ListQuery = {
  category: undefined,
  subCategories: [],
  name: undefined,
  minPrice: undefined,
  maxPrice: undefined,
  choices: [],
  offers: false,
  inStock: false,
  urgent: false,
  maxMinQuantity: undefined,
  maxProductionDays: undefined,
  sort: 'newest',
  page: 1,
  perPage: 24,
}

/** The default order of a list: by relevance when something is searched, else newest first. */
export const defaultSort = (name: string | undefined): ListSort => (name === undefined ? 'newest' : 'relevance')
