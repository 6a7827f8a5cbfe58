import { useT } from '#ui/i18n/use-t.ts'
import { OfficeIcon } from '../components/office-icon.tsx'

type Props = {
  value: string
  choices: readonly (readonly [value: string, label: string])[]
  onChange: (value: string) => void
}

/** The order of a list. */
export function SortSelect({ value, choices, onChange }: Props) {
  const t = useT('office-list')
  return (
    <span className="select">
      <select aria-label={t('sortBy')} value={value} onChange={({ target }) => onChange(target.value)}>
        {choices.map(([each, label]) => (
          <option key={each} value={each}>
            {label}
          </option>
        ))}
      </select>
      <OfficeIcon name="down" />
    </span>
  )
}
