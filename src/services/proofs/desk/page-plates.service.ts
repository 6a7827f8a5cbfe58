import { readFile } from 'node:fs/promises'
import type { Db } from '#db/connection.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { ArtworkOpener } from '#integrations/artwork-opener/artwork-opener.ts'
import type { FileStorage } from '#integrations/storage/file-storage.ts'
import { inTemporaryFile } from '../../files/in-temporary-file.ts'
import { findPlateSource } from './page-plates.repository.ts'

/** One ink of a page as a grey PNG, black where it is full. The cover is its mean, in percent. */
export type PagePlate = { readonly ink: string; readonly cover: number; readonly png: Buffer }

/** The plates of a page. Dots. */
export type PagePlates = {
  readonly width: number
  readonly height: number
  readonly plates: readonly PagePlate[]
  /** Whether something on the page has colours of the screen, which leave no ink on a plate yet. */
  readonly hasScreenColours: boolean
}

export type PlatesError =
  | { readonly code: 'artwork/unknown' }
  /** Its colours cannot be separated: it is no PDF, or its letters are drawings. */
  | { readonly code: 'plates/not-made' }
  /** The process that separates them was ended before it was done: another time it may work. */
  | { readonly code: 'plates/failed' }

export interface PagePlateParts {
  readonly db: Db
  readonly storage: Pick<FileStorage, 'openStream'>
  readonly opener: Pick<ArtworkOpener, 'separate'>
}

export type PagePlatesService = ReturnType<typeof createPagePlates>

/** The inks of pages that orders are printed from, drawn one by one for the desk. */
export const createPagePlates = ({ db, storage, opener }: PagePlateParts) => ({
  /** Separates a page, from 1. */
  of: async (versionId: string, page: number): Promise<Result<PagePlates, PlatesError>> => {
    const source = await findPlateSource(db, versionId)
    const facts = source?.facts.pages.find(({ number }) => number === page)
    if (!source || !facts) return err({ code: 'artwork/unknown' })
    if (source.kind !== 'PDF' && source.kind !== 'AI') return err({ code: 'plates/not-made' })
    const spots = [...new Set(facts.colours.flatMap((colour) => colour.spots))]
    return inTemporaryFile(storage, source.storage_key, async (path) => {
      const separated = await opener.separate(path, { page, spots })
      if (separated.outcome === 'FAILED') return err({ code: 'plates/failed' })
      if (separated.outcome !== 'SEPARATED') return err({ code: 'plates/not-made' })
      const { width, height, plates } = separated
      const read = plates.map(async ({ path: plate, ...rest }) => ({ ...rest, png: await readFile(plate) }))
      const hasScreenColours = facts.colours.some(({ space }) => SCREEN.has(space))
      return ok({ width, height, plates: await Promise.all(read), hasScreenColours })
    })
  },
})

const SCREEN: ReadonlySet<string> = new Set(['RGB', 'LAB', 'ICC_OTHER'])
