import { useQuery } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ApiClient } from '#contract/api-client.ts'
import type { Quote } from '#contract/cart/quote.ts'
import { usePersisted } from '#ui/browser-storage/use-persisted.ts'
import { REPORTED_BY_PAGE } from '#ui/fetching/query-client.ts'
import { usePage } from '#ui/page-context.tsx'
import { useSession } from '../session/session-store.ts'
import { changedBy, withQuote } from './apply-quote.ts'
import type { Changed } from './apply-quote.ts'
import { cart } from './browser-cart.ts'
import type { BrowserCart } from './browser-cart.ts'
import { cartName, questionOf } from './question.ts'
import type { Delivery } from './question.ts'

const QUOTES = 'cart-quote'
/** A run of quick changes is asked about once, in ms. */
const QUIET_MS = 250

/** What the shop says of the cart. */
export type CartQuote = {
  /** The last answer; undefined before the first. */
  readonly quote: Quote | undefined
  /** Whether it is about the cart as it is now. */
  readonly isCurrent: boolean
  /** The last question got no answer. */
  readonly hasFailed: boolean
  readonly refetch: () => void
}

/**
 * Asks the shop what the cart costs, when the page opens and after every change (S237), and takes over what changed
 * meanwhile; `onChanged` is called with that, once an answer. `delivery`: how the customer has decided to get it.
 */
export function useQuote(onChanged: (changed: Changed) => void, delivery?: Delivery): CartQuote {
  const { api, language } = usePage()
  const stored = usePersisted(cart)
  const customerId = useSession().customer?.id
  const keyOf = (about: BrowserCart) => [QUOTES, customerId ?? null, questionOf(about, delivery)] as const
  const [last, setLast] = useState<Quote>()
  const { data, isSuccess, isError, isFetching, refetch } = useQuery({
    queryKey: keyOf(stored),
    queryFn: async ({ signal, client }) => {
      if (last) await quiet(signal)
      const quote = await fetchQuote(api, keyOf(stored)[2], signal)
      const answered = withQuote(cart.get(), quote, language)
      storeAnswer(client, keyOf(answered), quote)
      cart.change(() => answered)
      const changed = changedBy(quote)
      if (changed.adjusted || changed.soldOut || changed.other) onChanged(changed)
      return quote
    },
    enabled: stored.items.length > 0,
    meta: REPORTED_BY_PAGE,
    // Every page that opens and every change asks, also about a cart that was asked about before.
    staleTime: Infinity,
    refetchOnMount: 'always',
    gcTime: 0,
  })
  if (data && data !== last) setLast(data)
  return {
    quote: data ?? last,
    isCurrent: isSuccess && !isFetching,
    hasFailed: isError && !isFetching,
    refetch: () => void refetch(),
  }
}

/** Waits until the cart has been left alone; a change meanwhile aborts the question. */
async function quiet(signal: AbortSignal): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, QUIET_MS))
  signal.throwIfAborted()
}

async function fetchQuote(api: ApiClient, question: ReturnType<typeof questionOf>, signal: AbortSignal) {
  const { data } = await api.post('/api/carts/quote', { ...question, ...cartName(cart.get()) }, { signal })
  // The cart it was about is gone: its answer changes nothing any more.
  signal.throwIfAborted()
  return data
}

/** The answer is also the one about the cart that it changed, which need not be asked about again. */
function storeAnswer(client: QueryClient, key: readonly unknown[], quote: Quote): void {
  client.setQueryDefaults([QUOTES], { gcTime: 0 })
  client.setQueryData(key, quote)
}
