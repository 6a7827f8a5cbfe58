import type { Db } from '#db/connection.ts'
import { lackedAt } from '#domain/production/station.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { MediaWorkers } from '#integrations/media/media-workers.ts'
import type { FileStorage } from '#integrations/storage/file-storage.ts'
import { recordChange } from '../changes/record-change.ts'
import { createFileReceiver } from '../files/receive-file.ts'
import type { FileError, ReceivedFile } from '../files/receive-file.ts'
import { claimFiles, dropFiles, storeFiles } from '../files/store-files.ts'
import { findPhoto, insertPhoto } from './job-photo.repository.ts'
import type { JobError } from './job-error.ts'
import type { Worker } from './job-moves.service.ts'
import { findJob } from './print-job.repository.ts'
import { findStations } from './station.repository.ts'

export interface JobPhotoParts {
  readonly db: Db
  readonly storage: FileStorage
  readonly media: MediaWorkers
}

export type PhotoError = FileError | JobError | { readonly code: 'production/too-many-photos' }

export type JobPhotos = ReturnType<typeof createJobPhotos>

const MEDIA_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const

type PhotoMediaType = (typeof MEDIA_TYPES)[number]

const isPhoto = (mediaType: string): mediaType is PhotoMediaType => MEDIA_TYPES.some((each) => each === mediaType)

/** Photos of what went wrong with a job: private files, which only staff reads. */
export const createJobPhotos = ({ db, storage, media }: JobPhotoParts) => ({
  /** Whether this person may add a photo to that job; ask before the file is read. */
  check: async (worker: Worker, code: string): Promise<Result<void, JobError>> => {
    const [job, stations] = await Promise.all([findJob(db, code), findStations(db)])
    if (!job) return err({ code: 'production/unknown' })
    const kind = stations.find(({ id }) => id === job.station_id)?.kind ?? 'PRINT'
    const permission = lackedAt(kind, worker.permissions)
    return permission ? err({ code: 'production/not-allowed', permission }) : ok(undefined)
  },

  /** Takes a file and judges it by its content; the caller discards what is left of it. */
  receiveFile: createFileReceiver({ storage, media }, new Set(MEDIA_TYPES)),

  store: async (worker: Worker, code: string, file: ReceivedFile): Promise<Result<{ id: string }, PhotoError>> => {
    const { mediaType, storageKey, spooled } = file
    if (!isPhoto(mediaType)) return err({ code: 'file/type' })
    const stored = await storeFiles(db, storage, [file])
    if (!stored.ok) return stored
    const photo = await db.transaction().execute(async (tx) => {
      const inserted = await insertPhoto(tx, code, worker.staffId, {
        storageKey,
        mediaType,
        byteSize: spooled.byteSize,
      })
      if (!inserted) return undefined
      await claimFiles(tx, [file])
      const subject = { type: 'job', id: inserted.job_id }
      await recordChange(tx, worker, { action: 'job.photo', subject, before: null, after: { photo: inserted.id } })
      return inserted
    })
    if (photo) return ok({ id: photo.id })
    await dropFiles(db, storage, [file])
    return err({ code: 'production/too-many-photos' })
  },

  /** A photo with its content; undefined when there is none. */
  read: async (id: string): Promise<{ readonly mediaType: PhotoMediaType; readonly bytes: Buffer } | undefined> => {
    const photo = await findPhoto(db, id)
    const bytes = photo && (await storage.read('private', photo.storage_key))
    return photo && bytes && { mediaType: photo.media_type, bytes }
  },
})
