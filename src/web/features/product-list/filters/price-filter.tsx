import type { ListFacets } from '#contract/catalog/product-list.ts'
import type { ListQuery } from '#domain/catalog/list-query.ts'
import { halalas, plainPrice } from '#domain/money/halalas.ts'
import type { Halalas } from '#domain/money/halalas.ts'
import { usePage } from '#ui/page-context.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { priceAt } from '#domain/catalog/price-scale.ts'
import { priceBars } from './price-bars.ts'
import type { PlaceRange } from './price-bars.ts'
import { usePriceHandles } from './use-price-handles.ts'

type Props = { facets: ListFacets; query: ListQuery; onChange: (query: ListQuery) => void }

/** Bars of how many products cost what, two handles, and two inputs for those who would rather type. */
export function PriceFilter({ facets, query, onChange }: Props) {
  const t = useT('list')
  const { language } = usePage()
  const { bounds, range, requestKey, move, follow, commit } = usePriceHandles(facets, query, onChange)
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
            onChange={({ target }) => move(end, Number(target.value))}
            onPointerUp={follow}
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
