import { useSearch } from '#ui/router/router.tsx'
import { useLoaded } from '#ui/fetching/api-query.ts'
import { blogListQuery } from '../features/blog/blog.queries.ts'
import { readBlogList } from '../features/blog/blog-list-place.ts'
import { Story } from '../features/blog/story.tsx'
import { StoryGrid } from '../features/blog/story-grid.tsx'
import { StoryPages } from '../features/blog/story-pages.tsx'
import { TagLinks } from '../features/blog/tag-links.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { hrefs } from '../site-map.ts'
import { Breadcrumb } from '../shell/breadcrumb.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'

/** How many articles stand large on top of the first page. */
const ON_TOP = 3

/** All articles: the newest large, the rest in rows of three (S354). */
export default function BlogsPage() {
  const t = useT('blog')
  const { page, tag } = readBlogList(useSearch())
  const { data: posts, meta } = useLoaded(blogListQuery({ page, tag }))
  const onTop = page === 1 && tag === undefined ? ON_TOP : 0
  return (
    <div className="wrap">
      <Breadcrumb trail={[]} current={t('title')} />
      <header className="page-heading">
        <h1>{t('title')}</h1>
        <p className="lead">{t('lead')}</p>
        <TagLinks tags={meta.tags} chosen={tag} />
      </header>
      {posts.length === 0 ? <NoStories /> : null}
      {onTop > 0 ? <StoryGrid posts={posts.slice(0, onTop)} priority level={2} /> : null}
      <div className="story-rows">
        {posts.slice(onTop).map((post, index) => (
          <Story key={post.id} post={post} size="plain" level={2} priority={onTop === 0 && index === 0} />
        ))}
      </div>
      <StoryPages meta={meta} tag={tag} />
    </div>
  )
}

function NoStories() {
  const t = useT('blog')
  return (
    <EmptyState title={t('noStories')} text={t('noStoriesText')}>
      <ButtonLink look="secondary" to={hrefs.home()}>
        {useT('shell')('toHome')}
      </ButtonLink>
    </EmptyState>
  )
}
