import { useParams, useSearch } from '#ui/router/router.tsx'
import { useLoaded } from '#ui/fetching/api-query.ts'
import { ProductCard } from '../features/product-card/product-card.tsx'
import { CategoryHead, SubCategoryTabs } from '../features/product-list/category-head.tsx'
import { EmptyCategory } from '../features/product-list/empty-category.tsx'
import type { DrawCard } from '../features/product-list/list-cards.tsx'
import { categoryQuery } from '../features/product-list/list.queries.ts'
import { readListQuery } from '../features/product-list/list-place.ts'
import { ProductList } from '../features/product-list/product-list.tsx'
import { hrefs } from '../site-map.ts'
import { useCategories } from '../shell/shell.queries.ts'
import { Breadcrumb } from '../shell/breadcrumb.tsx'

const drawCard: DrawCard = (card, isFirst) => <ProductCard key={card.id} card={card} priority={isFirst} />

export default function CategoryPage() {
  const { categoryId = '', subCategoryId } = useParams()
  const search = useSearch()
  const id = subCategoryId ?? categoryId
  const category = useLoaded(categoryQuery(id)).data
  const { query } = readListQuery(search, { category: id })
  const { parent, name, productCount } = category
  const top = parent ?? category
  const subs = useCategories().find((each) => each.id === top.id)?.subCategories ?? category.subCategories
  const place = parent
    ? { kind: 'category' as const, category: parent, sub: category }
    : { kind: 'category' as const, category }
  return (
    <div className="wrap listing">
      <Breadcrumb trail={parent ? [{ name: parent.name, path: hrefs.category(parent) }] : []} current={name} />
      <CategoryHead category={category} />
      <SubCategoryTabs top={top} subs={subs} currentId={id} />
      {productCount === 0 ? (
        <EmptyCategory category={category} />
      ) : (
        <ProductList key={id} place={place} query={query} outOf={productCount} drawCard={drawCard} />
      )}
    </div>
  )
}
