import { shortHash } from '#domain/artwork/short-hash.ts'
import { riyadhDate } from '#domain/calendar/riyadh-time.ts'
import { imposeSpec, sheetsFor } from '#domain/imposition/step-and-repeat.ts'
import { jobPath } from '#domain/production/job-code.ts'
import { packsOf, sparePieces, type Packs, type PieceRules } from '#domain/production/spare-pieces.ts'
import type { ShopPolicy } from '#domain/shop-policy.ts'
import type { PaperFact, PassportSheet } from '#integrations/documents/workshop-paper.ts'
import type { StationRow } from '../station.repository.ts'
import { FACE_NAMES } from './face-names.ts'
import { PAPER_WORDS as WORDS } from './paper-words.ts'
import { passportStations } from './passport-stations.ts'
import type { PassportFile, PassportLine } from './passport.repository.ts'
import { sizeFact } from './printed-faces.ts'
import { dayInBoth, deliveryTo, inBoth, nameOf, optionsOf, pieces, same } from './ticket-sheet.ts'

/** Pages whose pictures a passport shows, and options that fit beside them. */
export const PASSPORT_PAGES = 6
const MAX_OPTIONS = 6
const MAX_NOTE = 260

/** What of the shop's policy a passport follows. */
export type PassportPolicy = Pick<ShopPolicy, 'holidays' | 'cutOffHour' | 'pieces'>

export type PassportParts = {
  readonly stations: readonly StationRow[]
  readonly publicUrl: string
  readonly policy: PassportPolicy
  /** The colours that designs lie on, by the ids of lines; none for white paper. */
  readonly grounds: ReadonlyMap<number, string>
  /** The names of pictures that there are. */
  readonly pictures: ReadonlySet<string>
}

/** The name of a page's picture in a paper: on white, or on a colour. */
export const pictureName = (key: string, ground: string | undefined): string =>
  ground === undefined ? `${key}.webp` : `${key}-${ground.slice(1)}.webp`

/** A line as it goes through the workshop on one page. */
export function passportSheet(line: PassportLine, parts: PassportParts): PassportSheet {
  const { publicUrl, pictures, policy, grounds } = parts
  const ground = grounds.get(line.id)
  const made = madeOf(line, policy.pieces)
  const pages = pagesOf(line.files).filter(({ key }) => pictures.has(pictureName(key, ground)))
  const more = pages.length - PASSPORT_PAGES
  const path = jobPath(line.code)
  return {
    code: line.code,
    qr: `${publicUrl}${path}`,
    address: `${new URL(publicUrl).host}${path}`,
    place: { en: `line ${line.position + 1} of ${line.lines}`, ar: `المنتج ${line.position + 1} من ${line.lines}` },
    flags: [...(line.urgent ? [WORDS.urgent] : []), ...(line.is_reprint ? [WORDS.reprint] : [])],
    due: dayInBoth(line.due),
    handOver: line.fulfilment === 'PICKUP' ? WORDS.pickup : deliveryTo(line.city),
    customer: line.customer,
    pages: pages.slice(0, PASSPORT_PAGES).map(({ key, trim, sheet, name }) => ({
      picture: pictureName(key, ground),
      ground: ground ?? null,
      ...trim,
      bleed: sheet?.bleed ?? 0,
      safe: sheet?.safe ?? 0,
      name,
    })),
    more: more > 0 ? { en: `and ${more} more pages`, ar: `و${more} صفحات أخرى` } : null,
    facts: factsOf(line, made),
    notes: notesOf(line),
    files: filesOf(line),
    isApproved: line.files.length > 0 && line.may_be_made,
    approval: line.signed && {
      how: WORDS.approvedBy,
      name: line.signed.name,
      at: dayInBoth(riyadhDate(new Date(line.signed.at))),
    },
    stations: passportStations(line, { stations: parts.stations, calendar: policy }, made),
  }
}

