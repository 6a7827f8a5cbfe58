import { useT } from '#ui/i18n/use-t.ts'
import { countText } from './count-text.ts'
import { FilterGroup } from './facet-group.tsx'
import { tellingSteps } from './telling-steps.ts'
import type { Step } from './telling-steps.ts'

type Props = {
  title: string
  /** Of the parameter in the address. */
  name: 'maxMinQuantity' | 'maxProductionDays'
  steps: readonly Step[]
  /** Their counts are estimates. */
  isEstimate: boolean
  chosen: number | undefined
  /** Undefined: it does not matter. */
  onChoose: (max: number | undefined) => void
  labelOf: (max: number | undefined) => string
}

/** A filter "at most so many": one of some steps, or any. Shown where the steps distinguish products. */
export function StepFilter({ title, name, steps, isEstimate, chosen, onChoose, labelOf }: Props) {
  const t = useT('list')
  const telling = tellingSteps(steps, chosen)
  if (telling.length < 2 && chosen === undefined) return null
  return (
    <FilterGroup title={title}>
      <ul>
        {[{ max: undefined, count: undefined }, ...telling].map(({ max, count }) => {
          const isOff = count === 0 && max !== chosen
          return (
            <li key={max ?? 0}>
              <label className={`choice-label${isOff ? ' off' : ''}`}>
                <input
                  type="radio"
                  name={name}
                  value={max ?? ''}
                  checked={max === chosen}
                  disabled={isOff}
                  onChange={() => onChoose(max)}
                />
                <span>{labelOf(max)}</span>
                <em>{count === undefined ? null : countText(t, count, { isEstimate })}</em>
              </label>
            </li>
          )
        })}
      </ul>
    </FilterGroup>
  )
}
