import { createHash } from 'node:crypto'
import type { Db } from '#db/connection.ts'
import { sheetPages } from '#domain/preflight/sheet-pages.ts'
import { specOfFace, type InkLayer } from '#domain/print-spec/print-spec.ts'
import { chosenGround } from '#domain/preview/ground.ts'
import type { Metal } from '#domain/preview/metal.ts'
import { specOf } from '../print-spec/print-specs.ts'
import { findFinishedLine, findLineDesign, findPreview } from './preview.repository.ts'
import { pictureOf, type PreviewParts } from './previews.service.ts'
import { storePicture } from './stored-picture.ts'

/** A page of a version, from 1, as a line of an order is printed from it. */
export type LinePage = { readonly lineId: number; readonly versionId: string; readonly page: number }

/** The picture of a page that was drawn, and the colour that the page lies on where it was not. */
type FoundPage = { readonly key: string | undefined; readonly ground: string | undefined }

export type FinishedPages = ReturnType<typeof createFinishedPages>

/** Part of the digest of a picture: another way of drawing makes other pictures. */
const DRAWN_SINCE = 1

/**
 * Pages of ordered artwork as they are printed: with foil, varnish, white ink and the cut drawn as what they are (0157), on the
 * colour that the product was ordered in (0194). Each is drawn once and stored.
 */
export function createFinishedPages(parts: PreviewParts) {
  const { db } = parts
  const find = async (page: LinePage): Promise<FoundPage> => {
    const finishes = await finishesOf(db, page)
    const known = finishes && (await findPreview(db, digestOf(page, finishes)))
    return { key: known?.storage_key, ground: finishes?.isEngraved ? undefined : finishes?.ground }
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
    /** The picture of a page, if it was drawn already; none for a page without finishes on white paper. */
    find,

    /** The storage key of the same; it is drawn when it was not. Undefined too when it cannot be drawn now. */
    make,

    /** Draws what the first design of a line shows, before anybody looks at it. */
    makeLine: async (lineId: number): Promise<void> => {
      const design = await findLineDesign(db, lineId)
      for (const { versionId } of design?.files ?? [])
        for (const page of [1, 2]) await make({ lineId, versionId, page })
    },
  }
}

type Finishes = {
  readonly customerId: string
  readonly layers: readonly InkLayer[]
  readonly metal: Metal
  readonly ground: string | undefined
  /** The colour is seen through its inks; missing where they cover it. */
  readonly inks?: 'TRANSPARENT'
  /** It is engraved into the metal below the colour; missing where it is printed. */
  readonly isEngraved?: true
}

/** The ordered finishes that are on a page, and the colour that it lies on; undefined on white paper without any. */
async function finishesOf(db: Db, { lineId, versionId, page }: LinePage): Promise<Finishes | undefined> {
  const line = await findFinishedLine(db, lineId, versionId)
  if (!line) return undefined
  const { customer_id: customerId, variant_id: variantId, features, facts, face } = line
  const specified = await specOf(db, { variantId, features })
  if (!specified.ok) return undefined
  const { spec, metal, inks, isEngraved } = specified.value
  const own = (face && specOfFace(spec, face)) || spec
  const layers = sheetPages(facts, own).find(({ number }) => number === page)?.layers ?? []
  const ground = chosenGround(specified.value.colours)
  if (layers.length === 0 && ground === undefined) return undefined
  const seenThrough = inks === 'TRANSPARENT' && ground !== undefined && { inks }
  return { customerId, layers, metal, ground, ...seenThrough, ...(isEngraved && { isEngraved }) }
}

/** Of a page on white paper as it was before there were colours: pictures that were stored then are found. */
const digestOf = ({ versionId, page }: LinePage, { customerId: _customerId, ...seen }: Finishes): Buffer =>
  createHash('sha256')
    .update(JSON.stringify({ finished: DRAWN_SINCE, versionId, page, ...seen }))
    .digest()

/** The page as it is printed, as WebP; undefined when it is gone or cannot be separated, or every process is busy. */
async function drawn(
  parts: PreviewParts,
  { versionId, page }: LinePage,
  { customerId, layers, metal, ...seen }: Finishes,
): Promise<Uint8Array | undefined> {
  const owner = { kind: 'CUSTOMER', customerId } as const
  const apart = layers.length > 0 ? await parts.finishes.of(owner, versionId, page, layers) : undefined
  if (apart?.ok === false) return undefined
  const picture = apart ? apart.value.picture : await pictureOf(parts, owner, versionId, page)
  const finishes = apart && { metal, plates: apart.value.plates }
  const answer = picture && (await parts.media.run({ kind: 'draw-page', picture, finishes, ...seen }))
  return answer?.ok ? answer.value : undefined
}
