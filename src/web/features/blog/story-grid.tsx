import type { BlogCard } from '#contract/content/blog.ts'
import { Story } from './story.tsx'

type Props = {
  posts: readonly BlogCard[]
  /** Of the headings. */
  level?: 2 | 3
  /** They are in the first screen. */
  priority?: boolean
}

/** Up to three articles, 7:5: the newest large, the others beside it. */
export function StoryGrid({ posts, level = 3, priority = false }: Props) {
  const [first, ...others] = posts
  if (!first) return null
  return (
    <div className="story-grid">
      <Story post={first} size="big" level={level} priority={priority} />
      {others.slice(0, 2).map((post) => (
        <Story key={post.id} post={post} size="side" level={level} />
      ))}
    </div>
  )
}
