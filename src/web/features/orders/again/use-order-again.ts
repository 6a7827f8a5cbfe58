import { useEffect, useEffectEvent, useState } from 'react'
import { usePage } from '#ui/page-context.tsx'
import type { OrderAgain } from './order-again-answer.ts'
import { NO_WISHES, type Wishes } from './wishes.ts'

/** A number is looked up once nothing more is typed. */
const TYPING_MS = 300

type Quantities = Wishes['quantities']
type Answer = { readonly to: Quantities; readonly again: OrderAgain }

/** An order as it would be today in these quantities; while others are looked up, the last answer stays. */
export function useOrderAgain(id: string, quantities: Quantities, onFailure: (failure: unknown) => void) {
  const { api } = usePage()
  const [answer, setAnswer] = useState<Answer>()
  const giveUp = useEffectEvent(onFailure)
  useEffect(() => {
    let isShown = true
    const lines = Object.entries(quantities).map(([key, quantity]) => ({ key, quantity }))
    const ask = (): void =>
      void api.post(`/api/carts/profile/${id}/reorder`, { quantities: lines }).then(
        ({ data }) => isShown && setAnswer({ to: quantities, again: data }),
        (failure: unknown) => {
          if (isShown) giveUp(failure)
        },
      )
    const timer = setTimeout(ask, quantities === NO_WISHES.quantities ? 0 : TYPING_MS)
    return () => {
      isShown = false
      clearTimeout(timer)
    }
  }, [api, id, quantities])
  return { again: answer?.again, isAsking: answer?.to !== quantities }
}
