import { INK_LAYERS, type InkLayer, type PrintSpec } from '../print-spec/print-spec.ts'
import type { ColourUse, FileFacts, PageFacts } from './file-facts.ts'
import { finding, type Finding } from './finding.ts'

/** Spots no larger than this (mm²) may bear more ink. */
const LEAST_HEAVY_AREA = 15
/** Anything lighter is not solid. */
const SOLID = 0.995

/** What design programs and earlier printers call our layers. */
const ALIASES: Readonly<Record<string, InkLayer>> = {
  foil: 'Foil',
  gold: 'Foil',
  'foil gold': 'Foil',
  'gold foil': 'Foil',
  'hot foil': 'Foil',
  فويل: 'Foil',
  gloss: 'Gloss',
  'spot uv': 'Gloss',
  uv: 'Gloss',
  varnish: 'Gloss',
  'spot gloss': 'Gloss',
  white: 'White',
  'white ink': 'White',
  'opaque white': 'White',
  cut: 'Cut',
  cutcontour: 'Cut',
  'cut contour': 'Cut',
  'die cut': 'Cut',
  dieline: 'Cut',
  thru: 'Cut',
}

/** The layer that an ink of this name is meant for; undefined for an ordinary spot colour. */
export function layerOf(ink: string): InkLayer | undefined {
  return INK_LAYERS.find((layer) => layer === ink) ?? ALIASES[ink.trim().toLowerCase().replace(/[_-]+/g, ' ')]
}

/** The spot inks of a page that are ordered finishes, each with its layer. */
export function finishesOf({ colours }: PageFacts, layers: readonly InkLayer[]): ReadonlyMap<string, InkLayer> {
  const inks = new Set(colours.flatMap(({ spots }) => spots))
  return new Map(
    [...inks].flatMap((ink) => {
      const layer = layerOf(ink)
      return layer && layers.includes(layer) ? [[ink, layer] as const] : []
    }),
  )
}

/** Rules about the colours of one page. */
export function checkColours(page: PageFacts, spec: PrintSpec): readonly Finding[] {
  const all = page.colours.filter(({ space }) => space === 'ALL')
  return [
    ...all.slice(0, 1).map(({ box }) => finding('separation-all', { page: page.number, box })),
    ...processColours(page),
    ...spots(page, spec),
    ...overprints(page),
    ...ink(page, spec),
  ]
}

/** The layers that were ordered and that no page of the file has. */
export function checkLayers({ pages }: FileFacts, { layers }: PrintSpec): readonly Finding[] {
  const inks = pages.flatMap(({ colours }) => colours.flatMap(({ spots }) => spots))
  const found = new Set(inks.map(layerOf))
  return layers.filter((layer) => !found.has(layer)).map((layer) => finding('layer-missing', { facts: { layer } }))
}

function processColours({ number, colours }: PageFacts): readonly Finding[] {
  const largest = (uses: readonly ColourUse[]) => uses.toSorted((one, other) => areaOf(other) - areaOf(one)).slice(0, 1)
  const of = (...spaces: readonly ColourUse['space'][]) =>
    largest(colours.filter(({ space }) => spaces.includes(space)))
  return [
    ...of('RGB').map(({ box }) => finding('colour-rgb', { page: number, box })),
    ...of('LAB', 'ICC_OTHER').map(({ box }) => finding('colour-other', { page: number, box })),
  ]
}

function spots({ number, colours }: PageFacts, { layers }: PrintSpec): readonly Finding[] {
  const byInk = new Map<string, ColourUse>()
  for (const use of colours) for (const ink of use.spots) if (!byInk.has(ink)) byInk.set(ink, use)
  return [...byInk].flatMap(([ink, use]) => {
    const layer = layerOf(ink)
    const where = { page: number, box: use.box }
    if (!layer || !layers.includes(layer)) return [finding('spot-not-ordered', { ...where, facts: { ink } })]
    const at = { ...where, facts: { ink, layer } }
    return [
      ...(ink === layer ? [] : [finding('layer-alias', at)]),
      ...(use.leastTint < SOLID ? [finding('layer-tinted', at)] : []),
    ]
  })
}

function overprints({ number, colours, texts }: PageFacts): readonly Finding[] {
  const white = colours.find(({ isWhite, overprints }) => isWhite && overprints)
  const black = texts.find(({ isBlack, overprints }) => isBlack && !overprints)
  const stands = colours.some(({ kind, isWhite, isBlack }) => kind !== 'TEXT' && !isWhite && !isBlack)
  return [
    ...(white ? [finding('white-overprints', { page: number, box: white.box })] : []),
    // Black on bare paper has nothing to knock out.
    ...(black && stands ? [finding('black-knocks-out', { page: number, box: black.box })] : []),
  ]
}

function ink({ number, ink }: PageFacts, { limits }: PrintSpec): readonly Finding[] {
  const { inkLimit } = limits
  if (inkLimit === null) return []
  const heavy = ink
    .filter(({ percent, area }) => percent > inkLimit && area >= LEAST_HEAVY_AREA)
    .toSorted((one, other) => other.percent - one.percent)
  return heavy
    .slice(0, 1)
    .map(({ percent, box }) => finding('ink-heavy', { page: number, box, facts: { percent, limit: inkLimit } }))
}

const areaOf = ({ box }: ColourUse): number => box.width * box.height
