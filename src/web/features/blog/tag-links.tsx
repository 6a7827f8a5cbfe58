import { Link } from '#ui/router/link.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { hrefs } from '../../site-map.ts'
import type { BlogListMeta } from './blog.queries.ts'

/** The subjects of the articles; `chosen` is the id of the one that is shown, pressed again it shows all. */
export function TagLinks({ tags, chosen }: { tags: BlogListMeta['tags']; chosen?: string | undefined }) {
  const t = useT('blog')
  if (tags.length === 0) return null
  return (
    <nav className="quick" aria-label={t('tags')}>
      {tags.map(({ id, name }) => (
        <Link
          key={id}
          className="chip"
          to={hrefs.blogs(id === chosen ? {} : { tag: id })}
          {...(id === chosen && { 'aria-current': 'true' })}
        >
          {name}
        </Link>
      ))}
    </nav>
  )
}
