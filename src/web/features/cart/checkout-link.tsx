import type { MouseEvent } from 'react'
import type { CartQuote } from '../../cart/use-quote.ts'
import { useT } from '../../i18n/use-t.ts'
import { hrefs } from '../../routes.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { toast } from '../../ui/toast/toast-store.ts'

/** On to the next step, once every line can be had as it is configured; else to the first that cannot. */
export function CheckoutLink({ answer: { quote }, isLarge = false }: { answer: CartQuote; isLarge?: boolean }) {
  const t = useT('cart')
  const invalid = quote?.invalid[0]
  const follow = (event: MouseEvent): void => {
    if (!invalid) return
    event.preventDefault()
    document.querySelector<HTMLElement>(`[data-line="${CSS.escape(invalid.key)}"] .note a`)?.focus()
    toast({ title: t('invalid'), tone: 'destructive' })
  }
  return (
    <ButtonLink size={isLarge ? 'lg' : 'default'} wide={isLarge} to={hrefs.cart({ step: 'details' })} onClick={follow}>
      {t('toCheckout')}
    </ButtonLink>
  )
}
