import { useState } from 'react'
import { REVIEW_SORTS } from '#domain/reviews/review.ts'
import type { ReviewSort } from '#domain/reviews/review.ts'
import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { Ltr } from '#ui/text/bidi.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { Pager } from '#ui/pager.tsx'
import { WhenFetched } from '#ui/fetching/when-fetched.tsx'
import { ReviewItem } from './review-item.tsx'
import { reviewsQuery } from './review.queries.ts'
import type { Review } from './review.queries.ts'

type Props = { productId: string; first: readonly Review[]; total: number }

/** The newest reviews; all of them in pages once they are asked for. */
export function ReviewList({ productId, first, total }: Props) {
  const t = useT('review')
  const [choice, setChoice] = useState<{ sort: ReviewSort; page: number }>()
  if (!choice) {
    return (
      <div>
        <Reviews reviews={first} />
        {total > first.length ? (
          <Button
            look="outline"
            className="review-more scripted"
            onClick={() => setChoice({ sort: 'newest', page: 1 })}
          >
            {t('showAll', { count: total })}
          </Button>
        ) : null}
      </div>
    )
  }
  return (
    <div>
      <SortSelect sort={choice.sort} onSort={(sort) => setChoice({ sort, page: 1 })} />
      <WhenFetched query={reviewsQuery(productId, choice.sort, choice.page)}>
        {({ data, meta }) => (
          <>
            <Reviews reviews={data} />
            <Pager
              page={meta.page}
              lastPage={meta.lastPage}
              label={t('pages')}
              previous={t('previous')}
              next={t('next')}
              where={
                <Text
                  area="review"
                  id="where"
                  fill={{ page: <Ltr>{meta.page}</Ltr>, last: <Ltr>{meta.lastPage}</Ltr> }}
                />
              }
              onPage={(page) => {
                setChoice({ ...choice, page })
                document.getElementById('reviews')?.scrollIntoView()
              }}
            />
          </>
        )}
      </WhenFetched>
    </div>
  )
}

const Reviews = ({ reviews }: { reviews: readonly Review[] }) => (
  <ul className="review-list">
    {reviews.map((review) => (
      <ReviewItem key={review.id} review={review} />
    ))}
  </ul>
)

function SortSelect({ sort, onSort }: { sort: ReviewSort; onSort: (sort: ReviewSort) => void }) {
  const t = useT('review')
  return (
    <div className="review-tools">
      <label className="select-box">
        <span>{t('sort')}</span>
        <select
          value={sort}
          onChange={({ target }) => {
            const chosen = REVIEW_SORTS.find((each) => each === target.value)
            if (chosen) onSort(chosen)
          }}
        >
          {REVIEW_SORTS.map((each) => (
            <option key={each} value={each}>
              {t(`sort-${each}`)}
            </option>
          ))}
        </select>
        <Icon name="down" />
      </label>
    </div>
  )
}
