import { randomUUID } from 'node:crypto'
import { err, ok, type Result } from '#domain/result.ts'
import type { MediaWorkers } from '#integrations/media/media-workers.ts'
import type { MadeFile } from '../files/store-files.ts'
import type { FileError, ReceivedFile } from '../files/receive-file.ts'
import type { NewPhoto } from './review-photo.repository.ts'

/** Pixels across: large enough for a screen, and for a list. */
const WIDTHS = { full: 1600, small: 320 } as const

/** Photos as they are stored, with their files. */
export type MadePhotos = { readonly photos: readonly NewPhoto[]; readonly files: readonly MadeFile[] }

/**
 * Encodes photos again, upright and without the camera's notes of place and time. What customers send is never served
 * as it came.
 */
export async function makePhotos(
  media: Pick<MediaWorkers, 'run'>,
  received: readonly { readonly spooled: Pick<ReceivedFile['spooled'], 'path'> }[],
): Promise<Result<MadePhotos, FileError>> {
  const photos: NewPhoto[] = []
  const files: MadeFile[] = []
  for (const { spooled } of received) {
    const facts = await media.run({ kind: 'picture-facts', path: spooled.path })
    if (!facts.ok) return err(fileErrorOf(facts.error))
    const { mediaType, width, height } = facts.value
    const make = (size: number) =>
      media.run({ kind: 'make-variant', path: spooled.path, mediaType, width: size, format: 'webp' })
    const [full, small] = [await make(WIDTHS.full), await make(WIDTHS.small)]
    if (!full.ok) return err(fileErrorOf(full.error))
    if (!small.ok) return err(fileErrorOf(small.error))
    const displayWidth = Math.min(width, WIDTHS.full)
    const photo = {
      storageKey: randomUUID(),
      thumbnailKey: randomUUID(),
      width: displayWidth,
      height: Math.max(1, Math.round((height * displayWidth) / width)),
    }
    photos.push(photo)
    files.push(
      { storageKey: photo.storageKey, bytes: full.value },
      { storageKey: photo.thumbnailKey, bytes: small.value },
    )
  }
  return ok({ photos, files })
}

const fileErrorOf = ({ code }: { readonly code: string }): FileError => ({
  code: code === 'media/busy' ? 'file/busy' : 'file/type',
})
