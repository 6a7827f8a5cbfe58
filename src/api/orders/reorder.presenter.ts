import { fittedLayout } from '#domain/artwork/line-designs.ts'
import { shortHash } from '#domain/artwork/short-hash.ts'
import { nearQuantities } from '#domain/cart/near-quantities.ts'
import { surchargeOf } from '#domain/pricing/surcharge.ts'
import { riyadhDate, riyadhTimestamp } from '#domain/calendar/riyadh-time.ts'
import { toLineFeatures } from '#contract/cart/line-feature.ts'
import { writtenConfiguration } from '#domain/configuration/written-feature.ts'
import type { Language } from '#domain/language.ts'
import { inLanguage } from '#domain/localized-text.ts'
import type { Reorder } from '#services/orders/reorder.ts'
import { presentApproval } from '../approval.presenter.ts'
import { presentGoods } from '../line-goods.presenter.ts'

/** An order for a cart of today, and what is different about it. */
export function presentReorder(again: Reorder, language: Language) {
  const { order, quote, lines, artwork } = again
  const lineOf = (key: string) => lines.find(({ position }) => String(position) === key)
  return {
    items: quote.lines.map(({ key, productPriceId, quantity, chosen, price, sellable }) => {
      const line = lineOf(key)
      const files = artwork.get(Number(key))
      return {
        key,
        productPrice: productPriceId,
        quantity,
        features: toLineFeatures(writtenConfiguration(sellable.features, chosen)),
        designMode: designModeOf(line, files),
        ...presentFiles(files, quantity),
        notes: line?.notes ?? '',
        finalPrice: price.unit,
      }
    }),
    number: order.number,
    placedAt: riyadhTimestamp(order.placed_at),
    placedOn: riyadhDate(order.placed_at),
    deliveredAt: order.delivered_at && riyadhTimestamp(order.delivered_at),
    lines: lines.map((line) => presentThenAndToday(line, again, language)),
    differences: presentDifferences(again, language),
  }
}

/** What is not as it was: which line, what about it, and from what to what. */
function presentDifferences({ quote, lines, artwork }: Reorder, language: Language) {
  const lineOf = (key: string) => lines.find(({ position }) => String(position) === key)
  const nameOf = (key: string) => inLanguage(lineOf(key)?.name ?? {}, language)
  const different = (key: string, kind: DifferenceKind, from: number | null, to: number | null) => ({
    key,
    name: nameOf(key),
    kind,
    from,
    to,
  })
  return [
    ...quote.removed.map((key) => different(key, 'gone', lineOf(key)?.quantity ?? null, null)),
    ...quote.invalid.map(({ key }) => different(key, 'invalid', null, null)),
    ...quote.adjusted.map(({ key, from, to }) => different(key, 'adjusted', from, to)),
    ...quote.repriced.map((change) => different(change.key, 'repriced', change.old, change.new)),
    ...quote.lines.flatMap(({ key }) => {
      const { files = [] } = artwork.get(Number(key)) ?? {}
      const there = files.filter(({ isThere }) => isThere)
      return there.length < files.length ? [different(key, 'filesGone', files.length, there.length)] : []
    }),
  ]
}

type DifferenceKind = 'gone' | 'repriced' | 'adjusted' | 'invalid' | 'filesGone'

/** A line as it was ordered beside what it is today, with the files it was printed from. */
function presentThenAndToday(
  line: Line,
  { order, quote, artwork, grounds, approvalReasons }: Reorder,
  language: Language,
) {
  const key = String(line.position)
  const { name, image, variant, features } = presentGoods(line, language)
  const today = quote.lines.find((each) => each.key === key)
  const { files = [], approval = null } = artwork.get(line.position) ?? {}
  return {
    key,
    name,
    image,
    preview: line.preview_id,
    options: [
      ...(variant === null ? [] : [{ name: null, value: variant }]),
      ...features.map((feature) => ({ name: feature.name, value: feature.value ?? feature.choices.join(' + ') })),
    ],
    files: files.map(({ id, name: label, version, sha256, isThere, pictures }) => ({
      id,
      name: label,
      version,
      hash: shortHash(sha256),
      isThere,
      pictures: [...pictures],
    })),
    ground: grounds.get(Number(line.id)) ?? null,
    approval: approval && presentApproval(approval),
    approvalReason: approvalReasons.get(line.position) ?? null,
    quantities: today ? quantitiesOf(line.quantity, today) : [],
    ordered: { quantity: line.quantity, total: line.line_total, readyBy: order.ready_by },
    today: today ? { quantity: today.quantity, total: today.price.line, readyBy: today.readyBy } : null,
  }
}

/** What can be chosen from instead of a quantity; nothing where kinds such as sizes have their own. */
const quantitiesOf = (ordered: number, { sellable, chosen }: QuotedAgain) =>
  chosen.some(({ value }) => value.kind === 'pieces')
    ? []
    : nearQuantities(ordered, { ...sellable, surcharge: surchargeOf(sellable.features, chosen) })

/** Where the design of a line comes from: what was printed, however it came; of files that are all gone others follow later. */
function designModeOf(line: Line | undefined, files: Files | undefined) {
  if (files?.files.some(({ isThere }) => isThere)) return 'UPLOAD' as const
  return line === undefined || line.design_mode === 'UPLOAD' ? ('LATER' as const) : line.design_mode
}

/** The files of a line as they were printed, its pieces shared out again when there are others. */
function presentFiles(files: Files | undefined, quantity: number) {
  if (!files) return { artworkIds: [], artworkFaces: [], designPieces: [] }
  const there = files.files.filter(({ isThere }) => isThere)
  const wished = { faces: there.map(({ face }) => face), pieces: files.pieces.map((pieces) => pieces ?? 0) }
  const { faces, pieces } = fittedLayout(there.length, wished, quantity)
  return { artworkIds: there.map(({ id }) => id), artworkFaces: [...faces], designPieces: [...pieces] }
}

type Line = Reorder['lines'][number]
type QuotedAgain = Reorder['quote']['lines'][number]
type Files = NonNullable<ReturnType<Reorder['artwork']['get']>>
