import type { UsedMethod } from '#domain/payments/payment-method.ts'
import { CARD_BRANDS } from '#domain/payments/mada.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { Ltr } from '#ui/text/bidi.tsx'

type Props = { method: UsedMethod; card?: { brand: string; lastFour: string } | null }

/** How something was paid: the card by its network and last digits, anything else by its name. */
export function PayMethod({ method, card = null }: Props) {
  const t = useT('order')
  if (!card) return t(method)
  const brand = CARD_BRANDS.find((each) => each === card.brand)
  return (
    <>
      {brand ? t(brand) : <bdi>{card.brand}</bdi>} <Ltr>•••• {card.lastFour}</Ltr>
    </>
  )
}
