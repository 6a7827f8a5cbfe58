import { useState } from 'react'
import type { ListFacets } from '#contract/catalog/product-list.ts'
import type { ListQuery } from '#domain/catalog/list-query.ts'
import { halalas, plainPrice } from '#domain/money/halalas.ts'
import type { Halalas } from '#domain/money/halalas.ts'
import { usePage } from '#ui/page-context.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { placeOf, priceAt } from '#domain/catalog/price-scale.ts'
import type { PriceBounds } from '#domain/catalog/price-scale.ts'
import { priceBars } from './price-bars.ts'
import type { PlaceRange } from './price-bars.ts'

type Props = { facets: ListFacets; query: ListQuery; onChange: (query: ListQuery) => void }

/** Bars of how many products cost what, two handles, and two inputs for those who would rather type. */
export function PriceFilter({ facets, query, onChange }: Props) {
  const t = useT('list')
  const { language } = usePage()
  const bounds = { min: Math.round(facets.price.min * 100), max: Math.round(facets.price.max * 100) }
  // Handles stand where the query says, until they are moved; they stay in place, so that keys go on moving them.
  const requestKey = [query.minPrice, query.maxPrice, bounds.min, bounds.max].join()
  const [drag, setDrag] = useState<{ requestKey: string; range: PlaceRange } | null>(null)
  const range = drag?.requestKey === requestKey ? drag.range : rangeOf(query, bounds)
  const commit = (min: Halalas | undefined, max: Halalas | undefined): void => {
    const next = {
      minPrice: min === undefined || min <= bounds.min ? undefined : min,
      maxPrice: max === undefined || max >= bounds.max ? undefined : max,
    }
    if (next.minPrice === query.minPrice && next.maxPrice === query.maxPrice) return
    onChange({ ...query, ...next, page: 1 })
  }
  const follow = (): void => commit(priceAt(range.min, bounds), priceAt(range.max, bounds))
  return (
    <div className="range">
      <Histogram counts={facets.priceHistogram} range={range} />
      <div className="slide">
        {(['min', 'max'] as const).map((end) => (
          <input
            key={end}
            type="range"
            aria-label={t(end === 'min' ? 'lowest' : 'highest')}
            aria-valuetext={plainPrice(priceAt(range[end], bounds), language)}
            min={0}
            max={1}
            step={0.01}
            value={range[end]}
            onChange={({ target }) => setDrag({ requestKey, range: moved(range, end, Number(target.value)) })}
            onPointerUp={follow}
            onKeyUp={follow}
          />
        ))}
      </div>
      <div className="range-in">
        {(['minPrice', 'maxPrice'] as const).map((name) => (
          <label key={name}>
            {t(name === 'minPrice' ? 'priceFrom' : 'priceTo')}
            <input
              key={requestKey}
              dir="ltr"
              inputMode="decimal"
              name={name}
              defaultValue={query[name] === undefined ? '' : query[name] / 100}
              placeholder={String(name === 'minPrice' ? facets.price.min : facets.price.max)}
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

const rangeOf = ({ minPrice, maxPrice }: ListQuery, bounds: PriceBounds): PlaceRange => ({
  min: minPrice === undefined ? 0 : placeOf(minPrice, bounds),
  max: maxPrice === undefined ? 1 : placeOf(maxPrice, bounds),
})

const moved = (range: PlaceRange, end: 'min' | 'max', place: number) =>
  end === 'min' ? { ...range, min: Math.min(place, range.max) } : { ...range, max: Math.max(place, range.min) }

/** Both inputs, in any digits; the wrong way round is turned. */
function typed(form: HTMLFormElement | null): [Halalas | undefined, Halalas | undefined] {
  const fields = form ? new FormData(form) : new FormData()
  const [min, max] = ['minPrice', 'maxPrice'].map((name) => {
    const amount = halalas(String(fields.get(name) ?? ''))
    return amount.ok && amount.value >= 0 ? amount.value : undefined
  })
  return min !== undefined && max !== undefined && min > max ? [max, min] : [min, max]
}

const Histogram = ({ counts, range }: { counts: readonly number[]; range: PlaceRange }) => (
  <svg className="histogram" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
    {priceBars(counts, range).map(({ x, height, isInside }) => (
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
