import type { ChangeEvent } from 'react'
import { securityCodeLength } from '#domain/payments/mada.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { Field } from '#ui/field.tsx'
import { BrandMark } from './card-marks.tsx'
import type { CardField, CardForm } from './use-card-form.ts'

type Props = { form: CardForm }

const ATTRIBUTES = {
  number: { autoComplete: 'cc-number', inputMode: 'numeric', maxLength: 23, placeholder: '0000 0000 0000 0000' },
  expiry: { autoComplete: 'cc-exp', inputMode: 'numeric', maxLength: 9, placeholder: 'MM / YY' },
  cvc: { autoComplete: 'cc-csc', inputMode: 'numeric', maxLength: 4 },
  name: { autoComplete: 'cc-name', maxLength: 60, autoCapitalize: 'words', spellCheck: false },
} as const

/** The fields of a new card. Its network is seen by its first digits; only a mada card with two is asked about (S295). */
export function CardFields({ form }: Props) {
  return (
    <div className="form card-form">
      <CardInput form={form} field="number" wide />
      {form.hasBrandChoice ? <MadaQuestion form={form} /> : null}
      <CardInput form={form} field="expiry" />
      <CardInput form={form} field="cvc" />
      <CardInput form={form} field="name" wide />
    </div>
  )
}

function CardInput({ form, field, wide = false }: Props & { field: CardField; wide?: boolean }) {
  const t = useT('payment')
  const problem = form.problemOf(field)
  const digits = form.brand ? securityCodeLength(form.brand) : 3
  const change = ({ target }: ChangeEvent<HTMLInputElement>): void =>
    form.type(field, target.value, target.selectionStart === null || target.selectionStart === target.value.length)
  return (
    <Field
      label={t(`card_${field}`)}
      required
      wide={wide}
      error={problem && t(problem)}
      ok={form.isRight(field)}
      hint={field === 'cvc' ? t('cvcHint', { count: digits }) : undefined}
    >
      {(control) => (
        <>
          <input
            {...control}
            {...ATTRIBUTES[field]}
            ref={form.hold(field)}
            name={ATTRIBUTES[field].autoComplete}
            dir="ltr"
            autoCorrect="off"
            enterKeyHint={field === 'name' ? 'done' : 'next'}
            value={form.values[field]}
            onChange={change}
            onBlur={() => form.leave(field)}
          />
          {field === 'number' && form.brand ? (
            <span className="in-mark">
              <BrandMark brand={form.brand} />
            </span>
          ) : null}
        </>
      )}
    </Field>
  )
}

/** S295, S296: most mada cards carry a second network. */
function MadaQuestion({ form }: Props) {
  const t = useT('payment')
  return (
    <fieldset className="field-wide mada-ask">
      <legend>{t('isMada')}</legend>
      <label className="choice-label">
        <input type="radio" name="network" checked={form.isMada} onChange={() => form.setMada(true)} />
        {t('madaYes')}
      </label>
      <label className="choice-label">
        <input type="radio" name="network" checked={!form.isMada} onChange={() => form.setMada(false)} />
        {t('madaNo')}
      </label>
    </fieldset>
  )
}
