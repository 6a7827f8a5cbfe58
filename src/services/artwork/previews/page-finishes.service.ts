import { readFile } from 'node:fs/promises'
import type { Db } from '#db/connection.ts'
import type { ArtworkOwner } from '#domain/artwork/upload-policy.ts'
import { finishesOf } from '#domain/preflight/colour-rules.ts'
import type { InkLayer } from '#domain/print-spec/print-spec.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { ArtworkOpener } from '#integrations/artwork-opener/artwork-opener.ts'
import type { FileStorage } from '#integrations/storage/file-storage.ts'
import { inTemporaryFile } from '../../files/in-temporary-file.ts'
import { findOpened } from './page-finishes.repository.ts'

/** A page in its colours as a WebP file, and its finishes as grey PNG files that are black where they lie. */
export type PageFinishes = {
  readonly picture: Buffer
  readonly plates: readonly { readonly layer: InkLayer; readonly png: Buffer }[]
}

export type FinishesError =
  | { readonly code: 'artwork/unknown' }
  /** The page has none of these finishes, or they cannot be separated from its colours. */
  | { readonly code: 'plates/not-made' }
  /** The process that separates them was ended before it was done: another time it may work. */
  | { readonly code: 'plates/failed' }

export interface PageFinishesParts {
  readonly db: Db
  readonly storage: Pick<FileStorage, 'openStream'>
  readonly opener: Pick<ArtworkOpener, 'separate'>
}

export type PageFinishesService = ReturnType<typeof createPageFinishes>

/** What foil, varnish, white ink and cutting are on a page of a customer's file, so that a preview shows them as what they are. */
export const createPageFinishes = ({ db, storage, opener }: PageFinishesParts) => ({
  /** Draws the ordered finishes of a page, from 1, apart from its colours. */
  of: async (
    owner: ArtworkOwner,
    versionId: string,
    page: number,
    layers: readonly InkLayer[],
  ): Promise<Result<PageFinishes, FinishesError>> => {
    const source = await findOpened(db, owner, versionId)
    const facts = source?.facts.pages.find(({ number }) => number === page)
    if (!source || !facts) return err({ code: 'artwork/unknown' })
    const finishes = finishesOf(facts, layers)
    if (finishes.size === 0) return err({ code: 'plates/not-made' })
    return inTemporaryFile(storage, source.storage_key, async (path) => {
      const separated = await opener.separate(path, { page, spots: [...finishes.keys()], areFinishes: true })
      if (separated.outcome === 'FAILED') return err({ code: 'plates/failed' })
      if (separated.outcome !== 'SEPARATED' || separated.rest === null) return err({ code: 'plates/not-made' })
      const picture = await readFile(separated.rest)
      const plates = separated.plates.flatMap(({ ink, path: plate }) => {
        const layer = finishes.get(ink)
        return layer ? [readFile(plate).then((png) => ({ layer, png }))] : []
      })
      return ok({ picture, plates: await Promise.all(plates) })
    })
  },
})
