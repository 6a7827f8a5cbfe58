import type { ProductFeature } from '#contract/catalog/product-detail.ts'
import { addWorkingDays } from '#domain/calendar/ready-by.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { DateInput } from '#ui/date-input/date-input.tsx'
import { PiecesField } from './pieces-field.tsx'
import { useConfigurator } from './use-configurator.tsx'
import { useValue } from './use-value.ts'
import { ValueField } from './value-field.tsx'

type Props = { feature: ProductFeature }

/** A text: one that will be printed, or how many pieces of each kind. */
export const TextStep = ({ feature }: Props) =>
  feature.maxChoices === null ? <TextField feature={feature} /> : <PiecesField feature={feature} />

/** A short text that will be printed. */
function TextField({ feature }: Props) {
  const t = useT('product')
  const value = useValue(feature)
  const hint = feature.maxValue === null ? undefined : t('letters', { count: feature.maxValue })
  return (
    <ValueField feature={feature} error={value.error} hint={hint}>
      {(tied) => (
        <input
          {...tied}
          aria-labelledby={`step-${feature.id}`}
          dir="auto"
          value={value.text}
          onChange={({ target }) => value.write(target.value)}
          onBlur={value.leave}
        />
      )}
    </ValueField>
  )
}

/** A number, in any digits. */
export function NumberField({ feature }: Props) {
  const t = useT('product')
  const value = useValue(feature)
  const { minValue, maxValue } = feature
  const hint = minValue === null || maxValue === null ? undefined : t('range', { min: minValue, max: maxValue })
  return (
    <ValueField feature={feature} error={value.error} hint={hint} isShort>
      {(tied) => (
        <input
          {...tied}
          aria-labelledby={`step-${feature.id}`}
          dir="ltr"
          inputMode="decimal"
          value={value.text}
          onChange={({ target }) => value.write(target.value)}
          onBlur={value.leave}
        />
      )}
    </ValueField>
  )
}

/** What is typed between the two numbers of a size cannot stand in one of them. */
const BETWEEN = /[x×]/gi

/** Width and height in millimetres. */
export function SizeField({ feature }: Props) {
  const t = useT('product')
  const value = useValue(feature)
  const [width = '', height = ''] = value.text.split('x')
  const sides = { width, height }
  const change = (side: 'width' | 'height', typed: string): void => {
    const next = { ...sides, [side]: typed.replace(BETWEEN, '') }
    value.write(`${next.width}x${next.height}`)
  }
  const { minValue, maxValue } = feature
  const hint = minValue === null || maxValue === null ? undefined : t('sides', { min: minValue, max: maxValue })
  return (
    <ValueField feature={feature} error={value.error} hint={hint}>
      {(tied) => (
        <span className="sides">
          {(['width', 'height'] as const).map((side) => (
            <label key={side}>
              {t(side)}
              <input
                {...tied}
                dir="ltr"
                inputMode="numeric"
                value={sides[side]}
                onChange={({ target }) => change(side, target.value)}
                onBlur={value.leave}
              />
            </label>
          ))}
        </span>
      )}
    </ValueField>
  )
}

/** Any colour: by the browser's picker, or typed as #rrggbb. */
export function ColourField({ feature }: Props) {
  const t = useT('product')
  const value = useValue(feature)
  const isWritten = /^#[0-9a-f]{6}$/i.test(value.text.trim())
  return (
    <ValueField feature={feature} error={value.error} hint={t('hexHint', { example: '#0e7c9b' })} isShort>
      {(tied) => (
        <span className="colour">
          <input
            type="color"
            aria-label={t('pickColour')}
            value={isWritten ? value.text.trim() : '#ffffff'}
            onChange={({ target }) => value.write(target.value)}
          />
          <input
            {...tied}
            aria-labelledby={`step-${feature.id}`}
            dir="ltr"
            value={value.text}
            onChange={({ target }) => value.write(target.value)}
            onBlur={value.leave}
          />
        </span>
      )}
    </ValueField>
  )
}

/** A day, counted in working days from today. */
export function DateField({ feature }: Props) {
  const value = useValue(feature)
  const { clock } = useConfigurator()
  const dayAfter = (days: number | null, otherwise?: string) =>
    days === null ? otherwise : addWorkingDays(clock.today, days, clock.calendar)
  return (
    <ValueField feature={feature} error={value.error} isShort>
      {(tied) => (
        <DateInput
          {...tied}
          aria-labelledby={`step-${feature.id}`}
          min={dayAfter(feature.minValue, clock.today)}
          max={dayAfter(feature.maxValue)}
          value={value.text}
          onChange={({ target }) => value.write(target.value)}
          onBlur={value.leave}
        />
      )}
    </ValueField>
  )
}
