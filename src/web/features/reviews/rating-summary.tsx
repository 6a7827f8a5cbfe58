import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { Stars } from '../../shared/reviews/stars.tsx'
import { Count, Ltr } from '#ui/text/bidi.tsx'
import type { ReviewSummary } from './review.queries.ts'

/** The average, and how many gave how many stars, the best first. */
export function RatingSummary({ average, summary }: { average: number; summary: ReviewSummary }) {
  const t = useT('review')
  const { count, stars } = summary
  return (
    <div className="review-summary">
      <p>
        <b>
          <Ltr>{average.toFixed(1)}</Ltr>
        </b>
        <span>
          <Stars rating={average} large />
          <span className="question-who">
            <Text area="review" id="count" count={count} fill={{}} />
          </span>
        </span>
      </p>
      <ul className="review-bars">
        {[5, 4, 3, 2, 1].map((rating) => {
          const given = stars[rating - 1] ?? 0
          return (
            <li key={rating}>
              <span id={`rated-${rating}`}>{t('withStars', { count: rating })}</span>
              <progress max={count} value={given} aria-labelledby={`rated-${rating}`} />
              <Count value={given} />
            </li>
          )
        })}
      </ul>
    </div>
  )
}
