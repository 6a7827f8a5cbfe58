import { useId } from 'react'
import type { ChangeEvent, ComponentProps } from 'react'
import type { ProductFeature } from '#contract/catalog/product-detail.ts'
import { namedChoices } from '#domain/configuration/chosen-feature.ts'
import type { ChosenFeature } from '#domain/configuration/chosen-feature.ts'
import { writtenValue } from '#domain/configuration/written-feature.ts'
import { DateInput } from '#ui/date-input/date-input.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import type { Answer } from './order-draft.ts'

type Props = {
  feature: ProductFeature
  /** What is decided about it, by hand or by default. */
  chosen: ChosenFeature | undefined
  answer: Answer | undefined
  /** Choices that something else rules out. */
  impossible: ReadonlyMap<string, string>
  isInvalid: boolean
  onAnswer: (answer: Answer) => void
}

/** One option of a product, in a form that is quick to fill in by keyboard. */
export function OptionField(props: Props) {
  const { control } = props.feature
  if (control === 'CHECKBOX') return <Ticks {...props} />
  if (control === 'DIMENSIONS') return <Sides {...props} />
  if (control === 'SELECT' || control === 'RADIO' || control === 'SWATCH') return <OneOf {...props} />
  return <Typed {...props} />
}

const classOf = (isInvalid: boolean) => (isInvalid ? 'field invalid' : 'field')

function OneOf({ feature, chosen, impossible, isInvalid, onAnswer }: Props) {
  const t = useT('office-counter')
  const id = useId()
  const [taken = ''] = chosen ? namedChoices(chosen) : []
  return (
    <div className={classOf(isInvalid)}>
      <label htmlFor={id}>
        <bdi>{feature.name}</bdi>
      </label>
      <select
        id={id}
        aria-invalid={isInvalid}
        value={taken}
        onChange={({ target }) => onAnswer({ choiceIds: target.value === '' ? [] : [target.value] })}
      >
        {feature.required && taken !== '' ? null : <option value="">{t('none')}</option>}
        {feature.choices.map((choice) => (
          <option key={choice.id} value={choice.id} disabled={choice.id !== taken && impossible.has(choice.id)}>
            {choice.name}
          </option>
        ))}
      </select>
    </div>
  )
}

function Ticks({ feature, chosen, impossible, isInvalid, onAnswer }: Props) {
  const taken = chosen ? namedChoices(chosen) : []
  return (
    <fieldset className={classOf(isInvalid)}>
      <legend>
        <bdi>{feature.name}</bdi>
      </legend>
      {feature.choices.map(({ id, name }) => {
        const isTaken = taken.includes(id)
        return (
          <label key={id} className="check-line">
            <input
              type="checkbox"
              checked={isTaken}
              disabled={!isTaken && impossible.has(id)}
              onChange={() => onAnswer({ choiceIds: isTaken ? taken.filter((each) => each !== id) : [...taken, id] })}
            />
            <bdi>{name}</bdi>
          </label>
        )
      })}
    </fieldset>
  )
}

/** What is typed, else what stands by default. */
function textOf({ answer, chosen }: Pick<Props, 'answer' | 'chosen'>): string {
  if (answer && 'text' in answer) return answer.text
  return (chosen && writtenValue(chosen.value)) ?? ''
}

/** Width and height in millimetres. */
function Sides(props: Props) {
  const t = useT('office-counter')
  const { feature, isInvalid, onAnswer } = props
  const [width = '', height = ''] = textOf(props).split('x')
  const sides = [
    ['width', width, (text: string) => `${text}x${height}`],
    ['height', height, (text: string) => `${width}x${text}`],
  ] as const
  return (
    <fieldset className={classOf(isInvalid)}>
      <legend>
        <bdi>{feature.name}</bdi>
      </legend>
      <span className="counter-sides">
        {sides.map(([side, text, joined]) => (
          <label key={side}>
            {t(side)}
            <input
              className="brief-number"
              dir="ltr"
              inputMode="numeric"
              aria-invalid={isInvalid}
              value={text}
              onChange={({ target }) => onAnswer({ text: joined(target.value.replaceAll(/[x×]/gi, '')) })}
            />
          </label>
        ))}
      </span>
    </fieldset>
  )
}

const INPUTS: Partial<Record<ProductFeature['control'], ComponentProps<'input'>>> = {
  NUMBER: { dir: 'ltr', inputMode: 'decimal' },
  COLOR: { dir: 'ltr', placeholder: '#0e7c9b' },
}

function Typed(props: Props) {
  const { feature, isInvalid, onAnswer } = props
  const id = useId()
  const shared = {
    id,
    required: feature.required,
    'aria-invalid': isInvalid,
    ...(feature.help !== null && { 'aria-describedby': `${id}-help` }),
    value: textOf(props),
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => onAnswer({ text: target.value }),
  }
  return (
    <div className={classOf(isInvalid)}>
      <label htmlFor={id}>
        <bdi>{feature.name}</bdi>
      </label>
      {feature.control === 'DATE' ? (
        <DateInput {...shared} />
      ) : (
        <input dir="auto" {...INPUTS[feature.control]} autoComplete="off" {...shared} />
      )}
      {feature.help === null ? null : (
        <p id={`${id}-help`}>
          <bdi>{feature.help}</bdi>
        </p>
      )}
    </div>
  )
}
