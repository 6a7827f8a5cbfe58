import type { MouseEvent } from 'react'
import { cart } from '../../shared/cart/browser-cart.ts'
import type { CartQuote } from '../../shared/cart/use-quote.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { usePersisted } from '#ui/browser-storage/use-persisted.ts'
import { hrefs } from '../../site-map.ts'
import { ButtonLink } from '#ui/button.tsx'
import { toast } from '#ui/toast/toast-store.ts'
import { sizesTrouble } from './sizes-trouble.ts'
import { useTypedSizes } from './typed-sizes.tsx'

/** On to the next step, once every line can be had as it is configured; else to the first that cannot. */
export function CheckoutLink({ answer: { quote }, isLarge = false }: { answer: CartQuote; isLarge?: boolean }) {
  const t = useT('cart')
  const { items } = usePersisted(cart)
  const { typed } = useTypedSizes()
  const invalid = quote?.invalid[0]
  const follow = (event: MouseEvent): void => {
    // What is typed there counts once it is right: the sizes of before must not be bought.
    const mistyped = items.find((item) => sizesTrouble(item, typed[item.key], t) !== undefined)
    const line = document.querySelector<HTMLElement>('[data-line]:has(.art-package)')
    if (!invalid && !mistyped && !line) return
    event.preventDefault()
    if (mistyped) return focusIn(mistyped.key, '.line-sizes input')
    if (!invalid) return askToChoose(line)
    focusIn(invalid.key, ':is(.note a, .line-sizes .line-bad button)')
    toast({ title: t('invalid'), tone: 'destructive' })
  }
  /** A ZIP of which no file is chosen does not block the payment, but its owner is asked first. */
  const askToChoose = (line: HTMLElement | null): void => {
    line?.querySelector<HTMLElement>('.art-package input:enabled')?.focus()
    const action = (
      <ButtonLink look="secondary" size="sm" to={hrefs.cart({ step: 'details' })}>
        {t('chooseLater')}
      </ButtonLink>
    )
    toast({ title: t('chooseOfPackage'), text: t('chooseOfPackageText'), tone: 'destructive', action })
  }
  return (
    <ButtonLink size={isLarge ? 'lg' : 'default'} wide={isLarge} to={hrefs.cart({ step: 'details' })} onClick={follow}>
      {t('toCheckout')}
    </ButtonLink>
  )
}

/** Leads to what a line needs. */
const focusIn = (key: string, what: string): void =>
  document.querySelector<HTMLElement>(`[data-line="${CSS.escape(key)}"] ${what}`)?.focus()
