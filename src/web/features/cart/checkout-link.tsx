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
    // What is typed there counts once it is right: nobody is to buy the sizes of before.
    const unsaid = document.querySelector<HTMLElement>('.line-sizes [aria-invalid]')
    if (!invalid && !unsaid) return
    event.preventDefault()
    if (unsaid) return unsaid.focus()
    const line = `[data-line="${CSS.escape(invalid?.key ?? '')}"]`
    document.querySelector<HTMLElement>(`${line} .note a, ${line} .line-sizes .line-bad button`)?.focus()
    toast({ title: t('invalid'), tone: 'destructive' })
  }
  return (
    <ButtonLink size={isLarge ? 'lg' : 'default'} wide={isLarge} to={hrefs.cart({ step: 'details' })} onClick={follow}>
      {t('toCheckout')}
    </ButtonLink>
  )
}
