import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { Money } from '#ui/text/money.tsx'
import type { MethodChoice } from './use-method-choice.ts'

/** What the button does: the amount and with what (ux 41). */
export function PayText({ total, choice: { method, card, saved } }: { total: number; choice: MethodChoice }) {
  const t = useT('payment')
  const price = <Money halalas={total} />
  if (total === 0) return t('payNothing')
  if (method === 'BANK_TRANSFER') return <Text area="payment" id="payByTransfer" fill={{ price }} />
  const brand = method === 'CARD' ? card.brand : method === 'SAVED_CARD' ? saved.card?.brand : undefined
  const way = brand
    ? t(`brand_${brand}`)
    : method === 'CARD' || method === 'SAVED_CARD'
      ? null
      : method && t(`name_${method}`)
  return way ? (
    <Text area="payment" id="payWith" fill={{ price, way: <bdi>{way}</bdi> }} />
  ) : (
    <Text area="payment" id="pay" fill={{ price }} />
  )
}
