import type { Readable } from 'node:stream'
import type { Db } from '#db/connection.ts'
import type { ReviewSort } from '#domain/reviews/review.ts'
import { starSummary } from '#domain/reviews/star-summary.ts'
import type { StarSummary } from '#domain/reviews/star-summary.ts'
import type { FileStorage } from '#integrations/storage/file-storage.ts'
import { createFileReceiver } from '../files/receive-file.ts'
import { deleteReview, findOwnReview, findReviewableLines, isDeliveredTo } from './own-review.repository.ts'
import type { OwnReview, ReviewableLine } from './own-review.repository.ts'
import { countStars, findOwnPhoto, findPublishedPhoto, findPublishedReviews } from './review.repository.ts'
import type { PhotoSize, PublishedReview } from './review.repository.ts'
import { changeReview, writeReview } from './write-review.ts'
import type { OwnId, WritingParts } from './write-review.ts'

export interface ReviewParts extends WritingParts {
  /** Where published reviews are read; may be a replica. */
  readonly reader: Db
}

export type ReviewPage = { readonly summary: StarSummary; readonly reviews: readonly PublishedReview[] }
type Paging = { readonly sort: ReviewSort; readonly limit: number; readonly offset: number }

export type ReviewService = ReturnType<typeof createReviewService>

const MEDIA_TYPES: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/avif'])

/** Reviews as customers write them and as everybody reads them. */
export function createReviewService({ reader, ...parts }: ReviewParts) {
  const { db, storage, media } = parts
  return {
    /** A page of the published reviews of a product; undefined when there is no such product. */
    list: async (productId: number, paging: Paging): Promise<ReviewPage | undefined> => {
      const stars = await countStars(reader, productId)
      if (!stars) return undefined
      const summary = starSummary(stars)
      return { summary, reviews: summary.count === 0 ? [] : await findPublishedReviews(reader, productId, paging) }
    },

    /** Whether a customer may review a product; ask before a form is read. */
    isDelivered: (customerId: string, productId: number): Promise<boolean> => isDeliveredTo(db, customerId, productId),
    ofOrder: (customerId: string, orderId: string): Promise<ReviewableLine[] | undefined> =>
      findReviewableLines(db, customerId, orderId),
    find: (customerId: string, id: string): Promise<OwnReview | undefined> => findOwnReview(db, customerId, id),

    /** Takes a photo and judges it by its content; the caller discards what is left of it. */
    receiveFile: createFileReceiver({ storage, media }, MEDIA_TYPES),
    write: writeReview.bind(undefined, parts),
    change: changeReview.bind(undefined, parts),

    /** Deletes one's review; false when there is none. */
    withdraw: ({ customerId, id }: OwnId): Promise<boolean> => deleteReview(db, customerId, id),

    openPhoto: async (photoId: string, size: PhotoSize): Promise<Readable | undefined> =>
      open(storage, await findPublishedPhoto(reader, photoId, size)),
    openOwnPhoto: async (
      of: { readonly customerId: string; readonly reviewId: string; readonly photoId: string },
      size: PhotoSize,
    ): Promise<Readable | undefined> => open(storage, await findOwnPhoto(db, of, size)),
  }
}

const open = async (storage: FileStorage, key: string | undefined): Promise<Readable | undefined> =>
  key === undefined ? undefined : storage.openStream('private', key)
