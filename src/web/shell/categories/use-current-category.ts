import { useQueryClient } from '@tanstack/react-query'
import { useParams } from '#ui/router/router.tsx'
import { apiQuery } from '#ui/fetching/api-query.ts'
import type { ApiQuery } from '#ui/fetching/api-query.ts'

/** The category the visitor is in. `isPage`: its own page is shown, not one of its products. */
export type CurrentCategory = {
  readonly categoryId: string | undefined
  readonly subCategoryId: string | undefined
  readonly isPage: boolean
}

/** Where the visitor is: the category of the address, or that of the product which is shown (S99). */
export function useCurrentCategory(): CurrentCategory {
  const { categoryId, subCategoryId, productId } = useParams()
  const client = useQueryClient()
  if (productId === undefined) return { categoryId, subCategoryId, isPage: true }
  // Read from what the product's page has fetched: the frame never asks by itself.
  const product = answerIn(client, productOf(productId))?.data
  return { categoryId: product?.topCategory.id, subCategoryId: product?.category?.id, isPage: false }
}

const answerIn = <Answer>(client: ReturnType<typeof useQueryClient>, { queryKey }: ApiQuery<Answer>) =>
  client.getQueryData<Answer>(queryKey)

const productOf = (id: string) => apiQuery(`/api/app/products/${encodeURIComponent(id)}`, { tags: [`product:${id}`] })
