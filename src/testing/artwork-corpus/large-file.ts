import { PDFName } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { contentStream, madePdf, POINTS, rectangle } from '../artwork/made-pdf.ts'

const [WIDTH, HEIGHT] = [3300, 2200]
const LINES = 20_000

/**
 * A PDF as an agency sends it: four pages of A4 with a photograph of seven million dots each, 80,000 short fine lines, a spot ink and
 * overprint; about 60 MB.
 */
export async function largePdf(): Promise<Buffer> {
  const document = await madePdf(
    ...Array.from({ length: 4 }, (_, index) => ({ width: 210, height: 297, content: drawing(index) })),
  )
  for (const [index, page] of document.getPages().entries()) {
    const jpeg = await noise(index % 2 === 0 ? 4 : 3)
    const picture = document.context.register(
      contentStream(document, jpeg, {
        Type: 'XObject',
        Subtype: 'Image',
        Width: WIDTH,
        Height: HEIGHT,
        BitsPerComponent: 8,
        ColorSpace: index % 2 === 0 ? 'DeviceCMYK' : 'DeviceRGB',
        Filter: 'DCTDecode',
      }),
    )
    const tint = { FunctionType: 2, Domain: [0, 1], C0: [0, 0, 0, 0], C1: [0, 0.2, 0.8, 0.1], N: 1 }
    page.node.set(
      PDFName.of('Resources'),
      document.context.obj({
        XObject: { Photo: picture },
        ColorSpace: { Gold: ['Separation', 'Foil gold', 'DeviceCMYK', tint] },
        ExtGState: { Over: { op: true, OPM: 1 } },
      }),
    )
  }
  return Buffer.from(await document.save({ useObjectStreams: false }))
}

/** Dots without order, which no compression makes smaller. */
function noise(channels: 3 | 4): Promise<Buffer> {
  const dots = Buffer.alloc(WIDTH * HEIGHT * 3)
  let state = 1
  for (let at = 0; at < dots.length; at += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    dots[at] = state >>> 24
  }
  const picture = sharp(dots, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
  const coloured = channels === 4 ? picture.toColourspace('cmyk') : picture
  return coloured.jpeg({ quality: 90, chromaSubsampling: '4:4:4' }).toBuffer()
}

function drawing(page: number): string {
  const photo = `q ${216 * POINTS} 0 0 ${303 * POINTS} 0 0 cm /Photo Do Q`
  const gold = `/Over gs /Gold cs 1 scn ${rectangle(20, 20, 40, 15)} f`
  const lines = Array.from({ length: LINES }, (_, index) => {
    const [x, y] = [((index * 7.31) % 600) + page, (index * 3.77) % 800]
    const [along, up] = [(index * 5.13) % 40, (index * 9.91) % 40]
    const ends = [x, y, x + along, y + up].map((place) => place.toFixed(2))
    return `0.${index % 10} 0.${(index + 3) % 10} 0 0 K 0.1 w ${ends[0]} ${ends[1]} m ${ends[2]} ${ends[3]} l S`
  })
  return [photo, gold, ...lines].join('\n')
}