/** The pages of all files with their sheets and what they are called. */
const pagesOf = (files: readonly PassportFile[]) => {
  const isOne = new Set(files.map(({ design }) => design)).size < 2
  return files.flatMap(({ pages, spec, face, design, pieces: made }) =>
    pages.map(({ page, key, trim }) => {
      const own = spec?.faces.find(({ code }) => code === face) ?? spec?.faces[page - 1] ?? spec?.faces[0]
      const code = face ?? spec?.faces[page - 1]?.code
      const side = code ? FACE_NAMES[code] : { en: `Page ${page}`, ar: `صفحة ${page}` }
      const of = made === null ? '' : ` · ${pieces(made)}`
      const name = isOne
        ? side
        : { en: `Design ${design + 1}, ${side.en}${of}`, ar: `تصميم ${design + 1}، ${side.ar}${of}` }
      return { key, trim, sheet: own?.sheet, name }
    }),
  )
}

/** What is made of a line: spare pieces, how they lie on sheets of the press, and how they are packed. */
export type MadePieces = {
  readonly spare: number
  /** Undefined where they are printed one by one. */
  readonly layout: { readonly up: number; readonly sheets: number } | undefined
  /** "2 × 250 + 1 × 100"; undefined where each is packed as it comes. */
  readonly packs: string | undefined
}

function madeOf(line: PassportLine, { spare: spares, packs }: PieceRules): MadePieces {
  const spec = line.files[0]?.spec
  const designs = piecesOfDesigns(line)
  const spare = spec ? sparePieces(designs, spec.layers.length, spares[spec.method]) : 0
  const imposed = spec ? imposeSpec(spec) : undefined
  const size = spec ? packs[spec.method] : null
  return {
    spare,
    layout: imposed && { up: imposed.front.length, sheets: sheetsFor(line.quantity + spare, imposed) },
    packs: size === null ? undefined : packsOf(designs, size).map(packText).join(' + '),
  }
}

/** The pieces of each design of a line; all of them where nothing was said. */
function piecesOfDesigns({ files, quantity }: PassportLine): readonly number[] {
  const designs = new Map(files.map(({ design, pieces: made }) => [design, made]))
  const shared = [...designs.values()].flatMap((made) => made ?? [])
  return shared.length === designs.size && shared.length > 0 ? shared : [quantity]
}

const packText = ({ count, pieces: each }: Packs): string => `${pieces(count)}\u00A0×\u00A0${pieces(each)}`

function factsOf(line: PassportLine, { spare, layout, packs }: MadePieces): readonly PaperFact[] {
  const layers = line.files[0]?.spec?.layers ?? []
  const size = sizeFact(line.files)
  const up = layout && {
    en: `450\u00A0×\u00A0320\u00A0mm, ${layout.up} up, ${pieces(layout.sheets)} sheets`,
    ar: `450\u00A0×\u00A0320\u00A0مم، ${layout.up} في الفرخ، ${pieces(layout.sheets)} فرخ`,
  }
  return [
    { label: WORDS.product, value: nameOf(line) },
    spare === 0
      ? { label: WORDS.quantity, value: same(pieces(line.quantity)) }
      : { label: WORDS.quantityAndSpare, value: same(`${pieces(line.quantity)} + ${pieces(spare)}`) },
    ...(line.material === null ? [] : [{ label: WORDS.material, value: inBoth(line.material) }]),
    ...(size ? [size] : []),
    ...(up ? [{ label: WORDS.sheet, value: up }] : []),
    ...(layers.length > 0 ? [{ label: WORDS.layers, value: same(layers.join(', ')) }] : []),
    ...optionsOf(line.features).slice(0, MAX_OPTIONS),
    ...(packs === undefined ? [] : [{ label: WORDS.packs, value: same(packs) }]),
  ]
}

const shortened = (text: string): string => (text.length > MAX_NOTE ? `${text.slice(0, MAX_NOTE)}…` : text)

const notesOf = ({ reasons, notes, order_notes: order }: PassportLine) =>
  [
    ...reasons.map((text) => ({ label: WORDS.workNote, text })),
    ...(notes === null ? [] : [{ label: WORDS.customerNote, text: notes }]),
    ...(order === null ? [] : [{ label: WORDS.orderNote, text: order }]),
  ].map(({ label, text }) => ({ label, text: shortened(text) }))

const filesOf = ({ files }: PassportLine) =>
  files.slice(0, 4).map(({ label, sha256 }) => ({
    name: label,
    print: shortHash(sha256),
  }))
