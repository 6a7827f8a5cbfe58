import { Link } from '#ui/router/link.tsx'
import type { ListMeta } from '#contract/catalog/product-list.ts'
import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { hrefs } from '../../site-map.ts'
import { Icon } from '#ui/icons/icon.tsx'

/** What was searched for, what it was taken for, and the categories of that name. */
export function SearchHead({ name, meta }: { name: string | undefined; meta: ListMeta | undefined }) {
  const t = useT('list')
  if (name === undefined) {
    return (
      <header className="found">
        <h1>{t('allProducts')}</h1>
      </header>
    )
  }
  return (
    <header className="found">
      <h1>
        <Text area="list" id="resultsFor" fill={{ name: <bdi>{name}</bdi> }} />
      </h1>
      {meta?.correctedName ? (
        <p className="lead">
          <Text
            area="list"
            id="corrected"
            fill={{ typed: <bdi>{name}</bdi>, name: <SearchLink name={meta.correctedName} /> }}
          />
        </p>
      ) : null}
      {meta?.didYouMean ? (
        <p className="lead">
          <Text area="list" id="didYouMean" fill={{ name: <SearchLink name={meta.didYouMean} /> }} />
        </p>
      ) : null}
      <FoundCategories categories={meta?.categories ?? []} />
    </header>
  )
}

const SearchLink = ({ name }: { name: string }) => (
  <Link className="underlined" to={hrefs.search({ name })}>
    <bdi>{name}</bdi>
  </Link>
)

function FoundCategories({ categories }: { categories: ListMeta['categories'] }) {
  const t = useT('list')
  if (categories.length === 0) return null
  return (
    <nav className="found-in" aria-label={t('matchingCategories')}>
      {categories.map(({ id, name, slug, parentId, parentName, parentSlug }) => {
        const own = { id, slug }
        const to = parentId ? hrefs.category({ id: parentId, slug: parentSlug ?? '' }, own) : hrefs.category(own)
        return (
          <Link key={id} className="chip" to={to}>
            <Icon name="grid" />
            {parentName ? <span className="quiet no-phone">{parentName} /</span> : null} {name}
          </Link>
        )
      })}
    </nav>
  )
}
