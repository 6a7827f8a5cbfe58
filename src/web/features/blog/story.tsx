import { Link } from '#ui/router/link.tsx'
import type { BlogCard } from '#contract/content/blog.ts'
import { riyadhDate } from '#domain/calendar/riyadh-time.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { hrefs } from '../../site-map.ts'
import { DateText } from '#ui/text/date-text.tsx'
import { Picture } from '#ui/picture.tsx'
import { STORY_SIZES } from './story-sizes.ts'
import type { StorySize } from './story-sizes.ts'

type Props = {
  post: BlogCard
  size: StorySize
  /** Of its heading. */
  level?: 2 | 3
  /** It is in the first screen. */
  priority?: boolean
}

/**
 * An article in a list: `big` picture above, `side` picture beside, `plain` one of three in a row.
 * Needs the messages of `blog`.
 */
export function Story({ post, size, level = 3, priority = false }: Props) {
  const Heading = level === 2 ? 'h2' : 'h3'
  const t = useT('blog')
  const [tag] = post.tags
  const minutes = t('minutes', { count: post.readingMinutes })
  return (
    <article className={`story story-${size}`}>
      <Link to={hrefs.blog(post)}>
        <span className="story-picture">
          {post.cover ? <Picture picture={post.cover} sizes={STORY_SIZES[size]} alt="" priority={priority} /> : null}
        </span>
        <div className="story-text">
          <span className="quiet">
            {tag ? `${tag.name} · ` : null}
            {minutes}
          </span>
          <Heading>{post.title}</Heading>
          {size === 'plain' ? <span className="quiet">{post.excerpt}</span> : null}
        </div>
      </Link>
    </article>
  )
}

/** The day an article was published. */
export const PublishedOn = ({ post }: { post: Pick<BlogCard, 'publishedAt'> }) => (
  <DateText day={riyadhDate(new Date(post.publishedAt))} length="full" />
)
