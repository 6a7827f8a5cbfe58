import { Link } from '#ui/router/link.tsx'
import type { Department } from '#contract/catalog/category.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { hrefs } from '../../site-map.ts'
import { Picture } from '#ui/picture.tsx'
import { tileSpans } from '#ui/mosaic-rows.ts'
import type { TileSpan } from '#ui/mosaic-rows.ts'
import { PriceFrom } from './price-from.tsx'
import { inTradeUnit } from './trade-unit.ts'

/** On phones somewhat less than their real widths: at twice the pixels no one sees it, and a third of the bytes is saved. */
const SIZES: Record<TileSpan, string> = {
  3: '(max-width: 767px) 41vw, 290px',
  6: '(max-width: 767px) 80vw, 604px',
  12: '(max-width: 767px) 80vw, 1232px',
}

/** Every top category as a picture: what the shop prints, without opening a menu. */
export function CategoryMosaic({ categories }: { categories: readonly Department[] }) {
  const t = useT('home')
  if (categories.length === 0) return null
  const spans = tileSpans(categories.length)
  return (
    <section className="wrap section">
      <div className="section-heading">
        <h2>{t('categories')}</h2>
        <p>{t('departments', { count: categories.length })}</p>
      </div>
      <ul className="mosaic">
        {categories.map((category, index) => (
          <Tile key={category.id} category={category} span={spans[index] ?? 3} />
        ))}
      </ul>
    </section>
  )
}

const Tile = ({ category, span }: { category: Department; span: TileSpan }) => (
  <li className={`mosaic-${span}`}>
    <Link to={hrefs.category(category)}>
      <span className={`mosaic-picture tint-${category.tint}`}>
        {category.picture ? <Picture picture={category.picture} sizes={SIZES[span]} alt="" /> : null}
      </span>
      <span className="mosaic-caption">
        <b>{category.name}</b>
        {category.fromPrice === null ? null : <PriceFrom {...inTradeUnit(category.fromPrice)} />}
      </span>
    </Link>
  </li>
)
