import { useId } from 'react'
import type { Ref } from 'react'
import { securityCodeLength } from '#domain/payments/mada.ts'
import { toLatinDigits } from '#domain/text/digits.ts'
import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { Ltr } from '#ui/text/bidi.tsx'
import { Field } from '#ui/field.tsx'
import { canPay } from './can-pay.ts'
import { BrandMark } from './card-marks.tsx'
import type { SavedCard } from './payment.queries.ts'

type CodeProps = {
  cvc: string
  onCvc: (typed: string) => void
  cvcProblem: string | undefined
  cvcField: Ref<HTMLInputElement>
}

type Props = CodeProps & {
  cards: readonly SavedCard[]
  chosen: string | null
  onChoose: (id: string) => void
  /** YYYY-MM-DD; cards that have expired cannot be chosen. */
  today: string
  /** No card is chosen (S290). */
  problem: string | undefined
}

/** One's cards to choose from, and the security code of the chosen one: it is asked for each time (S289 to S293). */
export function SavedCards({ cards, chosen, onChoose, today, problem, ...code }: Props) {
  const t = useT('payment')
  const id = useId()
  const card = cards.find((each) => each.id === chosen)
  return (
    <fieldset className="saved-cards" aria-describedby={`${id}-said`}>
      <legend className="visually-hidden">{t('SAVED_CARD')}</legend>
      {cards.map((each) => (
        <CardRow
          key={each.id}
          card={each}
          today={today}
          checked={each.id === chosen}
          onChoose={() => onChoose(each.id)}
        />
      ))}
      <p id={`${id}-said`} role="alert" className="pay-bad">
        {problem}
      </p>
      {card ? <SecurityCode card={card} {...code} /> : null}
    </fieldset>
  )
}

type RowProps = { card: SavedCard; today: string; checked: boolean; onChoose: () => void }

function CardRow({ card, today, checked, onChoose }: RowProps) {
  const t = useT('payment')
  const { brand, lastFour, expiryMonth: month, expiryYear: year, isInactive } = card
  const isUsable = canPay(card, today)
  const date = <Ltr>{`${String(month).padStart(2, '0')}/${year % 100}`}</Ltr>
  return (
    <label className={`choice-label${isUsable ? '' : ' off'}`}>
      <input type="radio" name="card" checked={checked} disabled={!isUsable} onChange={onChoose} />
      <BrandMark brand={brand} />
      <Ltr>•••• {lastFour}</Ltr>
      <em>{isUsable ? <Text area="payment" id="until" fill={{ date }} /> : t(isInactive ? 'inactive' : 'expired')}</em>
    </label>
  )
}

function SecurityCode({ card, cvc, onCvc, cvcProblem, cvcField }: CodeProps & { card: SavedCard }) {
  const t = useT('payment')
  return (
    <div className="cvv">
      <Field
        label={t('card_cvc')}
        required
        error={cvcProblem}
        hint={t('cvcHint', { count: securityCodeLength(card.brand) })}
      >
        {(control) => (
          <input
            {...control}
            ref={cvcField}
            dir="ltr"
            name="cc-csc"
            inputMode="numeric"
            autoComplete="cc-csc"
            autoCorrect="off"
            enterKeyHint="done"
            maxLength={4}
            value={cvc}
            onChange={({ target }) => onCvc(toLatinDigits(target.value))}
          />
        )}
      </Field>
    </div>
  )
}
