import { configurableOf } from '#contract/catalog/configurable.ts'
import type { Quote } from '#contract/cart/quote.ts'
import { answerTo } from '#domain/configuration/chosen-feature.ts'
import { impossibleChoices } from '#domain/configuration/impossible-choices.ts'
import { visibleFeatures } from '#domain/configuration/visible-features.ts'
import { Button } from '#ui/button.tsx'
import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { RegistrationMark } from '#ui/icons/icon.tsx'
import { groupDigits } from '#ui/text/bidi.tsx'
import { Money } from '#ui/text/money.tsx'
import { LineField } from '../../edit/line-field.tsx'
import { OfficeIcon } from '../../components/office-icon.tsx'
import { OptionField } from './option-field.tsx'
import { configurationOf, quantityOf } from './order-draft.ts'
import type { DraftLine } from './order-draft.ts'

type Props = {
  line: DraftLine
  index: number
  quote: Quote | undefined
  onChange: (line: DraftLine) => void
  onRemove: () => void
}

/** A product of the order as a ticket: its options by the shop's own rules, its quantity and its price. */
export function LinePart({ line, index, quote, onChange, onRemove }: Props) {
  const t = useT('office-counter')
  const { product, note } = line
  const priced = quote?.lines.find(({ key }) => key === line.key)
  const isQuantityWrong = quantityOf(line) === undefined
  return (
    <section className="ticket-frame" aria-label={product.name}>
      <div className="ticket">
        <div className="ticket-head">
          <RegistrationMark />
          <h3>
            {index + 1} <bdi>{product.name}</bdi>
          </h3>
          <span className="end">
            <Button look="ghost" size="sm" aria-label={t('removeLine', { name: product.name })} onClick={onRemove}>
              <OfficeIcon name="close" />
            </Button>
          </span>
        </div>
        <div className="two-columns counter-options">
          <Options line={line} quote={quote} onChange={onChange} />
          <LineField
            label={t('quantity')}
            dir="ltr"
            inputMode="numeric"
            required
            isInvalid={isQuantityWrong}
            hint={isQuantityWrong ? t('wholeNumber') : undefined}
            value={line.quantity}
            onChange={(quantity) => onChange({ ...line, quantity })}
          />
          <LineField
            label={t('lineNote')}
            dir="auto"
            maxLength={500}
            value={note}
            onChange={(text) => onChange({ ...line, note: text })}
          />
        </div>
        <LineTrouble line={line} quote={quote} onChange={onChange} />
        <div className="line-foot">
          {priced ? (
            <>
              <Money halalas={priced.total} />
              <span className="quiet">
                <Text area="office-counter" id="each" fill={{ price: <Money halalas={priced.finalPrice} /> }} />
              </span>
            </>
          ) : (
            <span className="quiet">{t('noPrice')}</span>
          )}
        </div>
      </div>
    </section>
  )
}

/** The version, and the options that are shown for what is chosen. Files come later. */
function Options({ line, quote, onChange }: Pick<Props, 'line' | 'quote' | 'onChange'>) {
  const { product, answers } = line
  const { features } = configurableOf(product)
  const chosen = configurationOf({ features }, answers)
  const visible = visibleFeatures(features, chosen)
  const impossible = impossibleChoices(visible, chosen)
  const wrong = quote?.invalid.find(({ key }) => key === line.key)?.features ?? []
  const displayed = product.features.filter(
    ({ id, control }) => control !== 'FILE' && visible.some((feature) => feature.id === id),
  )
  return (
    <>
      {product.prices.length > 1 ? <Version line={line} onChange={onChange} /> : null}
      {displayed.map((feature) => (
        <OptionField
          key={feature.id}
          feature={feature}
          chosen={answerTo(feature.id, chosen)}
          answer={answers[feature.id]}
          impossible={impossible}
          isInvalid={wrong.includes(feature.id)}
          onAnswer={(answer) => onChange({ ...line, answers: { ...answers, [feature.id]: answer } })}
        />
      ))}
    </>
  )
}

function Version({ line, onChange }: Pick<Props, 'line' | 'onChange'>) {
  const t = useT('office-counter')
  const id = `version-${line.key}`
  return (
    <div className="field">
      <label htmlFor={id}>{t('version')}</label>
      <select id={id} value={line.priceId} onChange={({ target }) => onChange({ ...line, priceId: target.value })}>
        {line.product.prices.map((price) => (
          <option key={price.id} value={price.id}>
            {price.name ?? price.code}
          </option>
        ))}
      </select>
    </div>
  )
}

/** Why a line is not sold as it is asked for, with the way on. */
function LineTrouble({ line, quote, onChange }: Pick<Props, 'line' | 'quote' | 'onChange'>) {
  const t = useT('office-counter')
  if (!quote) return null
  const wrong = quote.invalid.find(({ key }) => key === line.key)
  const adjusted = quote.adjusted.find(({ key }) => key === line.key)
  if (wrong) {
    const names = line.product.features.filter(({ id }) => wrong.features.includes(id)).map(({ name }) => name)
    return (
      <p className="note bad-note" role="alert">
        <span>
          {t('checkOptions')} <bdi>{names.join(' · ')}</bdi>
        </span>
      </p>
    )
  }
  if (quote.removed.includes(line.key))
    return (
      <p className="note bad-note" role="alert">
        {t('soldOut')}
      </p>
    )
  return adjusted ? (
    <p className="note" role="alert">
      <Text
        area="office-counter"
        id={adjusted.reason === 'stock' ? 'onlyLeft' : 'soldIn'}
        fill={{ count: groupDigits(adjusted.to) }}
      />
      <Button look="outline" size="sm" onClick={() => onChange({ ...line, quantity: String(adjusted.to) })}>
        {t('useThat')}
      </Button>
    </p>
  ) : null
}
