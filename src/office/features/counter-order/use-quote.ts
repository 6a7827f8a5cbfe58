import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Quote } from '#contract/cart/quote.ts'
import { usePage } from '#ui/page-context.tsx'
import { itemOf } from './order-draft.ts'
import type { DraftAddress, DraftLine } from './order-draft.ts'

/** How long a pause in typing has to be before the server is asked, in ms. */
const PAUSE_MS = 250

type QuoteRequest = {
  readonly lines: readonly DraftLine[]
  readonly urgent: boolean
  readonly couponCode: string
  /** Null: picked up. */
  readonly address: DraftAddress | null
}

/** What the shop asks for these lines now, by the price of its cart; the answer before stays until then. */
export function useQuote({ lines, urgent, couponCode, address }: QuoteRequest) {
  const { api } = usePage()
  const body = {
    items: lines.map(itemOf),
    urgent,
    ...(couponCode !== '' && { couponCode }),
    fulfilment: address ? ('DELIVERY' as const) : ('PICKUP' as const),
    ...(address && address.cityId !== '' && { cityId: address.cityId }),
    ...(address && address.districtId !== '' && { districtId: address.districtId }),
  }
  const key = usePaused(JSON.stringify(body))
  const query = useQuery<{ data: Quote }>({
    queryKey: ['counter-quote', key],
    queryFn: ({ signal }) => api.post('/api/carts/quote', JSON.parse(key) as typeof body, { signal }),
    enabled: lines.length > 0,
    placeholderData: keepPreviousData,
  })
  const isCurrent = key === JSON.stringify(body) && !query.isFetching && !query.isPlaceholderData
  return {
    quote: lines.length > 0 ? query.data?.data : undefined,
    /** It is of what is shown, and not of what was before. */
    isCurrent,
    hasFailed: query.isError && !query.isFetching,
    again: () => void query.refetch(),
  }
}

/** A text once it has not changed for a moment. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return paused
}
