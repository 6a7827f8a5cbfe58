import { fittedLayout } from '#domain/artwork/line-designs.ts'
import { toLineFeatures } from '#contract/cart/line-feature.ts'
import { writtenConfiguration } from '#domain/configuration/written-feature.ts'
import type { Language } from '#domain/language.ts'
import { inLanguage } from '#domain/localized-text.ts'
import type { Reorder } from '#services/orders/reorder.ts'

/** An order for a cart of today, and what is different about it. */
export function presentReorder({ quote, lines, artwork }: Reorder, language: Language) {
  const lineOf = (key: string) => lines.find(({ position }) => String(position) === key)
  const nameOf = (key: string) => inLanguage(lineOf(key)?.name ?? {}, language)
  const different = (
    key: string,
    kind: 'gone' | 'repriced' | 'adjusted' | 'invalid' | 'filesGone',
    from: number | null,
    to: number | null,
  ) => ({
    key,
    name: nameOf(key),
    kind,
    from,
    to,
  })
  return {
    items: quote.lines.map(({ key, productPriceId, quantity, chosen, price, sellable }) => ({
      key,
      productPrice: productPriceId,
      quantity,
      features: toLineFeatures(writtenConfiguration(sellable.features, chosen)),
      designMode: designModeOf(lineOf(key), artwork.get(Number(key))),
      ...presentFiles(artwork.get(Number(key)), quantity),
      notes: lineOf(key)?.notes ?? '',
      finalPrice: price.unit,
    })),
    differences: [
      ...quote.removed.map((key) => different(key, 'gone', lineOf(key)?.quantity ?? null, null)),
      ...quote.invalid.map(({ key }) => different(key, 'invalid', null, null)),
      ...quote.adjusted.map(({ key, from, to }) => different(key, 'adjusted', from, to)),
      ...quote.repriced.map((change) => different(change.key, 'repriced', change.old, change.new)),
      ...quote.lines.flatMap(({ key }) => {
        const { ids = [], gone = 0 } = artwork.get(Number(key)) ?? {}
        return gone > 0 ? [different(key, 'filesGone', ids.length + gone, ids.length)] : []
      }),
    ],
  }
}

/** Where the design of a line comes from; of one whose files are all gone they follow later. */
const designModeOf = (line: Reorder['lines'][number] | undefined, files: Files | undefined) =>
  line === undefined || (line.design_mode === 'UPLOAD' && files?.ids.length === 0)
    ? ('LATER' as const)
    : line.design_mode

/** The files of a line as they were printed, its pieces shared out again when there are others. */
function presentFiles(files: Files | undefined, quantity: number) {
  if (!files) return { artworkIds: [], artworkFaces: [], designPieces: [] }
  const wished = { faces: files.faces, pieces: files.pieces.map((pieces) => pieces ?? 0) }
  const { faces, pieces } = fittedLayout(files.ids.length, wished, quantity)
  return { artworkIds: [...files.ids], artworkFaces: [...faces], designPieces: [...pieces] }
}

type Files = NonNullable<ReturnType<Reorder['artwork']['get']>>
