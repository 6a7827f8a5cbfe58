/** Cards and sheets that lie on a ground, with nothing on them. */
import { raised, roundedOutline } from '../mesh.ts'
import { moved, onFloor, part } from '../set.ts'
import type { Tint } from '../set.ts'
import type { Part, Shot } from '../shot.ts'
import { printed, WHITE } from '../blank.ts'
import type { Blank } from '../blank.ts'

interface Lying {
  readonly region?: number
  readonly at?: readonly [number, number]
  readonly turn?: number
  readonly z?: number
  readonly thick?: number
  readonly radius?: number
}

/** One sheet on the ground; what lies beneath others shows no print. */
function sheet(width: number, height: number, place: Lying): Part[] {
  const { region, at = [0, 0], turn = 0, z = 0, thick = 0.03, radius = 0.012 } = place
  const made = raised(roundedOutline(width, height, radius, radius > 0.5 ? 24 : 8), thick)
  const look = { colour: WHITE, rough: 0.62 }
  return moved(
    [part(made.top, region === undefined ? look : printed(region)), part(made.side, { ...look, colour: '#e9e7e2' })],
    [at[0], at[1], z],
    [0, 0, turn],
  )
}

/** A pile, each sheet a little off the one beneath. */
function pile(count: number, width: number, height: number, place: Lying): Part[] {
  const { thick = 0.03, turn = 0, at = [0, 0] } = place
  return Array.from({ length: count }, (_, i) => {
    const isTop = i === count - 1
    const off = Math.sin(i * 12.9898) * 0.5
    const { region, ...under } = place
    return sheet(width, height, {
      ...(isTop && region !== undefined ? { ...under, region } : under),
      at: [at[0] + off * 0.03, at[1] + Math.cos(i * 7.1) * 0.015],
      turn: turn + (isTop ? 1.2 : off * 0.9),
      z: i * thick,
    })
  }).flat()
}

const view = (tint: Tint, parts: readonly Part[], distance: number, more: Partial<Shot> = {}): Shot =>
  onFloor(tint, parts, {
    distance: distance * 1.28,
    height: 58,
    side: -8,
    target: [0, 0, 0],
    key: [-0.9, 0.1, 0.8],
    exposure: 0.5,
    ...more,
  })

/** A pile with the front on top, and a card beside it that shows the back. */
const cards = (kind: string, tint: Tint, width: number, height: number, count = 14, radius = 0.012): Blank => {
  const [w, h] = [width / 20, height / 20]
  const step = h / 2 + 0.45
  const ratio = width / height
  return {
    kind,
    regions: [
      { face: 'front', ratio },
      { face: 'back', ratio },
    ],
    shot: view(
      tint,
      [
        ...pile(count, w, h, { region: 0, at: [-0.3, step * 0.86], turn: 8, radius }),
        ...sheet(w, h, { region: 1, at: [0.45, -step], turn: -9, radius }),
      ],
      Math.max(w * 3.3, h * 5.6, 10) * 1.02,
    ),
  }
}

/** A low pile of one sheet, printed on top. */
const sheets = (
  kind: string,
  tint: Tint,
  width: number,
  height: number,
  count = 4,
  turn = -7,
  shape?: 'ROUND',
): Blank => {
  const long = Math.max(width, height)
  const [w, h] = [(width / long) * 6, (height / long) * 6]
  return {
    kind,
    regions: [{ face: 'front', ratio: width / height, ...(shape && { shape }) }],
    shot: view(
      tint,
      pile(count, w, h, { region: 0, turn, thick: 0.02, radius: shape ? w / 2 : 0.012 }),
      Math.max(w * 3.1, h * 2.4, 9) * (kind === 'pad' ? 1.12 : 1),
    ),
  }
}

/** Two sheets side by side, the front over the back. */
const leaflets = (kind: string, tint: Tint, width: number, height: number): Blank => {
  const long = Math.max(width, height)
  const [w, h] = [(width / long) * 5, (height / long) * 5]
  const ratio = width / height
  const isTall = height >= width
  const away: readonly [number, number] = isTall ? [w * 0.56, 0.35] : [0.3, h * 0.6]
  return {
    kind,
    regions: [
      { face: 'front', ratio },
      { face: 'back', ratio },
    ],
    shot: view(
      tint,
      [
        ...sheet(w, h, { region: 0, at: [-away[0], isTall ? -0.2 : away[1]], turn: 5, thick: 0.02 }),
        ...sheet(w, h, { region: 1, at: [away[0], isTall ? away[1] : -away[1]], turn: -6, thick: 0.02 }),
      ],
      isTall ? Math.max(w * 5.8, h * 2.3) : Math.max(w * 3.4, h * 4.2),
    ),
  }
}

export const BLANKS: Readonly<Record<string, () => Blank>> = {
  'card-90x50': () => cards('card', 'blush', 90, 50),
  'card-85x54': () => cards('card', 'aqua', 85, 54, 12, 0.14),
  'card-85x35': () => cards('card', 'mint', 85, 35),
  'card-square': () => cards('card', 'butter', 65, 65, 10),
  'leaflet-a': () => leaflets('sheet', 'sand', 148, 210),
  'leaflet-a-wide': () => leaflets('sheet', 'mint', 148, 105),
  'leaflet-square': () => leaflets('sheet', 'blush', 148, 148),
  'leaflet-dl': () => leaflets('sheet', 'aqua', 99, 210),
  'leaflet-bookmark': () => leaflets('sheet', 'lilac', 50, 180),
  'leaflet-voucher': () => leaflets('sheet', 'sky', 180, 80),
  'sheet-a': () => sheets('sheet', 'sky', 210, 297),
  'sheet-a-wide': () => sheets('sheet', 'paper', 297, 210),
  'sheet-square': () => sheets('sheet', 'blush', 148, 148),
  'sheet-dl': () => sheets('sheet', 'butter', 99, 210),
  'sheet-2x3': () => sheets('sheet', 'mint', 80, 120),
  'sheet-3x2': () => sheets('sheet', 'lilac', 120, 80),
  'sheet-3x4': () => sheets('sheet', 'sand', 300, 400),
  'sheet-ticket': () => sheets('sheet', 'aqua', 210, 75, 8),
  'pad-a': () => sheets('pad', 'aqua', 148, 210, 30, 6),
  'pad-a-wide': () => sheets('pad', 'stone', 420, 297, 24, 4),
  'pad-square': () => sheets('pad', 'mint', 75, 75, 44, 9),
  'round-sticker': () => sheets('sticker', 'butter', 50, 50, 5, 0, 'ROUND'),
  'sticker-5x3': () => sheets('sticker', 'sky', 100, 60, 5, 8),
  'sticker-3x2': () => sheets('sticker', 'mint', 120, 80, 5, 8),
  'sticker-square': () => sheets('sticker', 'blush', 80, 80, 5, 8),
}
