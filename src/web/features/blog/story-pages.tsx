import { useT } from '../../i18n/use-t.ts'
import { hrefs } from '../../routes.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { BlogListMeta } from './blog.queries.ts'

/** The way to newer and older articles, as plain links. */
export function StoryPages({ meta: { page, lastPage }, tag }: { meta: BlogListMeta; tag: string | undefined }) {
  const t = useT('blog')
  if (lastPage === 1) return null
  const pageHref = (number: number) => hrefs.blogs({ tag, page: number > 1 ? number : undefined })
  return (
    <nav className="story-pages" aria-label={t('pages')}>
      {page > 1 ? (
        <ButtonLink look="outline" rel="prev" to={pageHref(page - 1)}>
          <Icon name="arrow" className="back" />
          {t('previous')}
        </ButtonLink>
      ) : null}
      <span className="q">{t('pageOf', { page, last: lastPage })}</span>
      {page < lastPage ? (
        <ButtonLink look="outline" rel="next" to={pageHref(page + 1)}>
          {t('next')}
          <Icon name="arrow" flip />
        </ButtonLink>
      ) : null}
    </nav>
  )
}
