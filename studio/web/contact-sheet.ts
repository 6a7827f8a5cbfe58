/**
 * Draws all shots that previews lay artwork on as one picture, to be looked at: `node studio/web/contact-sheet.ts
 * [--out file] [--width pixels] [name ...]`. Each shot is seen with a white page and with a black one, both with a border and
 * letters, on the product in white and in black: slivers, bands, seams, mirrored and cut artwork show.
 */
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import type { OverlayOptions } from 'sharp'
import type { Shot, ShotRegion } from '../../src/domain/preview/shot.ts'
import { drawProduct } from '../../src/integrations/media/product-picture.ts'
import type { FacePicture } from '../../src/integrations/media/face-picture.ts'
import { PRINT_SHOTS } from '../../src/integrations/print-shots/print-shots.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string', default: 'contact-sheet.png' }, width: { type: 'string', default: '200' } },
})

const WIDTH = Number(values.width)
const HEIGHT = Math.round(WIDTH * 1.25)
const LABEL = 14
/** Pictures of one shot in a row, and shots beside each other. */
const [VIEWS, ACROSS] = [4, 3]
/** Pixels of the longer side of a page. */
const PAGE = 1200

const shots = PRINT_SHOTS.filter(
  ({ code }) => positionals.length === 0 || positionals.some((name) => code.startsWith(name)),
)
const drawn: OverlayOptions[] = []
for (const [index, shot] of shots.entries()) {
  const [left, top] = [(index % ACROSS) * VIEWS * WIDTH, Math.floor(index / ACROSS) * (HEIGHT + LABEL)]
  drawn.push({
    input: Buffer.from(
      `<svg width="${WIDTH * VIEWS}" height="${LABEL}"><text x="2" y="11" font-size="11">${shot.code}</text></svg>`,
    ),
    left,
    top,
  })
  const grounds = ['#ffffff', '#000000']
  const views = grounds.flatMap((ground) => ['#ffffff', '#000000'].map((paper) => ({ ground, paper })))
  for (const [view, { ground, paper }] of views.entries()) {
    const picture = await drawProduct({ shot, ground, faces: await facesOf(shot, paper) })
    drawn.push({
      input: await sharp(picture).resize(WIDTH, HEIGHT).toBuffer(),
      left: left + view * WIDTH,
      top: top + LABEL,
    })
  }
}
const rows = Math.ceil(shots.length / ACROSS)
const size = { width: ACROSS * VIEWS * WIDTH, height: rows * (HEIGHT + LABEL) }
await sharp({ create: { ...size, channels: 3, background: '#ffffff' } })
  .composite(drawn)
  .png()
  .toFile(values.out)

/** The faces of a shot with a page of one colour. */
function facesOf({ regions }: Shot, paper: string): Promise<readonly FacePicture[]> {
  const first = regions.filter(({ face }, index) => regions.findIndex((each) => each.face === face) === index)
  return Promise.all(first.map(async (region) => faceOf(region, await sharp(pageOf(region, paper)).png().toBuffer())))
}

function faceOf({ face, ratio, shape }: ShotRegion, picture: Buffer): FacePicture {
  return {
    code: face,
    width: ratio,
    height: 1,
    isRound: shape === 'ROUND',
    picture,
    place: { left: 0, top: 0, width: 1, height: 1 },
  }
}

/** A page with a border, a word, and letters in three of its corners. */
function pageOf({ ratio }: ShotRegion, paper: string): Buffer {
  const [width, height] = ratio > 1 ? [PAGE, Math.round(PAGE / ratio)] : [Math.round(PAGE * ratio), PAGE]
  const unit = Math.min(width, height) / 100
  const letters = (text: string, x: number, y: number, size: number, colour: string): string =>
    `<text x="${x}" y="${y}" font-size="${size * unit}" fill="${colour}" text-anchor="middle" font-family="sans-serif">${text}</text>`
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="${paper}"/>
    <rect x="${unit}" y="${unit}" width="${width - 2 * unit}" height="${height - 2 * unit}" fill="none" stroke="#0a84c8" stroke-width="${2 * unit}"/>
    ${letters('RQ7', width / 2, height / 2 + 12 * unit, 34, paper === '#ffffff' ? '#111111' : '#ffffff')}
    ${letters('TL', 12 * unit, 16 * unit, 12, '#dd3333')}
    ${letters('TR', width - 12 * unit, 16 * unit, 12, '#22aa22')}
    ${letters('BL', 12 * unit, height - 6 * unit, 12, '#cc8800')}
  </svg>`)
}
