import { notFound } from '#ui/router/outcome.ts'
import { definePage } from '../app/page.ts'
import { blogPostQuery } from '../features/blog/blog.queries.ts'
import { COVER_SIZES } from '../features/blog/cover-sizes.ts'
import { describe } from '../head/description.ts'
import { articleLd, breadcrumbLd } from '../head/json-ld.ts'
import { sharedPicture } from '../head/shared-picture.ts'
import { hrefs } from '../site-map.ts'
import { picturePreload } from '#ui/picture.tsx'

export const blogPage = definePage({
  route: 'blog',
  file: 'blog',
  areas: ['blog'],
  load: async ({ t, fetch, params, site, canonical }) => {
    const id = params.blogId ?? ''
    if (!/^[1-9]\d{0,8}$/.test(id)) throw notFound()
    const { data: post } = await fetch(blogPostQuery(id))
    const path = hrefs.blog(post)
    canonical(path)
    const { cover, slugs } = post
    return {
      title: post.title,
      description: describe(post.excerpt, post.bodyHtml),
      path: { en: hrefs.blog({ id, slug: slugs.en }), ar: hrefs.blog({ id, slug: slugs.ar }) },
      type: 'article',
      image: cover ? sharedPicture(cover) : undefined,
      preload: cover ? picturePreload(cover, COVER_SIZES) : undefined,
      jsonLd: import.meta.env.SSR
        ? [
            breadcrumbLd(site, [
              { name: t('shell')('home'), path: hrefs.home() },
              { name: t('blog')('title'), path: hrefs.blogs() },
              { name: post.title, path },
            ]),
            articleLd(site, { ...post, path, description: post.excerpt, picture: cover?.key }),
          ]
        : [],
    }
  },
})
