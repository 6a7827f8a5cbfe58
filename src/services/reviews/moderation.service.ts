import type { Db } from '#db/connection.ts'
import type { Rejection } from '#domain/reviews/review.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { FileStorage } from '#integrations/storage/file-storage.ts'
import type { AuditLog } from '../audit/audit-log.ts'
import { deleteDemo, findReviewsToRead, moderateReview, replyToReview } from './moderation.repository.ts'
import type { ReadReview, ReviewToRead } from './moderation.repository.ts'
import { findPhotoFiles } from './review-photo.repository.ts'

export interface ModerationParts {
  readonly db: Db
  readonly audit: Pick<AuditLog, 'recordOfStaff'>
}

/** It was changed since it was read, is gone, or stands so already. */
export type ModerationError = { readonly code: 'reviews/not-as-read' }

const LISTED = 50

/** What staff does with reviews; each act is in the audit log. */
export function createReviewModeration({ db, audit }: ModerationParts) {
  const act = (
    event: 'review-approved' | 'review-rejected' | 'review-replied',
    read: ReadReview,
    write: (tx: Db) => Promise<{ readonly customer_id: string | null } | undefined>,
    facts: Readonly<Record<string, string>> = {},
  ): Promise<Result<void, ModerationError>> =>
    db.transaction().execute(async (tx) => {
      const author = await write(tx)
      if (!author) return err({ code: 'reviews/not-as-read' })
      await audit.recordOfStaff(tx, event, author.customer_id, {
        review: read.number,
        revision: read.revision,
        ...facts,
      })
      return ok(undefined)
    })

  return {
    /** Reviews that wait to be read, or with `all` the newest of any state. */
    list: (all: boolean): Promise<ReviewToRead[]> => findReviewsToRead(db, all, LISTED),
    approve: (read: ReadReview) => act('review-approved', read, (tx) => moderateReview(tx, read, null)),
    reject: (read: ReadReview, reason: Rejection) =>
      act('review-rejected', read, (tx) => moderateReview(tx, read, reason), { reason }),
    reply: (read: ReadReview, text: string) => act('review-replied', read, (tx) => replyToReview(tx, read, text)),

    /** The photos of a review as files; undefined for an unknown one. */
    photos: async (storage: Pick<FileStorage, 'read'>, number: number) => {
      const found = await findPhotoFiles(db, number)
      return (
        found &&
        Promise.all(
          found.keys.map(async (key, index) => ({
            name: `${index + 1}.webp`,
            sentAt: found.written_at,
            bytes: await storage.read('private', key),
          })),
        )
      )
    },

    /** Removes what came with the demo catalogue. */
    dropDemo: () => db.transaction().execute(deleteDemo),
  }
}
