import type { Db } from '#db/connection.ts'
import type { FileStorage } from '#integrations/storage/file-storage.ts'
import { createUploadsService } from '#services/artwork/uploads/uploads.service.ts'
import type { RateLimits } from '#services/limits/rate-limits.ts'

export interface ArtworkParts {
  readonly db: Db
  readonly storage: FileStorage
  readonly limits: Pick<RateLimits, 'take'>
  readonly now?: () => Date
}

/** Puts together what the calls and the jobs of artwork call. */
export const createArtworkServices = ({ db, storage, limits, now = () => new Date() }: ArtworkParts) => ({
  uploads: createUploadsService({ db, storage, now }),
  limits,
})
