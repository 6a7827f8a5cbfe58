import { useEffect, useState } from 'react'
import { MAX_PHOTO_BYTES, MAX_PHOTOS } from '#domain/reviews/review.ts'
import { byteSizeText } from '#domain/text/byte-size.ts'
import { usePage } from '#ui/page-context.tsx'
import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { Ltr } from '#ui/text/bidi.tsx'
import { buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import type { Photos } from './use-photos.ts'

const KINDS = 'image/jpeg,image/png,image/webp,image/avif'
const LIMIT = byteSizeText(MAX_PHOTO_BYTES)

/** The photos of a review, with a way to add some and to take each away again. */
export function PhotoPicker({ photos, reviewId }: { photos: Photos; reviewId: string | undefined }) {
  const t = useT('review')
  const { staying, added, room } = photos
  return (
    <fieldset className="review-form">
      <legend>{t('photos')}</legend>
      {staying.length + added.length > 0 ? (
        <ul className="review-pictures review-form-pictures">
          {staying.map(({ id }, index) => (
            <li key={id}>
              <SentPhoto reviewId={reviewId ?? ''} photoId={id} number={index + 1} />
              <Remove number={index + 1} onRemove={() => photos.removeSent(id)} />
            </li>
          ))}
          {added.map(({ address }, index) => (
            <li key={address}>
              <img src={address} alt={t('yourPhoto', { number: String(staying.length + index + 1) })} />
              <Remove number={staying.length + index + 1} onRemove={() => photos.removeAdded(address)} />
            </li>
          ))}
        </ul>
      ) : null}
      {room > 0 ? (
        <label className={buttonClass({ look: 'secondary', className: 'review-form-add' })}>
          <Icon name="plus" />
          {t('addPhotos')}
          <input
            type="file"
            accept={KINDS}
            multiple
            onChange={({ currentTarget }) => {
              photos.add([...(currentTarget.files ?? [])])
              // The same file may be chosen again.
              currentTarget.value = ''
            }}
          />
        </label>
      ) : null}
      <p className="quiet">
        <Text area="review" id="photosHint" fill={{ most: <Ltr>{MAX_PHOTOS}</Ltr>, size: <Ltr>{LIMIT}</Ltr> }} />
      </p>
      {photos.isTooLarge ? (
        <p role="alert" className="review-form-bad">
          {t('photoTooLarge', { size: LIMIT })}
        </p>
      ) : null}
    </fieldset>
  )
}

function Remove({ number, onRemove }: { number: number; onRemove: () => void }) {
  const t = useT('review')
  return (
    <button type="button" aria-label={t('removePhoto', { number: String(number) })} onClick={onRemove}>
      <Icon name="close" />
    </button>
  )
}

/** A photo that was sent before: only its author may fetch it until the review is published. */
function SentPhoto({ reviewId, photoId, number }: { reviewId: string; photoId: string; number: number }) {
  const t = useT('review')
  const { api } = usePage()
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    let made: string | undefined
    let isShown = true
    const path = `/api/reviews/${encodeURIComponent(reviewId)}/photos/${encodeURIComponent(photoId)}?size=small`
    api.file(path).then(
      ({ file }) => {
        if (isShown) setAddress((made = URL.createObjectURL(file)))
      },
      // Without its picture the photo is still named, and can be removed.
      () => undefined,
    )
    return () => {
      isShown = false
      if (made) URL.revokeObjectURL(made)
    }
  }, [api, reviewId, photoId])
  const name = t('yourPhoto', { number: String(number) })
  return address ? <img src={address} alt={name} /> : <span className="review-picture" role="img" aria-label={name} />
}
