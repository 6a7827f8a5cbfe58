import { useState } from 'react'
import type { ListFacets } from '#contract/catalog/product-list.ts'
import type { ListQuery } from '#domain/catalog/list-query.ts'
import { halalas } from '#domain/money/halalas.ts'
import type { Halalas } from '#domain/money/halalas.ts'
import { useT } from '../../i18n/use-t.ts'
import { priceBars, withinBounds } from './price-bars.ts'

type Props = { facets: ListFacets; query: ListQuery; onChange: (query: ListQuery) => void }

/** Bars of how many products cost what, two handles, and two inputs for those who would rather type. */
export function PriceFilter({ facets, query, onChange }: Props) {
  const t = useT('list')
  const bounds = facets.price
  const chosen = { min: (query.minPrice ?? bounds.min * 100) / 100, max: (query.maxPrice ?? bounds.max * 100) / 100 }
  const [range, setRange] = useState(withinBounds(chosen, bounds))
  const commit = (min: Halalas | undefined, max: Halalas | undefined): void => {
    const next = {
      minPrice: min === undefined || min <= bounds.min * 100 ? undefined : min,
      maxPrice: max === undefined || max >= bounds.max * 100 ? undefined : max,
    }
    if (next.minPrice === query.minPrice && next.maxPrice === query.maxPrice) return
    onChange({ ...query, ...next, page: 1 })
  }
  return (
    <div className="range">
      <Histogram counts={facets.priceHistogram} bounds={bounds} range={range} />
      <div className="slide">
        {(['min', 'max'] as const).map((end) => (
          <input
            key={end}
            type="range"
            aria-label={t(end === 'min' ? 'lowest' : 'highest')}
            min={bounds.min}
            max={bounds.max}
            value={range[end]}
            onChange={({ target }) => setRange((now) => moved(now, end, Number(target.value)))}
            onPointerUp={() => commit(range.min * 100, range.max * 100)}
            onKeyUp={() => commit(range.min * 100, range.max * 100)}
          />
        ))}
      </div>
      <div className="range-in">
        {(['minPrice', 'maxPrice'] as const).map((name) => (
          <label key={name}>
            {t(name === 'minPrice' ? 'priceFrom' : 'priceTo')}
            <input
              dir="ltr"
              inputMode="decimal"
              name={name}
              defaultValue={query[name] === undefined ? '' : query[name] / 100}
              placeholder={String(name === 'minPrice' ? bounds.min : bounds.max)}
              onBlur={({ target }) => commit(...typed(target.form))}
              onKeyDown={(event) => {
                if (event.key === 'Enter') commit(...typed(event.currentTarget.form))
              }}
            />
          </label>
        ))}
      </div>
    </div>
  )
}

type Range = { min: number; max: number }

const moved = (range: Range, end: 'min' | 'max', price: number) =>
  end === 'min' ? { ...range, min: Math.min(price, range.max) } : { ...range, max: Math.max(price, range.min) }

/** Both inputs, in any digits; the wrong way round is turned. */
function typed(form: HTMLFormElement | null): [Halalas | undefined, Halalas | undefined] {
  const fields = form ? new FormData(form) : new FormData()
  const [min, max] = ['minPrice', 'maxPrice'].map((name) => {
    const amount = halalas(String(fields.get(name) ?? ''))
    return amount.ok && amount.value >= 0 ? amount.value : undefined
  })
  return min !== undefined && max !== undefined && min > max ? [max, min] : [min, max]
}

const Histogram = ({ counts, bounds, range }: { counts: readonly number[]; bounds: Range; range: Range }) => (
  <svg className="hist" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
    {priceBars(counts, bounds, range).map(({ x, height, isInside }) => (
      <rect
        key={x}
        x={x}
        y={100 - height}
        width={100 / counts.length - 1.2}
        height={height}
        {...(!isInside && { opacity: 0.28 })}
      />
    ))}
  </svg>
)
