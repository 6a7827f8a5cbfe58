import { useId, useState } from 'react'
import { wholeNumberFrom } from '#domain/text/digits.ts'
import { changeQuantity } from '../../shared/cart/change-cart.ts'
import type { CartItemView } from '../../shared/cart/browser-cart.ts'
import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { Money } from '#ui/text/money.tsx'
import { tidyText } from '#ui/text/tidy-text.ts'
import { troubleWith } from './quantity-trouble.ts'

/** The quantity of a line: typed, in the product's steps, or raised to the next cheaper one. */
export function QuantityStepper({ item }: { item: CartItemView }) {
  const t = useT('cart')
  const id = useId()
  const { quantity, shown: product } = item
  const [typed, setTyped] = useState<string>()
  const typedQuantity = typed === undefined ? quantity : wholeNumberFrom(typed)
  const trouble = typedQuantity === undefined ? t('whole') : troubleWith(typedQuantity, item, t)
  const take = (next: number): void => {
    setTyped(undefined)
    changeQuantity(item, next)
  }
  const write = (text: string): void => {
    setTyped(text)
    const number = wholeNumberFrom(text)
    if (number !== undefined && troubleWith(number, item, t) === undefined) changeQuantity(item, number)
  }
  const step = (by: number) => ({
    disabled: troubleWith(quantity + by, item, t) !== undefined,
    onClick: () => take(quantity + by),
  })
  const label = t('quantityOf', { name: tidyText(product.name) })
  return (
    <div className="line-quantity">
      <div className="stepper" role="group" aria-label={label}>
        <button type="button" aria-label={t('less')} {...step(-product.quantityStep)}>
          <Icon name="minus" />
        </button>
        <input
          dir="ltr"
          inputMode="numeric"
          enterKeyHint="done"
          autoComplete="off"
          aria-label={label}
          value={typed ?? String(quantity)}
          {...(trouble !== undefined && { 'aria-invalid': true, 'aria-describedby': id })}
          onChange={({ target }) => write(target.value)}
          onBlur={() => setTyped(undefined)}
        />
        <button type="button" aria-label={t('more')} {...step(product.quantityStep)}>
          <Icon name="plus" />
        </button>
      </div>
      {trouble === undefined ? (
        <NextBreak item={item} onTake={take} />
      ) : (
        <p id={id} className="line-bad" role="alert">
          {trouble}
        </p>
      )}
    </div>
  )
}

type NextBreakProps = {
  item: CartItemView
  /** Left out where more than the quantity would have to change. */
  onTake?: (quantity: number) => void
}

/** The next cheaper quantity, when it is near (S277). */
export function NextBreak({ item: { shown: product, quantity }, onTake }: NextBreakProps) {
  const t = useT('cart')
  const next = product.nextBreak
  if (!next || next.quantity - next.morePieces !== quantity) return null
  const price = <Money halalas={Math.abs(next.extraCost)} />
  return (
    <p className="line-next">
      <Text
        area="cart"
        id={next.extraCost > 0 ? 'nextBreak' : 'nextBreakLess'}
        count={next.morePieces}
        fill={{ price }}
      />{' '}
      {onTake ? (
        <Button look="link" size="sm" onClick={() => onTake(next.quantity)}>
          {t('take', { count: next.quantity })}
        </Button>
      ) : null}
    </p>
  )
}
