import { useRef, useState } from 'react'
import type { SavedCard } from '../../../shared/payment/payment.queries.ts'
import { canPay } from '../../../shared/payment/can-pay.ts'
import { cvvProblem } from '../../../shared/payment/use-card-form.ts'
import type { Ready } from '../../../shared/payment/paying.ts'

/** The saved card that pays, and its code, which is asked for each time (S289 to S293). */
export function useSavedCard(cards: readonly SavedCard[], today: string) {
  const [picked, setPicked] = useState<string>()
  const [cvc, setCvc] = useState('')
  const [isChecked, setChecked] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const usable = cards.filter((each) => canPay(each, today))
  const card = usable.find(({ id }) => id === picked) ?? usable.find(({ isDefault }) => isDefault)
  const wrong = cvvProblem(cvc, card?.brand)
  return {
    card,
    cvc,
    setCvc,
    field,
    pick: (id: string) => {
      setPicked(id)
      setCvc('')
      setChecked(false)
    },
    isCardMissing: isChecked && !card,
    cvcProblem: isChecked && card ? wrong : undefined,
    check: (): (() => Promise<Ready>) | undefined => {
      setChecked(true)
      if (card && wrong) field.current?.focus()
      return card && !wrong
        ? async () => ({ paymentMethod: 'SAVED_CARD', cardId: card.id, secret: { cvc: cvc.trim() } })
        : undefined
    },
  }
}
