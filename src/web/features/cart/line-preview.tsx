import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { toLineFeatures } from '#contract/cart/line-feature.ts'
import { REPORTED_BY_PAGE } from '#ui/fetching/query-client.ts'
import { usePage } from '#ui/page-context.tsx'
import { drawPreview } from '../../shared/artwork/artwork-calls.ts'
import PreviewPicture from '../../shared/artwork/preview-picture.tsx'
import type { CartItemView } from '../../shared/cart/browser-cart.ts'

/** While a file is still being opened. */
const ASK_AGAIN_MS = 2_000

/** The product of a line with the customer's artwork on it; its own picture until that is drawn, and when it cannot be. */
export default function LinePreview({ item, instead }: { item: CartItemView; instead: ReactNode }) {
  const { api } = usePage()
  const { id: productPrice, features, artworkIds, artworkFaces = [] } = item
  const line = { productPrice, features: toLineFeatures(features), artworkIds, artworkFaces }
  const { data } = useQuery({
    meta: REPORTED_BY_PAGE,
    staleTime: Number.POSITIVE_INFINITY,
    queryKey: ['line-preview', line],
    queryFn: () => drawPreview(api, line),
    refetchInterval: ({ state }) => (state.data?.isComing ? ASK_AGAIN_MS : false),
  })
  return data?.id ? <PreviewPicture id={data.id} className="" instead={instead} /> : instead
}
