import { createHash } from 'node:crypto'
import type { Db } from '#db/connection.ts'
import { sheetPages } from '#domain/preflight/sheet-pages.ts'
import { specOfFace, type InkLayer } from '#domain/print-spec/print-spec.ts'
import type { Metal } from '#domain/preview/metal.ts'
import { specOf } from '../print-spec/print-specs.ts'
import { findFinishedLine, findLineDesign, findPreview } from './preview.repository.ts'
import type { PreviewParts } from './previews.service.ts'
import { storePicture } from './stored-picture.ts'

/** A page of a version, from 1, as a line of an order is printed from it. */
export type LinePage = { readonly lineId: number; readonly versionId: string; readonly page: number }

export type FinishedPages = ReturnType<typeof createFinishedPages>

/** Part of the digest of a picture: another way of drawing makes other pictures. */
const DRAWN_SINCE = 1

/** Pages of ordered artwork with foil, varnish, white ink and the cut drawn as what they are (0157): each is drawn once and stored. */
export function createFinishedPages(parts: PreviewParts) {
  const { db } = parts
  const find = async (page: LinePage): Promise<string | undefined> => {
    const finishes = await finishesOf(db, page)
    return finishes && (await findPreview(db, digestOf(page, finishes)))?.storage_key
  }
  const make = async (page: LinePage): Promise<string | undefined> => {
    const finishes = await finishesOf(db, page)
    if (!finishes) return undefined
    const digest = digestOf(page, finishes)
    const known = await findPreview(db, digest)
    if (known) return known.storage_key
    const bytes = await drawn(parts, page, finishes)
    const stored = bytes && (await storePicture(parts, { digest, versionIds: [page.versionId], bytes }))
    return stored?.storage_key
  }
  return {
    /** The storage key of the picture of a page, if it was drawn already; undefined too for a page without finishes. */
    find,

    /** The same; it is drawn when it was not. Undefined when it cannot be drawn now. */
    make,

    /** Draws what the first design of a line shows, before anybody looks at it. */
    makeLine: async (lineId: number): Promise<void> => {
      const design = await findLineDesign(db, lineId)
      for (const { versionId } of design?.files ?? [])
        for (const page of [1, 2]) await make({ lineId, versionId, page })
    },
  }
}

type Finishes = { readonly customerId: string; readonly layers: readonly InkLayer[]; readonly metal: Metal }

/** The ordered finishes that are on a page; undefined when there is none. */
async function finishesOf(db: Db, { lineId, versionId, page }: LinePage): Promise<Finishes | undefined> {
  const line = await findFinishedLine(db, lineId, versionId)
  if (!line) return undefined
  const { customer_id: customerId, variant_id: variantId, features, facts, face } = line
  const specified = await specOf(db, { variantId, features })
  if (!specified.ok) return undefined
  const { spec, metal } = specified.value
  const own = (face && specOfFace(spec, face)) || spec
  const layers = sheetPages(facts, own).find(({ number }) => number === page)?.layers ?? []
  return layers.length > 0 ? { customerId, layers, metal } : undefined
}

const digestOf = ({ versionId, page }: LinePage, { layers, metal }: Finishes): Buffer =>
  createHash('sha256')
    .update(JSON.stringify({ finished: DRAWN_SINCE, versionId, page, layers, metal }))
    .digest()

/** The page with its finishes, as WebP; undefined when they cannot be separated, or every process is busy. */
async function drawn(
  { finishes, media }: PreviewParts,
  { versionId, page }: LinePage,
  { customerId, layers, metal }: Finishes,
): Promise<Uint8Array | undefined> {
  const apart = await finishes.of({ kind: 'CUSTOMER', customerId }, versionId, page, layers)
  if (!apart.ok) return undefined
  const { picture, plates } = apart.value
  const answer = await media.run({ kind: 'draw-page', picture, finishes: { metal, plates } })
  return answer.ok ? answer.value : undefined
}
