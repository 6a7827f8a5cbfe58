import { redirect } from '#ui/router/outcome.ts'
import { idOf } from '../app/id-of.ts'
import { definePage } from '../app/page.ts'
import { blogListQuery } from '../features/blog/blog.queries.ts'
import { readBlogList } from '../features/blog/blog-list-place.ts'
import { STORY_SIZES } from '../features/blog/story-sizes.ts'
import { breadcrumbLd } from '../head/json-ld.ts'
import { BLOG_FEEDS, hrefs } from '../site-map.ts'
import { picturePreload } from '#ui/picture.tsx'

export const blogsPage = definePage({
  route: 'blogs',
  file: 'blogs',
  areas: ['blog'],
  load: async ({ t, fetch, search, site }) => {
    const { page, tag, isOdd } = readBlogList(search)
    const { data: posts, meta } = await fetch(blogListQuery({ page, tag: tag && idOf(tag) }))
    const displayed = Math.min(page, meta.lastPage)
    if (isOdd || displayed < page) throw redirect(hrefs.blogs({ tag, page: displayed > 1 ? displayed : undefined }))

    const title = page > 1 ? t('blog')('pageTitle', { page }) : t('blog')('title')
    const cover = posts[0]?.cover
    return {
      title,
      description: t('blog')('description'),
      path: hrefs.blogs(),
      search: page > 1 ? `?page=${page}` : undefined,
      noIndex: tag !== undefined,
      feed: BLOG_FEEDS[site.language],
      preload: cover
        ? picturePreload(
            cover,
            posts.length > 0 && tag === undefined && page === 1 ? STORY_SIZES.big : STORY_SIZES.plain,
          )
        : undefined,
      jsonLd: import.meta.env.SSR
        ? [
            breadcrumbLd(site, [
              { name: t('shell')('home'), path: hrefs.home() },
              { name: t('blog')('title'), path: hrefs.blogs() },
            ]),
          ]
        : [],
    }
  },
})
