import type { ReactNode } from 'react'
import type { FacetValue } from '#contract/catalog/product-list.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { tidyText } from '#ui/text/tidy-text.ts'
import { countText } from './count-text.ts'

/** Values of one filter shown at once; the rest opens below them. */
const MAX_DISPLAYED = 8

/** One filter under its name, open until it is closed. */
export const FilterGroup = ({ title, children }: { title: string; children: ReactNode }) => (
  <details open>
    <summary>
      {title}
      <Icon name="down" />
    </summary>
    {children}
  </details>
)

type Props = {
  title: string
  /** Name of the parameter in the address. */
  name: 'choices' | 'subCategories'
  values: readonly FacetValue[]
  /** Their counts are estimates. */
  isEstimate: boolean
  chosen: readonly string[]
  onToggle: (id: string) => void
}

/** A filter of several values: any of the chosen ones will do. Values with a colour are shown as swatches. */
export function FacetGroup({ title, values, ...rest }: Props) {
  const t = useT('list')
  if (values.length === 0) return null
  if (values.some(({ hex }) => hex !== null)) {
    return (
      <FilterGroup title={title}>
        <div className="swatches">
          {values.map((value) => (
            <SwatchValue key={value.id} value={value} {...rest} />
          ))}
        </div>
      </FilterGroup>
    )
  }
  const [first, others] = [values.slice(0, MAX_DISPLAYED), values.slice(MAX_DISPLAYED)]
  return (
    <FilterGroup title={title}>
      <Values values={first} {...rest} />
      {others.length > 0 ? (
        <details className="others" open={others.some(({ id }) => rest.chosen.includes(id))}>
          <summary>{t('moreValues', { count: others.length })}</summary>
          <Values values={others} {...rest} />
        </details>
      ) : null}
    </FilterGroup>
  )
}

const Values = ({ values, ...rest }: Omit<Props, 'title'>) => (
  <ul>
    {values.map((value) => (
      <li key={value.id}>
        <NamedValue value={value} {...rest} />
      </li>
    ))}
  </ul>
)

type ValueProps = Omit<Props, 'title' | 'values'> & { value: FacetValue }

function NamedValue({ value, ...rest }: ValueProps) {
  const t = useT('list')
  return (
    <label className={`choice-label${isPossible(value, rest.chosen) ? '' : ' off'}`}>
      <Checkbox value={value} {...rest} />
      <span>{tidyText(value.name)}</span>
      <em>{countText(t, value.count, rest)}</em>
    </label>
  )
}

function SwatchValue({ value, ...rest }: ValueProps) {
  const t = useT('list')
  const label = `${value.name} (${countText(t, value.count, rest)})`
  return (
    <label className={`colour-swatch${isPossible(value, rest.chosen) ? '' : ' off'}`} title={label}>
      <Checkbox value={value} {...rest} />
      <svg viewBox="0 0 30 30" aria-hidden="true">
        <circle cx="15" cy="15" r="14.5" fill={value.hex ?? 'none'} />
      </svg>
      <span className="visually-hidden">{label}</span>
    </label>
  )
}

const Checkbox = ({ value, name, chosen, onToggle }: ValueProps) => (
  <input
    type="checkbox"
    name={name}
    value={value.id}
    checked={chosen.includes(value.id)}
    disabled={!isPossible(value, chosen)}
    onChange={() => onToggle(value.id)}
  />
)

const isPossible = ({ id, count }: FacetValue, chosen: readonly string[]): boolean => count !== 0 || chosen.includes(id)
