import { Link } from '#ui/router/link.tsx'
import type { BlogPost } from '#contract/content/blog.ts'
import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { hrefs } from '../../site-map.ts'
import { Breadcrumb } from '../../shell/breadcrumb.tsx'
import { Picture } from '#ui/picture.tsx'
import { COVER_SIZES } from './cover-sizes.ts'
import { PublishedOn } from './story.tsx'

/** The head of an article: what it is about, who wrote it and when, and its picture running off the page. */
export function ArticleHead({ post }: { post: BlogPost }) {
  const t = useT('blog')
  return (
    <header className="art-head">
      <div className="art-head-text">
        <Breadcrumb trail={[{ name: t('title'), path: hrefs.blogs() }]} current={post.title} />
        <p className="art-tags">
          {post.tags.map(({ id, name }) => (
            <Link key={id} to={hrefs.blogs({ tag: id })}>
              {name}
            </Link>
          ))}
        </p>
        <h1>{post.title}</h1>
        <p className="lead">{post.excerpt}</p>
        <p className="art-by">
          <span>
            <Text area="blog" id="by" fill={{ author: <bdi>{post.author}</bdi> }} />
          </span>
          <PublishedOn post={post} />
          <span>{t('readingTime', { count: post.readingMinutes })}</span>
        </p>
      </div>
      {post.cover ? (
        <div className="art-picture">
          <Picture picture={post.cover} sizes={COVER_SIZES} priority />
        </div>
      ) : null}
    </header>
  )
}
