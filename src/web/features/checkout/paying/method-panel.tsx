import { useT } from '#ui/i18n/use-t.ts'
import { CardFields } from '../../../shared/payment/card-fields.tsx'
import { InstalmentPlan } from '../../../shared/payment/instalment-plan.tsx'
import { SavedCards } from '../../../shared/payment/saved-cards.tsx'
import { StcNumber } from '../../../shared/payment/stc-number.tsx'
import type { MethodChoice } from './use-method-choice.ts'

/** What the chosen way to pay asks for, or says. */
export function MethodPanel({ choice, total }: { choice: MethodChoice; total: number }) {
  const t = useT('payment')
  switch (choice.method) {
    case 'CARD':
      return <NewCard choice={choice} />
    case 'SAVED_CARD':
      return <SavedCard choice={choice} />
    case 'STC_PAY':
      return <StcNumber value={choice.mobile} onChange={choice.setMobile} isInvalid={choice.isMobileWrong} />
    case 'TABBY':
    case 'TAMARA':
      return <InstalmentPlan total={total} note={t(`plan_${choice.method}`)} />
    case 'BANK_TRANSFER':
      return <p className="quiet">{t('bankText')}</p>
    default:
      return null
  }
}

function NewCard({ choice: { card, keepsCard, setKeepsCard } }: { choice: MethodChoice }) {
  const t = useT('payment')
  return (
    <>
      <CardFields form={card} />
      <label className="choice-label">
        <input type="checkbox" checked={keepsCard} onChange={({ target }) => setKeepsCard(target.checked)} />
        <span>{t('keepCard')}</span>
      </label>
    </>
  )
}

function SavedCard({ choice: { cards, saved, today } }: { choice: MethodChoice }) {
  const t = useT('payment')
  const tForm = useT('form')
  return (
    <SavedCards
      cards={cards}
      chosen={saved.card?.id ?? null}
      onChoose={saved.pick}
      today={today}
      cvc={saved.cvc}
      onCvc={saved.setCvc}
      cvcProblem={saved.cvcProblem && t(saved.cvcProblem)}
      cvcField={saved.field}
      problem={saved.isCardMissing ? tForm('credit_card_required') : undefined}
    />
  )
}
