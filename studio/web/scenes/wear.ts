/** Clothes laid flat: an outline becomes cloth by the height of its blurred mask, its seams and its folds. */
import { surface } from '../mesh.ts'
import { ar, disc, en, mark, rect, svg } from '../print.ts'
import { onFloor, part } from '../set.ts'
import type { Tint } from '../set.ts'
import type { Part, Shot } from '../stage.ts'

interface Garment {
  /** Paths of the outline in a field of 1000 by 1100. */
  readonly outline: readonly string[]
  readonly colour: string
  /** What is sewn: lines that are pressed in. */
  readonly seams?: readonly string[]
  readonly print?: string
  readonly folds?: readonly string[]
}

const FIELD = 260

/** The heights of a drawing, white being high. */
async function heights(drawing: string): Promise<(u: number, v: number) => number> {
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawing.replace('<svg ', `<svg width="${FIELD}" height="${FIELD * 1.1}" `))}`
  await image.decode()
  const canvas = new OffscreenCanvas(FIELD, Math.round(FIELD * 1.1))
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('no canvas')
  context.drawImage(image, 0, 0)
  const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height)
  const at = (x: number, y: number): number =>
    (data[(Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x))) * 4] ?? 0) / 255
  return (u, v) => {
    const [x, y] = [u * (width - 1), (1 - v) * (height - 1)]
    const [i, j] = [Math.floor(x), Math.floor(y)]
    const [a, b] = [x - i, y - j]
    return (at(i, j) * (1 - a) + at(i + 1, j) * a) * (1 - b) + (at(i, j + 1) * (1 - a) + at(i + 1, j + 1) * a) * b
  }
}

const paths = (list: readonly string[], attributes: string): string =>
  list.map((d) => `<path d="${d}" ${attributes}/>`).join('')

async function laid(
  { outline, colour, seams = [], folds = [], print = '' }: Garment,
  { size = 7.2, turn = 0, at = [0, 0] as readonly [number, number] } = {},
): Promise<Part> {
  const relief = svg(
    1000,
    1100,
    `<filter id="a"><feGaussianBlur stdDeviation="11"/></filter><filter id="b"><feGaussianBlur stdDeviation="14"/></filter><filter id="c"><feGaussianBlur stdDeviation="3"/></filter>${rect(0, 0, 1000, 1100, '#000')}<g filter="url(#a)">${paths(outline, 'fill="#999"')}</g><g filter="url(#b)">${paths(folds, 'fill="none" stroke="#fff" stroke-opacity=".42" stroke-width="20" stroke-linecap="round"')}</g><g filter="url(#c)">${paths(seams, 'fill="none" stroke="#000" stroke-opacity=".22" stroke-width="7"')}</g>`,
  )
  const height = await heights(relief)
  const face = svg(
    1000,
    1100,
    `<clipPath id="o">${paths(outline, '')}</clipPath><g clip-path="url(#o)">${rect(0, 0, 1000, 1100, colour)}${paths(seams, 'fill="none" stroke="#000" stroke-opacity=".16" stroke-width="4"')}${print}</g>`,
  )
  const [sine, cosine] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)]
  const mesh = surface(
    (u, v) => {
      const [x, y] = [(u - 0.5) * size, (v - 0.5) * size * 1.1]
      return [at[0] + x * cosine - y * sine, at[1] + x * sine + y * cosine, 0.012 + 0.42 * height(u, v)]
    },
    200,
    220,
  )
  return part(mesh, { print: face, opacity: -1, rough: 0.95, grain: 0.07, scale: 2.2, pixels: 1800 })
}

const BODY = 'M370 80L230 160L200 1010H800L770 160L630 80L500 300Z'
const vest: Garment = {
  outline: [BODY],
  colour: '#d9e62c',
  seams: ['M500 300V1010', 'M210 980H790', 'M250 165L232 700', 'M750 165L768 700'],
  folds: ['M330 360Q370 520 340 700', 'M680 380Q640 560 690 760'],
  print: `${rect(180, 560, 640, 74, '#c9ced3')}${rect(180, 800, 640, 74, '#c9ced3')}<path d="M300 110L345 120L330 560H268ZM700 110L655 120L670 560H732Z" fill="#c9ced3"/>${rect(490, 300, 20, 710, '#9fae1c')}${ar(640, 480, 'رواق للعمارة', 42, '#22301c')}${en(352, 480, 'SITE', 40, '#22301c', 'middle', 'Rdx', 600)}`,
}

const SLEEVES =
  'M350 130L215 200L40 860L165 900L280 480L270 1000H730L720 480L835 900L960 860L785 200L650 130Q500 230 350 130Z'
const hoodie: Garment = {
  outline: [SLEEVES, 'M350 140Q330 10 500 8Q670 10 650 140Q500 260 350 140Z'],
  colour: '#2b2d33',
  seams: [
    'M300 200L280 480',
    'M700 200L720 480',
    'M270 950H730',
    'M60 810L180 850',
    'M940 810L820 850',
    'M330 930L390 700H610L670 930',
    'M372 120Q500 60 628 120Q500 240 372 120Z',
  ],
  folds: [
    'M330 380Q400 480 360 620',
    'M690 400Q640 520 690 640',
    'M150 500Q180 620 120 760',
    'M850 500Q820 620 880 760',
  ],
  print: `${mark('noura', 500, 470, 130)}${ar(500, 670, 'استوديو نورة', 60, '#f3f1ec')}<path d="M372 118Q500 58 628 118Q500 238 372 118Z" fill="#000" fill-opacity=".35"/><path d="M440 200V400M560 200V420" stroke="#f3f1ec" stroke-width="9"/>`,
}

const chef: Garment = {
  outline: [
    'M370 110L220 180L60 780L190 820L285 470L275 1010H725L715 470L810 820L940 780L780 180L630 110L560 150H440Z',
    'M400 120Q500 40 600 120L560 175H440Z',
  ],
  colour: '#f4f2ec',
  seams: [
    'M300 200L285 470',
    'M700 200L715 470',
    'M610 160Q560 500 610 1005',
    'M440 150Q420 170 430 200',
    'M275 985H725',
  ],
  folds: ['M340 420Q390 560 350 760', 'M660 420Q640 600 690 820', 'M130 600Q170 660 150 720'],
  print: `${[260, 400, 540, 680, 820].map((y) => disc(430, y, 15, '#22242b') + disc(585, y, 15, '#22242b')).join('')}${ar(690, 330, 'مخبز خبز', 38, '#4a2412', 'middle', 'Lale', 400)}<path d="M400 120Q500 40 600 120L560 175H440Z" fill="#22242b" fill-opacity=".9"/>`,
}

const coverall: Garment = {
  outline: [
    'M380 60L270 110L130 540L230 575L310 380L300 640L270 1060H470L500 700L530 1060H730L700 640L690 380L770 575L870 540L730 110L620 60L500 120Z',
  ],
  colour: '#1f3557',
  seams: [
    'M500 120V690',
    'M300 560H700',
    'M340 260H450V350H340Z',
    'M550 260H660V350H550Z',
    'M320 700L300 1050',
    'M680 700L700 1050',
  ],
  folds: ['M360 620Q400 760 370 900', 'M620 640Q640 760 610 920', 'M220 330Q200 420 190 480'],
  print: `${rect(280, 540, 440, 34, '#172844')}${en(395, 320, 'MADAR', 30, '#f3f1ec', 'middle', 'Rdx', 600)}${rect(285, 880, 190, 26, '#c9ced3')}${rect(525, 880, 190, 26, '#c9ced3')}`,
}

const jute: Garment = {
  outline: ['M150 330H850V1040H150Z', 'M290 340Q290 60 500 60Q710 60 710 340H660Q660 112 500 112Q340 112 340 340Z'],
  colour: '#c9a26b',
  seams: ['M150 1000H850', 'M150 372H850'],
  folds: ['M250 520Q300 700 260 900', 'M760 520Q720 700 760 900'],
  print: `${Array.from({ length: 88 }, (_, i) => rect(150, 330 + i * 8, 700, 3, '#000', 'fill-opacity=".07"')).join('')}${Array.from({ length: 88 }, (_, i) => rect(150 + i * 8, 330, 3, 710, '#fff', 'fill-opacity=".08"')).join('')}${mark('nakheel', 500, 600, 150, '#1e4b3f')}${ar(500, 880, 'تمور واحتي', 92, '#1e4b3f', 'middle', 'Mes', 700)}<path d="M290 340Q290 60 500 60Q710 60 710 340H660Q660 112 500 112Q340 112 340 340Z" fill="#efe3cd"/>`,
}

const pouch: Garment = {
  outline: [
    'M260 300Q210 620 190 960Q500 1050 810 960Q790 620 740 300Q500 350 260 300Z',
    'M240 300L300 170Q500 230 700 170L760 300Q500 350 240 300Z',
  ],
  colour: '#e9dcc3',
  seams: ['M262 300Q500 348 738 300', 'M205 930Q500 1015 795 930'],
  folds: [
    'M330 330L350 520',
    'M430 345L440 480',
    'M560 345L550 500',
    'M660 330L640 540',
    'M330 200L320 280',
    'M470 225L466 300',
    'M600 215L606 290',
  ],
  print: `<path d="M250 296Q500 345 750 296" fill="none" stroke="#8a2f45" stroke-width="14"/><path d="M740 296Q900 330 860 470" fill="none" stroke="#8a2f45" stroke-width="12"/>${mark('bustan', 500, 610, 120)}${ar(500, 830, 'بستان', 100, '#17181c', 'middle', 'Lale', 400)}`,
}

const backpack: Garment = {
  outline: ['M230 200Q500 240 770 200L810 1000Q500 1050 190 1000Z', 'M230 200Q500 150 770 200Q500 260 230 200Z'],
  colour: '#1f2a3a',
  seams: ['M240 240Q500 280 760 240', 'M205 960Q500 1010 795 960'],
  folds: [
    'M330 260L340 420',
    'M450 275L446 400',
    'M570 275L576 420',
    'M680 260L670 440',
    'M300 700Q360 800 320 900',
    'M700 700Q660 820 700 920',
  ],
  print: `${ar(500, 560, 'سباق الواحة', 96, '#f2b705', 'middle', 'Lale', 400)}${en(500, 650, 'Oasis Run 10 km', 52, '#f3f1ec', 'middle', 'Rdx', 600)}<path d="M200 980L300 210M800 980L700 210" stroke="#f2b705" stroke-width="10" fill="none"/>`,
}

const nonwoven: Garment = {
  outline: ['M180 330H820L840 1040H160Z', 'M300 340Q300 90 500 90Q700 90 700 340H650Q650 140 500 140Q350 140 350 340Z'],
  colour: '#1e7b4f',
  seams: ['M180 372H820', 'M166 1005H834', 'M300 340V440', 'M700 340V440', 'M350 340V440', 'M650 340V440'],
  folds: ['M280 500Q320 700 270 920', 'M740 500Q700 720 750 920'],
  print: `${mark('mazraa', 500, 600, 130, '#f4f1e1')}${ar(500, 850, 'مزرعتي', 110, '#f4f1e1', 'middle', 'Alex', 700)}`,
}

const flat = async (
  tint: Tint,
  garments: readonly Garment[],
  places: readonly { size?: number; turn?: number; at?: readonly [number, number] }[] = [{}],
  more = {},
): Promise<Shot> =>
  onFloor(tint, await Promise.all(garments.map((garment, i) => laid(garment, places[i] ?? {}))), {
    target: [0, 0.05, 0],
    distance: 21.5,
    height: 72,
    side: -7,
    key: [-0.95, 0.35, 0.75],
    ...more,
  })

export const SHOTS: Readonly<Record<string, () => Shot | Promise<Shot>>> = {
  'vest-safety': () => flat('stone', [vest]),
  'hoodie-noura': () => flat('blush', [hoodie]),
  'chef-jacket': () => flat('aqua', [chef]),
  coverall: () => flat('sand', [coverall], [{ size: 7.6 }]),
  'bag-jute': () => flat('mint', [jute]),
  'bag-drawstring': () => flat('blush', [pouch], [{ size: 6 }]),
  'bag-backpack': () => flat('butter', [backpack], [{ size: 6.6 }]),
  'bag-nonwoven': () => flat('lilac', [nonwoven]),
}
