import { useId } from 'react'
import { changePieces } from '../../shared/cart/change-cart.ts'
import type { CartItemView } from '../../shared/cart/browser-cart.ts'
import { otherSum } from '../../shared/cart/line-pieces.ts'
import type { LinePieces } from '../../shared/cart/line-pieces.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { Button } from '#ui/button.tsx'
import { NextBreak } from './quantity-stepper.tsx'
import { sizesTrouble } from './sizes-trouble.ts'
import { useTypedSizes } from './typed-sizes.tsx'

/**
 * The quantity of a line whose pieces are named by kind, such as size: the kinds are written, and their pieces are
 * counted. A number of its own would not say which pieces are more or fewer.
 */
export function LineSizes({ item, pieces }: { item: CartItemView; pieces: LinePieces }) {
  const t = useT('cart')
  const id = useId()
  const { typed, type } = useTypedSizes()
  const text = typed[item.key]
  const trouble = sizesTrouble(item, text, t)
  const write = (next: string): void => {
    type(item.key, next)
    const read = pieces.read(next)
    if (read && sizesTrouble(item, next, t) === undefined) changePieces(item, pieces.feature, read.written, read.sum)
  }
  return (
    <div className="line-quantity line-sizes">
      <label htmlFor={id}>{pieces.name}</label>
      <input
        id={id}
        dir="auto"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="done"
        maxLength={500}
        value={text ?? pieces.text}
        aria-describedby={`${id}-said`}
        {...(trouble !== undefined && { 'aria-invalid': true })}
        onChange={({ target }) => write(target.value)}
        onBlur={() => trouble === undefined && type(item.key, undefined)}
      />
      <div id={`${id}-said`} role="status">
        {trouble === undefined ? <Counted item={item} pieces={pieces} /> : <p className="line-bad">{trouble}</p>}
      </div>
    </div>
  )
}

/** The quantity that follows; where another one is stored, a press takes the one that is named. */
function Counted({ item, pieces }: { item: CartItemView; pieces: LinePieces }) {
  const t = useT('cart')
  const sum = otherSum(item)
  if (sum === undefined) {
    return (
      <>
        <p className="quiet">{t('pieces', { count: item.quantity })}</p>
        <NextBreak item={item} />
      </>
    )
  }
  return (
    <p className="line-bad">
      {t('piecesOff', { sum, count: item.quantity })}{' '}
      <Button look="link" size="sm" onClick={() => changePieces(item, pieces.feature, pieces.text, sum)}>
        {t('take', { count: sum })}
      </Button>
    </p>
  )
}
