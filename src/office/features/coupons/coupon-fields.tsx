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
        <LimitField {...props} name="minSubtotal" hint={t('minSubtotalHint')} />
        {values.worth.type === 'PERCENT' ? (
          <NumberField
            label={t('maxDiscount')}
            hint={t('maxDiscountHint')}
            problem={props.problems['worth.maxDiscount']}
            value={values.worth.maxDiscount}
            onChange={(maxDiscount) => set('worth', { ...values.worth, maxDiscount })}
          />
        ) : null}
      </div>
      <div className="two-columns">
        <DayField {...props} name="firstDay" hint={t('firstDayHint')} />
        <DayField {...props} name="lastDay" hint={t('lastDayHint')} />
      </div>
      <div className="two-columns">
        <LimitField {...props} name="usageLimit" hint={t('noLimitHint')} />
        <LimitField {...props} name="perCustomerLimit" hint={t('noLimitHint')} />
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

function WorthFields({ values: { worth }, set, problems }: FieldsProps) {
  const t = useT('office-coupons')
  return (
    <>
      <div className="segments" role="group" aria-label={t('gives')}>
        {COUPON_WORTHS.map((type) => (
          <button
            key={type}
            type="button"
            aria-pressed={worth.type === type}
            onClick={() => set('worth', { ...worth, type })}
          >
            {t(type)}
          </button>
        ))}
      </div>
      {worth.type === 'FREE_SHIPPING' ? null : (
        <NumberField
          label={t(worth.type === 'PERCENT' ? 'percent' : 'amount')}
          problem={problems['worth.percent'] ?? problems['worth.amount']}
          isRequired
          value={worth.value}
          onChange={(value) => set('worth', { ...worth, value })}
        />
      )}
    </>
  )
}

type LimitProps = FieldsProps & { name: 'minSubtotal' | 'usageLimit' | 'perCustomerLimit'; hint: string }

function LimitField({ values, set, problems, name, hint }: LimitProps) {
  const t = useT('office-coupons')
  return (
    <NumberField
      label={t(name)}
      hint={hint}
      problem={problems[name]}
      value={values[name]}
      onChange={(text) => set(name, text)}
    />
  )
}

type NumberProps = {
  label: string
  value: string
  onChange: (text: string) => void
  /** What is wrong with it, in the place of the hint. */
  problem: string | undefined
  hint?: string
  isRequired?: boolean
}

function NumberField({ label, value, onChange, problem, hint, isRequired = false }: NumberProps) {
  const below = problem ?? hint
  return (
    <LabelledInput
      label={label}
      {...(below !== undefined && { hint: below })}
      aria-invalid={problem !== undefined}
      dir="ltr"
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
      required={isRequired}
      value={value}
      onChange={onChange}
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
