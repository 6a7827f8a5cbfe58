import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { plain } from '#ui/fetching/api-query.ts'
import { whenHydrated } from '#ui/loading/hydrate-when-visible.tsx'
import { productQuery } from '../product.queries.ts'
import type { ProductDetail } from '#contract/catalog/product-detail.ts'

/**
 * Asks how much is left once the page is open: a cached page is rendered again when the catalogue changes, not with every
 * piece that is sold. What is made to order never runs out, and is not asked about.
 */
export function useFreshStock({ id, prices }: Pick<ProductDetail, 'id' | 'prices'>): void {
  const client = useQueryClient()
  const isLimited = prices.some(({ remainingQuantity }) => remainingQuantity !== null)
  useEffect(() => {
    if (isLimited) void whenHydrated().then(() => client.invalidateQueries(plain(productQuery(id))))
  }, [client, id, isLimited])
}
