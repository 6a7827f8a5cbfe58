import { useEffect, useState } from 'react'
import { usePage } from '#ui/page-context.tsx'
import { useFetched } from '#ui/fetching/api-query.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { Thumbnail } from '../../../shared/orders/order-lines.tsx'
import type { Order, OrderLine } from '../../../shared/orders/order.queries.ts'
import { Reply } from '../../../shared/reviews/reply.tsx'
import { Stars } from '../../../shared/reviews/stars.tsx'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { useCall } from '#ui/fetching/use-call.ts'
import { languageOfText, UserText } from '#ui/text/user-text.tsx'
import { orderReviewsQuery } from './order-review.queries.ts'
import type { OwnReview, ReviewableLine } from './order-review.queries.ts'
import { ReviewForm } from './review-form.tsx'
import '../../../shared/reviews/review.css'

/** The products of a delivered order, each with its review or a way to write one. */
export default function OrderReviews({ order }: { order: Order }) {
  const t = useT('review')
  const reviewable = useFetched(orderReviewsQuery(order.id))?.data ?? []
  // The mail about the delivery leads here.
  useEffect(() => {
    if (reviewable.length > 0 && location.hash === '#reviews') document.getElementById('reviews')?.scrollIntoView()
  }, [reviewable.length])
  if (reviewable.length === 0) return null
  return (
    <section id="reviews">
      <h2>{t('yours')}</h2>
      <p className="quiet">{t('yoursText')}</p>
      <ul className="own-review-list">
        {reviewable.map((line) => {
          const ordered = order.lines.find(({ position }) => position === line.position)
          return ordered ? <Line key={line.position} orderId={order.id} line={line} ordered={ordered} /> : null
        })}
      </ul>
    </section>
  )
}

function Line({ orderId, line, ordered }: { orderId: string; line: ReviewableLine; ordered: OrderLine }) {
  const t = useT('review')
  const [isOpen, setOpen] = useState(false)
  const { review } = line
  const close = () => setOpen(false)
  const label = t(review ? 'changeOf' : 'writeOf', { name: ordered.name })
  return (
    <li>
      <Thumbnail image={ordered.image} />
      <div>
        <h3>
          <UserText>{ordered.name}</UserText>
        </h3>
        {review ? <OwnReviewText review={review} /> : null}
      </div>
      <div className="own-review-actions">
        <Button look={review ? 'ghost' : 'outline'} size="sm" aria-label={label} onClick={() => setOpen(true)}>
          {t(review ? 'change' : 'write')}
        </Button>
        {review ? <Withdraw orderId={orderId} id={review.id} /> : null}
      </div>
      <Dialog open={isOpen} onClose={close} title={label}>
        <ReviewForm orderId={orderId} line={line} onDone={close} />
      </Dialog>
    </li>
  )
}

/** One's review, where it stands, and why it is not shown. */
function OwnReviewText({ review: { rating, text, status, rejection, photos, reply } }: { review: OwnReview }) {
  const t = useT('review')
  const tone = status === 'APPROVED' ? 'good' : status === 'REJECTED' ? 'bad' : 'quiet'
  return (
    <>
      <p className="own-review-state">
        <Stars rating={rating} />
        <span className={tone}>{t(status)}</span>
        {photos.length > 0 ? <span className="quiet">{t('photoCount', { count: photos.length })}</span> : null}
      </p>
      <p className="review-text" dir="auto" {...languageOfText(text, usePage().language)}>
        {text}
      </p>
      {rejection ? <p className="quiet">{t(rejection)}</p> : null}
      {reply ? <Reply text={reply.text} /> : null}
    </>
  )
}

function Withdraw({ orderId, id }: { orderId: string; id: string }) {
  const t = useT('review')
  const [isConfirming, setConfirming] = useState(false)
  const { isBusy, call } = useCall(
    (api) => api.delete(`/api/reviews/${encodeURIComponent(id)}`).finally(() => setConfirming(false)),
    [orderReviewsQuery(orderId)],
  )
  return (
    <>
      <Button look="ghost" size="sm" onClick={() => setConfirming(true)}>
        {t('withdraw')}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        onClose={() => setConfirming(false)}
        title={t('withdrawTitle')}
        confirm={t('withdraw')}
        isBusy={isBusy}
        onConfirm={call}
      >
        <p>{t('withdrawText')}</p>
      </ConfirmDialog>
    </>
  )
}
