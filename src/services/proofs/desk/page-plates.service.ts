import { readFile } from 'node:fs/promises'
import type { Db } from '#db/connection.ts'
import { isScreenColour } from '#domain/preflight/file-facts.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { separatePage } from '../../artwork/opening/separate-page.ts'
import type { SeparationError, SeparationParts } from '../../artwork/opening/separate-page.ts'
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

export interface PagePlateParts extends SeparationParts {
  readonly db: Db
}

export type PagePlatesService = ReturnType<typeof createPagePlates>

/** The inks of pages that orders are printed from, drawn one by one for the desk. */
export const createPagePlates = ({ db, ...parts }: PagePlateParts) => ({
  /** Separates a page, from 1. */
  of: async (versionId: string, page: number): Promise<Result<PagePlates, SeparationError>> => {
    const source = await findPlateSource(db, versionId)
    const facts = source?.facts.pages.find(({ number }) => number === page)
    if (!source || !facts) return err({ code: 'artwork/unknown' })
    if (source.kind !== 'PDF' && source.kind !== 'AI') return err({ code: 'plates/not-made' })
    const spots = [...new Set(facts.colours.flatMap((colour) => colour.spots))]
    return separatePage(parts, source.storage_key, { page, spots }, async ({ width, height, plates }) => {
      const read = plates.map(async ({ path: plate, ...rest }) => ({ ...rest, png: await readFile(plate) }))
      const hasScreenColours = facts.colours.some(({ space }) => isScreenColour(space))
      return ok({ width, height, plates: await Promise.all(read), hasScreenColours })
    })
  },
})
