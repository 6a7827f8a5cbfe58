import { useParams } from '#ui/router/router.tsx'
import { useLoaded } from '#ui/fetching/api-query.ts'
import { usePage } from '#ui/page-context.tsx'
import { useStorefront } from '../app/storefront-context.tsx'
import { ArticleHead } from '../features/blog/article-head.tsx'
import { blogPostQuery } from '../features/blog/blog.queries.ts'
import { Share } from '../features/blog/share.tsx'
import { Story } from '../features/blog/story.tsx'
import { NewsletterBox } from '../features/newsletter/newsletter-box.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { withPrefix } from '#ui/router/with-prefix.ts'
import { hrefs } from '../site-map.ts'
import { ButtonLink } from '#ui/button.tsx'
import { RichText } from '#ui/text/rich-text.tsx'

/** One article (S354). */
export default function BlogPage() {
  const t = useT('blog')
  const { language } = usePage()
  const { publicUrl } = useStorefront()
  const post = useLoaded(blogPostQuery(useParams()['blogId'] ?? '')).data
  return (
    <>
      <article>
        <ArticleHead post={post} />
        <div className="wrap art-body">
          <Share url={publicUrl + withPrefix(language, hrefs.blog(post))} title={post.title} />
          <RichText html={post.bodyHtml} />
        </div>
      </article>
      <NewsletterBox title={t('newsletterTitle')} text={t('newsletterText')} label={t('newsletterEmail')} />
      {post.related.length > 0 ? (
        <section className="wrap section">
          <div className="section-heading">
            <h2>{t('related')}</h2>
            <ButtonLink look="link" to={hrefs.blogs()}>
              {t('allStories')}
            </ButtonLink>
          </div>
          <div className="story-rows">
            {post.related.map((other) => (
              <Story key={other.id} post={other} size="plain" />
            ))}
          </div>
        </section>
      ) : null}
    </>
  )
}
