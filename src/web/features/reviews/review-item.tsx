import { useState } from 'react'
import type { MouseEvent } from 'react'
import { riyadhDate } from '#domain/calendar/riyadh-time.ts'
import { usePage } from '#ui/page-context.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { Reply } from '../../shared/reviews/reply.tsx'
import { Stars } from '../../shared/reviews/stars.tsx'
import { DateText } from '#ui/text/date-text.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { languageOfText } from '#ui/text/user-text.tsx'
import type { Review } from './review.queries.ts'

/** A review: how many stars, by whom and when, what it says, its photos and the shop's reply. */
export function ReviewItem({ review }: { review: Review }) {
  const t = useT('review')
  const { author, rating, text, writtenAt, photos, reply } = review
  return (
    <li>
      <p className="review-head">
        <Stars rating={rating} />
        <b>
          <bdi>{author}</bdi>
        </b>
        <span className="review-sure">
          <Icon name="check" />
          {t('bought')}
        </span>
        <DateText day={riyadhDate(new Date(writtenAt))} length="full" />
      </p>
      <p className="review-text" dir="auto" {...languageOfText(text, usePage().language)}>
        {text}
      </p>
      {photos.length > 0 ? <Photos author={author} photos={photos} /> : null}
      {reply ? <Reply text={reply.text} /> : null}
    </li>
  )
}

/** Small photos; each opens in its own size. */
function Photos({ author, photos }: Pick<Review, 'author' | 'photos'>) {
  const t = useT('review')
  const [enlarged, setEnlarged] = useState<number>()
  const photo = enlarged === undefined ? undefined : photos[enlarged]
  const nameOf = (index: number) => t('photo', { number: String(index + 1), name: author })
  const open = (event: MouseEvent, index: number): void => {
    // With a key held down a link is opened elsewhere, as the browser does it.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setEnlarged(index)
  }
  return (
    <>
      <ul className="review-pictures">
        {photos.map(({ id, href, small }, index) => (
          <li key={id}>
            <a href={href} onClick={(event) => open(event, index)}>
              <img src={small} alt={nameOf(index)} width="88" height="88" loading="lazy" decoding="async" />
            </a>
          </li>
        ))}
      </ul>
      <Dialog
        open={photo !== undefined}
        onClose={() => setEnlarged(undefined)}
        title={nameOf(enlarged ?? 0)}
        hideTitle
        kind="wide"
      >
        {photo ? (
          <img
            className="review-large"
            src={photo.href}
            alt={nameOf(enlarged ?? 0)}
            width={photo.width}
            height={photo.height}
          />
        ) : null}
      </Dialog>
    </>
  )
}
