import { useFetched } from '#ui/fetching/api-query.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { Questions } from './questions.tsx'
import { ReviewList } from './review-list.tsx'
import { RatingSummary } from './rating-summary.tsx'
import { firstReviewsQuery } from './review.queries.ts'
import '../../shared/reviews/review.css'

/** What customers say of a product, and what they have asked about it. */
export default function ProductReviews({ productId }: { productId: string }) {
  const t = useT('review')
  const found = useFetched(firstReviewsQuery(productId))
  return (
    <section className="section" id="reviews">
      <h2>{t('title')}</h2>
      {found && found.meta.summary.average !== null ? (
        <div className="review">
          <RatingSummary average={found.meta.summary.average} summary={found.meta.summary} />
          <ReviewList productId={productId} first={found.data} total={found.meta.total} />
        </div>
      ) : (
        <p className="quiet">{found ? t('none') : null}</p>
      )}
      <Questions productId={productId} />
    </section>
  )
}
