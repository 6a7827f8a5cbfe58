import { useId, useState } from 'react'
import { MAX_QUANTITY } from '#domain/catalog/quantity.ts'
import { wholeNumberFrom } from '#domain/text/digits.ts'
import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { Count } from '#ui/text/bidi.tsx'
import { Money } from '#ui/text/money.tsx'
import type { LineAgain } from './order-again-answer.ts'

type Props = Pick<LineAgain, 'quantities'> & {
  /** Comes back when nothing is typed any more. */
  readonly ordered: number
  /** What the shop answers to what was chosen, and what was chosen while it is asked. */
  readonly quantity: number
  readonly isAsking: boolean
  readonly onChoose: (quantity: number) => void
}

/** How many this time: what was ordered, the next of the price list on both sides, or another number. */
export function QuantityChoice({ quantities, ordered, quantity, isAsking, onChoose }: Props) {
  const t = useT('order-again')
  const name = useId()
  const [typed, setTyped] = useState('')
  const write = (text: string): void => {
    setTyped(text)
    if (text.trim() === '') return onChoose(ordered)
    const number = wholeNumberFrom(text)
    if (number !== undefined && number > 0) onChoose(Math.min(number, MAX_QUANTITY))
  }
  const isOther = !isAsking && typed !== '' && wholeNumberFrom(typed) !== quantity
  return (
    <fieldset className="again-quantity">
      <legend>{t('howMany')}</legend>
      {quantities.map((each) => (
        <label key={each.quantity} className="again-option">
          <input
            type="radio"
            name={name}
            checked={each.quantity === quantity}
            onChange={() => {
              setTyped('')
              onChoose(each.quantity)
            }}
          />
          <b>
            <Count value={each.quantity} />
          </b>
          <span className="quiet">
            <Money halalas={each.total} />
          </span>
        </label>
      ))}
      <label className="field again-other">
        {t('other')}
        <input
          dir="ltr"
          inputMode="numeric"
          enterKeyHint="done"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => write(target.value)}
        />
      </label>
      <p className="again-nearest" role="status">
        {isOther ? <Text area="order-again" id="nearest" fill={{ quantity: <Count value={quantity} /> }} /> : null}
      </p>
    </fieldset>
  )
}
