import { useId } from 'react'
import type { ReactNode } from 'react'
import type { CardBrand } from '#domain/payments/mada.ts'
import type { PaymentMethod } from '#domain/payments/payment-method.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { CardMarks } from './card-marks.tsx'
import '../rows.css'
import './payment.css'

type Props = {
  methods: readonly PaymentMethod[]
  /** Why some of them cannot be chosen. */
  unavailable: Partial<Record<PaymentMethod, string>>
  chosen: PaymentMethod | null
  onChoose: (method: PaymentMethod) => void
  /** What a method needs, shown below it once it is chosen. */
  panels: Partial<Record<PaymentMethod, ReactNode>>
  /** The network of the card being typed: its mark stays lit (ux 42). */
  lit: CardBrand | undefined
  /** None is chosen (S286). */
  problem: string | undefined
}

/** The ways to pay, one below the other; the chosen one opens. */
export function MethodChooser({ methods, unavailable, chosen, onChoose, panels, lit, problem }: Props) {
  const t = useT('payment')
  const id = useId()
  return (
    <fieldset className="checkout-set" aria-describedby={`${id}-said`}>
      <legend>{t('how')}</legend>
      <p id={`${id}-said`} role="alert" className="pay-bad">
        {problem}
      </p>
      <div className={`rows pay-rows${problem ? ' is-bad' : ''}`}>
        {methods.map((method) => (
          <div key={method} className="row-box">
            <label className="row">
              <input
                type="radio"
                name="method"
                value={method}
                checked={method === chosen}
                disabled={unavailable[method] !== undefined}
                onChange={() => onChoose(method)}
              />
              <span className="row-text">
                <b>{t(method)}</b>
                <span className="quiet">{unavailable[method] ?? t(`about_${method}`)}</span>
              </span>
              <span className="row-end">
                <MethodMark method={method} lit={lit} />
              </span>
            </label>
            {method === chosen && panels[method] ? <div className="row-in">{panels[method]}</div> : null}
          </div>
        ))}
      </div>
    </fieldset>
  )
}

const TEXT_MARKS: Partial<Record<PaymentMethod, string>> = {
  APPLE_PAY: 'Apple Pay',
  STC_PAY: 'stc pay',
  TABBY: 'tabby',
  TAMARA: 'tamara',
}

function MethodMark({ method, lit }: { method: PaymentMethod } & Pick<Props, 'lit'>) {
  if (method === 'CARD') return <CardMarks lit={lit} />
  const text = TEXT_MARKS[method]
  return text === undefined ? null : (
    <span className={`mark mark-${method.toLowerCase()}`} dir="ltr" aria-hidden="true">
      {text}
    </span>
  )
}
