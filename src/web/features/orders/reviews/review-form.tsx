import { useState } from 'react'
import type { FormEvent } from 'react'
import { MAX_REVIEW_LETTERS } from '#domain/reviews/review.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { Star } from '../../../shared/reviews/stars.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { AlertLine } from '#ui/form/alert-line.tsx'
import { refusalOf } from '#ui/form/refusal.ts'
import { refusalText } from '#ui/form/refusal-text.ts'
import { useCall } from '#ui/fetching/use-call.ts'
import { orderReviewsQuery } from './order-review.queries.ts'
import type { ReviewableLine } from './order-review.queries.ts'
import { PhotoPicker } from './photo-picker.tsx'
import { usePhotos } from './use-photos.ts'

type Props = { orderId: string; line: ReviewableLine; onDone: () => void }

/** Writes the review of a line of an order, or changes it. */
export function ReviewForm({ orderId, line, onDone }: Props) {
  const t = useT('review')
  const tForm = useT('form')
  const { review } = line
  const [rating, setRating] = useState(review?.rating)
  const [missing, setMissing] = useState({ rating: false, text: false })
  const photos = usePhotos(review?.photos ?? [])
  const { isBusy, failure, call } = useCall(
    async (api, form: FormData) => {
      const answer = review
        ? await api.put(`/api/reviews/${encodeURIComponent(review.id)}`, form)
        : await api.post(`/api/products/${encodeURIComponent(line.product)}/reviews`, form)
      onDone()
      return answer
    },
    [orderReviewsQuery(orderId)],
  )
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const text = String(new FormData(event.currentTarget).get('text')).trim()
    setMissing({ rating: rating === undefined, text: text === '' })
    if (rating === undefined || text === '') return
    const form = new FormData()
    form.append('rating', String(rating))
    form.append('text', text)
    if (review) form.append('keep', photos.staying.map(({ id }) => id).join(','))
    else {
      form.append('order', orderId)
      form.append('position', String(line.position))
    }
    for (const { file } of photos.added) form.append('attachments', file)
    call(form)
  }
  return (
    <form className="review-form" noValidate onSubmit={send}>
      <StarChoice
        rating={rating}
        onRating={setRating}
        error={missing.rating && rating === undefined ? t('chooseStars') : undefined}
      />
      <Field label={t('text')} required hint={t('textHint')} error={missing.text ? t('writeText') : undefined}>
        {(control) => (
          <textarea {...control} name="text" rows={5} maxLength={MAX_REVIEW_LETTERS} defaultValue={review?.text} />
        )}
      </Field>
      <PhotoPicker photos={photos} reviewId={review?.id} />
      <p className="quiet">{t('shownAs')}</p>
      <AlertLine>{failure ? refusalText(refusalOf(failure), tForm) : undefined}</AlertLine>
      <Button type="submit" loading={isBusy}>
        {t('sendReview')}
      </Button>
    </form>
  )
}

const RATINGS = [1, 2, 3, 4, 5] as const

type StarProps = { rating: number | undefined; onRating: (rating: number) => void; error: string | undefined }

/** Five stars of which one is chosen, as radio buttons. */
function StarChoice({ rating, onRating, error }: StarProps) {
  const t = useT('review')
  const chosen = RATINGS.find((each) => each === rating)
  return (
    <fieldset aria-describedby={error ? 'rating-note' : undefined}>
      <legend>{t('rating')}</legend>
      <div className="review-form-stars">
        {RATINGS.map((each) => (
          <label key={each}>
            <input
              className="visually-hidden"
              type="radio"
              name="rating"
              value={each}
              checked={rating === each}
              onChange={() => onRating(each)}
            />
            <Star />
            <span className="visually-hidden">
              {t('ratedAs', { stars: t('withStars', { count: each }), word: t(`rated${each}`) })}
            </span>
          </label>
        ))}
        <span aria-hidden="true">{chosen ? t(`rated${chosen}`) : null}</span>
      </div>
      {error ? (
        <p id="rating-note" role="alert" className="review-form-bad">
          {error}
        </p>
      ) : null}
    </fieldset>
  )
}
