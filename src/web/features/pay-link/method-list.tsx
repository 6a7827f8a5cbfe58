import type { PaymentLinkMethod } from '#domain/orders/payment-link.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { CardFields } from '../../shared/payment/card-fields.tsx'
import type { CardForm } from '../../shared/payment/use-card-form.ts'
import '../../shared/payment/payment.css'

type Props = {
  methods: readonly PaymentLinkMethod[]
  chosen: PaymentLinkMethod | null
  onChoose: (method: PaymentLinkMethod) => void
  card: CardForm
}

/** The ways to pay by a link; a card is typed below its own. */
export function MethodList({ methods, chosen, onChoose, card }: Props) {
  const t = useT('payment')
  return (
    <fieldset className="pay-link-methods">
      <legend>{t('how')}</legend>
      {methods.map((method) => (
        <div key={method}>
          <label className="choice-label">
            <input type="radio" name="method" checked={method === chosen} onChange={() => onChoose(method)} />
            {t(method)}
            <span className="quiet">{t(`about_${method}`)}</span>
          </label>
          {method === 'CARD' && chosen === 'CARD' ? <CardFields form={card} /> : null}
        </div>
      ))}
    </fieldset>
  )
}
