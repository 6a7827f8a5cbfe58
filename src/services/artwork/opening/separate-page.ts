import { err, type Result } from '#domain/result.ts'
import type { ArtworkOpener } from '#integrations/artwork-opener/artwork-opener.ts'
import type { Separation } from '#integrations/artwork-opener/opening.ts'
import type { FileStorage } from '#integrations/storage/file-storage.ts'
import { inTemporaryFile } from '../../files/in-temporary-file.ts'

export type SeparationError =
  | { readonly code: 'artwork/unknown' }
  /** The colours that are asked for cannot be separated from the others of the page. */
  | { readonly code: 'plates/not-made' }
  /** The process that separates them was ended before it was done: another time it may work. */
  | { readonly code: 'plates/failed' }

export interface SeparationParts {
  readonly storage: Pick<FileStorage, 'openStream'>
  readonly opener: Pick<ArtworkOpener, 'separate'>
}

type Separated = Extract<Separation, { readonly outcome: 'SEPARATED' }>

/** Separates a page of a stored file into plates, which `read` takes from their files before those are removed. */
export const separatePage = <Value>(
  { storage, opener }: SeparationParts,
  storageKey: string,
  plates: Parameters<ArtworkOpener['separate']>[1],
  read: (separated: Separated) => Promise<Result<Value, SeparationError>>,
): Promise<Result<Value, SeparationError>> =>
  inTemporaryFile(storage, storageKey, async (path) => {
    const separated = await opener.separate(path, plates)
    if (separated.outcome === 'FAILED') return err({ code: 'plates/failed' })
    return separated.outcome === 'SEPARATED' ? read(separated) : err({ code: 'plates/not-made' })
  })
