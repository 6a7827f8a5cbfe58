import { useState } from 'react'
import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { Ltr } from '#ui/text/bidi.tsx'
import { useHotkeys } from '../keys/use-hotkeys.ts'
import { OfficeIcon } from '../components/office-icon.tsx'
import { FilterPanel } from './filter-panel.tsx'
import type { Filter } from './filter.ts'
import type { ListAddress } from './list-address.ts'

type Props = {
  filters: readonly Filter[]
  address: ListAddress
  /** Shows the list with one filter set to other values. */
  onFilter: (name: string, values: readonly string[]) => void
  /** The total, and how the list is sorted. */
  children: ReactNode
}

/** The filters that are set, each with a way to take it out, and the panel in which others are set. */
export function FilterBar({ filters, address, onFilter, children }: Props) {
  const t = useT('office-list')
  const [isOpen, setOpen] = useState(false)
  useHotkeys([{ keys: 'f', name: t('filter'), run: () => setOpen((is) => !is) }])
  return (
    <>
      <div className="filters">
        {filters
          .filter(({ name }) => address.filters[name])
          .map((filter) => (
            <FilterPill
              key={filter.name}
              filter={filter}
              values={address.filters[filter.name] ?? []}
              onRemove={() => onFilter(filter.name, [])}
            />
          ))}
        <Button look="ghost" size="sm" aria-expanded={isOpen} onClick={() => setOpen((is) => !is)}>
          <OfficeIcon name="filter" />
          {t('filter')}
          <kbd aria-hidden="true">F</kbd>
        </Button>
        <div className="end">{children}</div>
      </div>
      {isOpen ? <FilterPanel filters={filters} address={address} onFilter={onFilter} /> : null}
    </>
  )
}

type PillProps = { filter: Filter; values: readonly string[]; onRemove: () => void }

function FilterPill({ filter, values, onRemove }: PillProps) {
  const t = useT('office-list')
  const names =
    filter.kind === 'choices'
      ? values.map((value) => filter.choices.find((choice) => choice.value === value)?.label ?? value)
      : filter.kind === 'link'
        ? [filter.text]
        : values
  return (
    <span className="filter-pill">
      {names.join() === filter.label ? null : <span className="quiet">{filter.label}</span>}
      <span>{filter.kind === 'day' ? <Ltr>{names.join('')}</Ltr> : <bdi>{names.join(t('listComma'))}</bdi>}</span>
      <button type="button" aria-label={t('removeFilter', { filter: filter.label })} onClick={onRemove}>
        <OfficeIcon name="close" />
      </button>
    </span>
  )
}
