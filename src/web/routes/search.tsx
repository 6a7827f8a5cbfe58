import { useSearch } from '#ui/router/router.tsx'
import type { ListQuery } from '#domain/catalog/list-query.ts'
import { appliedFilters } from '#domain/catalog/applied-filters.ts'
import { ProductCard } from '../features/product-card/product-card.tsx'
import type { DrawCard } from '../features/product-list/list-cards.tsx'
import { asksForProducts, readListQuery } from '../features/product-list/list-place.ts'
import { ProductList } from '../features/product-list/product-list.tsx'
import { SearchHead } from '../features/product-list/search-head.tsx'
import { SearchStart } from '../features/product-list/search-start.tsx'
import { useLoadedList } from '../features/product-list/use-list.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { Breadcrumb } from '../shell/breadcrumb.tsx'

const PLACE = { kind: 'search' } as const

const drawCard: DrawCard = (card, isFirst) => <ProductCard key={card.id} card={card} priority={isFirst} />

export default function SearchPage() {
  const t = useT('list')
  const search = useSearch()
  const { query } = readListQuery(search)
  return (
    <div className="wrap listing">
      <Breadcrumb trail={[]} current={t('searchTitle')} />
      {!asksForProducts(search, query) ? (
        <SearchStart name={undefined} drawCard={drawCard}>
          <h1>{t('searchPrompt')}</h1>
          <p className="lead">{t('searchHint')}</p>
        </SearchStart>
      ) : (
        <Results query={query} />
      )}
    </div>
  )
}

function Results({ query }: { query: ListQuery }) {
  const { name } = query
  const t = useT('list')
  const { meta, total } = useLoadedList(PLACE, query)
  const isFiltered = appliedFilters(query).length > 0
  if (total === 0 && !isFiltered) {
    return (
      <SearchStart name={name} drawCard={drawCard}>
        <SearchHead name={name} meta={meta} />
        <p className="lead">{t('nothingText')}</p>
      </SearchStart>
    )
  }
  return (
    <>
      <SearchHead name={name} meta={meta} />
      <ProductList key={name ?? ''} place={PLACE} query={query} drawCard={drawCard} />
    </>
  )
}
