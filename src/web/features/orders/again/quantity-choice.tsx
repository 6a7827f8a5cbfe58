import { useId, useState } from 'react'
import { MAX_QUANTITY } from '#domain/catalog/quantity.ts'
import { wholeNumberFrom } from '#domain/text/digits.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { Count } from '#ui/text/bidi.tsx'
import { Money } from '#ui/text/money.tsx'
import type { LineAgain } from './order-again-answer.ts'

type Props = Pick<LineAgain, 'quantities'> & {
  /** Of today: what the shop answers to what was chosen. */
  readonly quantity: number
  readonly onChoose: (quantity: number) => void
}

/** How many this time: what was ordered, the next of the price list on both sides, or another number. */
export function QuantityChoice({ quantities, quantity, onChoose }: Props) {
  const t = useT('artwork')
  const name = useId()
  const [typed, setTyped] = useState('')
  const write = (text: string): void => {
    setTyped(text)
    const number = wholeNumberFrom(text)
    if (number !== undefined && number > 0 && number <= MAX_QUANTITY) onChoose(number)
  }
  return (
    <fieldset className="again-quantity">
      <legend>{t('againHowMany')}</legend>
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
        {t('againOther')}
        <input
          dir="ltr"
          inputMode="numeric"
          enterKeyHint="done"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => write(target.value)}
        />
      </label>
    </fieldset>
  )
}
