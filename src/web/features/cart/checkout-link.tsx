import { useEffect, useRef } from 'react'
import type { MouseEvent } from 'react'
import { cart } from '../../shared/cart/browser-cart.ts'
import { slotOfLine } from '../../shared/artwork/line-files.ts'
import { absentFile } from '../../shared/artwork/sending/absent-file.ts'
import { filesOf } from '../../shared/artwork/sending/file-slots.ts'
import type { CartQuote } from '../../shared/cart/use-quote.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { usePersisted } from '#ui/browser-storage/use-persisted.ts'
import { hrefs } from '../../site-map.ts'
import { ButtonLink } from '#ui/button.tsx'
import { closeToast, toast } from '#ui/toast/toast-store.ts'
import { sizesTrouble } from './sizes-trouble.ts'
import { useTypedSizes } from './typed-sizes.tsx'

type AbsentFile = NonNullable<ReturnType<typeof absentFile>>

/** What is asked about a file that its line would be without, and where its owner is led. */
const ASKED = {
  PACKAGE: {
    title: 'chooseOfPackage',
    text: 'chooseOfPackageText',
    goOn: 'chooseLater',
    place: '.art-package input:enabled',
  },
  UNSENT: {
    title: 'fileUnsent',
    text: 'fileUnsentText',
    goOn: 'withoutFile',
    place: '.art-file:has(.art-state.must) button',
  },
  REFUSED: {
    title: 'fileRefused',
    text: 'fileRefusedText',
    goOn: 'withoutFile',
    place: '.art-file:has(.art-state.must) button',
  },
} as const

/** On to the next step, once every line can be had as it is configured; else to the first that cannot. */
export function CheckoutLink({ answer: { quote }, isLarge = false }: { answer: CartQuote; isLarge?: boolean }) {
  const t = useT('cart')
  const { items } = usePersisted(cart)
  const { typed } = useTypedSizes()
  const invalid = quote?.invalid[0]
  const question = useRef<number>(undefined)
  const takeBackQuestion = (): void => {
    if (question.current !== undefined) closeToast(question.current)
  }
  useEffect(() => takeBackQuestion, [])
  const follow = (event: MouseEvent): void => {
    takeBackQuestion()
    // What is typed there counts once it is right: the sizes of before must not be bought.
    const mistyped = items.find((item) => sizesTrouble(item, typed[item.key], t) !== undefined)
    const missing = items
      .map(({ key }) => ({ key, file: absentFile(filesOf(slotOfLine(key))) }))
      .find(({ file }) => file && file.why !== 'QUEUED')
    if (!invalid && !mistyped && !missing) return
    event.preventDefault()
    if (mistyped) return focusIn(mistyped.key, '.line-sizes input')
    if (!invalid) return missing?.file && askAbout(missing.key, missing.file)
    focusIn(invalid.key, ':is(.note a, .line-sizes .line-bad button)')
    toast({ title: t('invalid'), tone: 'destructive' })
  }
  /** A file that its line would be without does not block the payment, but its owner is asked first. */
  const askAbout = (key: string, { name, why }: AbsentFile): void => {
    const { title, text, goOn, place } = ASKED[why === 'PACKAGE' || why === 'REFUSED' ? why : 'UNSENT']
    focusIn(key, place)
    const action = (
      <ButtonLink look="secondary" size="sm" to={hrefs.cart({ step: 'details' })}>
        {t(goOn)}
      </ButtonLink>
    )
    // It asks something: it stays until that is answered.
    question.current = toast({
      title: t(title, { name }),
      text: t(text),
      tone: 'destructive',
      action,
      duration: Infinity,
    })
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
