import { useId } from 'react'
import type { ReactNode } from 'react'
import { COUPON_WORTHS } from '#domain/coupons/coupon-terms.ts'
import { DateInput } from '#ui/date-input/date-input.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { LabelledInput } from '../../edit/labelled-input.tsx'
import type { CouponDraft } from './coupon-draft.ts'
import { TargetFields } from './target-fields.tsx'

export type FieldsProps = {
  readonly values: CouponDraft
  readonly set: <Name extends keyof CouponDraft>(name: Name, value: CouponDraft[Name]) => void
  /** What is wrong, by field. */
  readonly problems: Readonly<Record<string, string>>
  readonly isReadOnly?: boolean
}

/** The terms of a coupon: what it gives, when, how often, and for what. */
export function CouponFields(props: FieldsProps) {
  const { values, set, isReadOnly = false } = props
  const t = useT('office-coupons')
  return (
    <fieldset className="form-rows" disabled={isReadOnly}>
      <WorthFields {...props} />
      <div className="two-columns">
        <NumberField {...props} name="minSubtotal" hint={t('minSubtotalHint')} />
        {values.worth === 'PERCENT' ? <NumberField {...props} name="maxDiscount" hint={t('maxDiscountHint')} /> : null}
      </div>
      <div className="two-columns">
        <DayField {...props} name="firstDay" hint={t('firstDayHint')} />
        <DayField {...props} name="lastDay" hint={t('lastDayHint')} />
      </div>
      <div className="two-columns">
        <NumberField {...props} name="usageLimit" hint={t('noLimitHint')} />
        <NumberField {...props} name="perCustomerLimit" hint={t('noLimitHint')} />
      </div>
      <div>
        <Tick
          isOn={values.firstOrderOnly}
          label={t('firstOrderOnly')}
          onChange={(isOn) => set('firstOrderOnly', isOn)}
        />
        <Tick
          isOn={values.excludeOfferItems}
          label={t('excludeOfferItems')}
          onChange={(isOn) => set('excludeOfferItems', isOn)}
        />
      </div>
      <TargetFields {...props} categories="onlyCategories" products="onlyProducts" />
      <TargetFields {...props} categories="notCategories" products="notProducts" />
      <Tick isOn={values.isActive} label={t('isActive')} onChange={(isOn) => set('isActive', isOn)} />
    </fieldset>
  )
}

function WorthFields(props: FieldsProps) {
  const { values, set } = props
  const t = useT('office-coupons')
  return (
    <>
      <div className="segments" role="group" aria-label={t('gives')}>
        {COUPON_WORTHS.map((worth) => (
          <button key={worth} type="button" aria-pressed={values.worth === worth} onClick={() => set('worth', worth)}>
            {t(worth)}
          </button>
        ))}
      </div>
      {values.worth === 'FREE_SHIPPING' ? null : (
        <NumberField {...props} name="value" label={t(values.worth === 'PERCENT' ? 'percent' : 'amount')} isRequired />
      )}
    </>
  )
}

type TextName = 'value' | 'maxDiscount' | 'minSubtotal' | 'usageLimit' | 'perCustomerLimit'
type NumberProps = FieldsProps & { name: TextName; label?: string; hint?: string; isRequired?: boolean }

function NumberField({ values, set, problems, name, label, hint, isRequired = false }: NumberProps) {
  const t = useT('office-coupons')
  const problem = problems[name]
  const below = problem ?? hint
  return (
    <LabelledInput
      label={label ?? t(name)}
      {...(below !== undefined && { hint: below })}
      aria-invalid={problem !== undefined}
      dir="ltr"
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
      required={isRequired}
      value={values[name]}
      onChange={(text) => set(name, text)}
    />
  )
}

type DayProps = FieldsProps & { name: 'firstDay' | 'lastDay'; hint: string }

function DayField({ values, set, problems, name, hint, isReadOnly = false }: DayProps) {
  const t = useT('office-coupons')
  const id = useId()
  const problem = problems[name]
  return (
    <div className={problem === undefined ? 'field' : 'field invalid'}>
      <label htmlFor={id}>{t(name)}</label>
      <DateInput
        id={id}
        disabled={isReadOnly}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-hint`}
        value={values[name]}
        onChange={({ target }) => set(name, target.value)}
      />
      <p id={`${id}-hint`}>{problem ?? hint}</p>
    </div>
  )
}

type TickProps = { isOn: boolean; label: ReactNode; onChange: (isOn: boolean) => void }

const Tick = ({ isOn, label, onChange }: TickProps) => (
  <label className="check-line">
    <input type="checkbox" checked={isOn} onChange={({ target }) => onChange(target.checked)} />
    {label}
  </label>
)
