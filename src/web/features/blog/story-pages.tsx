import { useT } from '#ui/i18n/use-t.ts'
import { hrefs } from '../../site-map.ts'
import { Pager } from '#ui/pager.tsx'
import type { BlogListMeta } from './blog.queries.ts'

/** The way to newer and older articles, as plain links. */
export function StoryPages({ meta: { page, lastPage }, tag }: { meta: BlogListMeta; tag: string | undefined }) {
  const t = useT('blog')
  return (
    <div className="story-pages">
      <Pager
        page={page}
        lastPage={lastPage}
        label={t('pages')}
        previous={t('previous')}
        next={t('next')}
        where={t('pageOf', { page, last: lastPage })}
        to={(number) => hrefs.blogs({ tag, page: number > 1 ? number : undefined })}
      />
    </div>
  )
}
