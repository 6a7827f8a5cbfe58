import { useEffect, useRef, useState } from 'react'
import type { Quote } from '#contract/cart/quote.ts'
import { usePage } from '#ui/page-context.tsx'
import { changedBy, withQuote } from './apply-quote.ts'
import type { Changed } from './apply-quote.ts'
import { cart } from './browser-cart.ts'
import { cartName, questionOf } from './question.ts'
import type { Delivery } from './question.ts'
import { usePersisted } from '#ui/browser-storage/use-persisted.ts'
import { useSession } from '../session/session-store.ts'

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
  readonly askAgain: () => void
}

type Answer = { readonly about: string; readonly quote?: Quote; readonly hasFailed?: boolean }

/**
 * Asks the shop what the cart costs, when the page opens and after every change (S237), and takes over what changed
 * meanwhile; `onChanged` hears of that, once an answer. `delivery`: how the customer has decided to get it.
 */
export function useQuote(onChanged: (changed: Changed) => void, delivery?: Delivery): CartQuote {
  const { api, language } = usePage()
  const stored = usePersisted(cart)
  const customerId = useSession().customer?.id
  const [answer, setAnswer] = useState<Answer>({ about: '' })
  const [turn, setTurn] = useState(0)
  const hear = useRef(onChanged)
  useEffect(() => {
    hear.current = onChanged
  })
  const question = questionOf(stored, delivery)
  const about = `${customerId}${turn}${JSON.stringify(question)}`
  const answered = useRef('')
  useEffect(() => {
    if (stored.items.length === 0 || answered.current === about) return undefined
    const control = new AbortController()
    const ask = async (): Promise<void> => {
      const { data: quote } = await api.post(
        '/api/carts/quote',
        { ...question, ...cartName(cart.get()) },
        { signal: control.signal },
      )
      if (control.signal.aborted) return
      cart.change((now) => withQuote(now, quote, language))
      const next = `${customerId}${turn}${JSON.stringify(questionOf(cart.get(), delivery))}`
      answered.current = next
      setAnswer({ about: next, quote })
      const changed = changedBy(quote)
      if (changed.adjusted || changed.soldOut || changed.other) hear.current(changed)
    }
    const fail = () => control.signal.aborted || setAnswer((before) => ({ ...before, about, hasFailed: true }))
    const timer = setTimeout(() => void ask().catch(fail), answered.current === '' ? 0 : QUIET_MS)
    return () => {
      control.abort()
      clearTimeout(timer)
    }
    // The text changes with every change of the question.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [about])
  return {
    quote: answer.quote,
    isCurrent: answer.about === about && !answer.hasFailed,
    hasFailed: answer.hasFailed === true && answer.about === about,
    askAgain: () => setTurn((each) => each + 1),
  }
}
