import { readFile } from 'node:fs/promises'
import type { Db } from '#db/connection.ts'
import type { ArtworkOwner } from '#domain/artwork/upload-policy.ts'
import { finishesOf } from '#domain/preflight/colour-rules.ts'
import type { InkLayer } from '#domain/print-spec/print-spec.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { separatePage } from '../opening/separate-page.ts'
import type { SeparationError, SeparationParts } from '../opening/separate-page.ts'
import { findOpened } from './page-finishes.repository.ts'

/** A page in its colours as a WebP file, and its finishes as grey PNG files that are black where they lie. */
export type PageFinishes = {
  readonly picture: Buffer
  readonly plates: readonly { readonly layer: InkLayer; readonly png: Buffer }[]
}

export interface PageFinishesParts extends SeparationParts {
  readonly db: Db
}

export type PageFinishesService = ReturnType<typeof createPageFinishes>

/** What foil, varnish, white ink and cutting are on a page of a customer's file, so that a preview shows them as what they are. */
export const createPageFinishes = ({ db, ...parts }: PageFinishesParts) => ({
  /** Draws the ordered finishes of a page, from 1, apart from its colours. */
  of: async (
    owner: ArtworkOwner,
    versionId: string,
    page: number,
    layers: readonly InkLayer[],
  ): Promise<Result<PageFinishes, SeparationError>> => {
    const source = await findOpened(db, owner, versionId)
    const facts = source?.facts.pages.find(({ number }) => number === page)
    if (!source || !facts) return err({ code: 'artwork/unknown' })
    const finishes = finishesOf(facts, layers)
    if (finishes.size === 0) return err({ code: 'plates/not-made' })
    const request = { page, spots: [...finishes.keys()], areFinishes: true }
    return separatePage(parts, source.storage_key, request, async (separated) => {
      if (separated.rest === null) return err({ code: 'plates/not-made' })
      const picture = await readFile(separated.rest)
      const plates = separated.plates.flatMap(({ ink, path: plate }) => {
        const layer = finishes.get(ink)
        return layer ? [readFile(plate).then((png) => ({ layer, png }))] : []
      })
      return ok({ picture, plates: await Promise.all(plates) })
    })
  },
})
