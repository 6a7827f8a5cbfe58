import sharp from 'sharp'
import { madePdf, rectangle } from '../artwork/made-pdf.ts'
import { HOSTILE_PDF, type HostileFile } from './hostile-pdf.ts'
import { HOSTILE_PICTURES } from './hostile-pictures.ts'

/** Of each honest file so many copies with bytes turned, and so many that were cut off. */
const FLIPPED = 24
const CUT = 6
const FLIPS = 30

const photo = () => sharp({ create: { width: 400, height: 300, channels: 3, background: '#a04020', noise: NOISE } })
const NOISE = { type: 'gaussian' as const, mean: 128, sigma: 60 }

const card = async (useObjectStreams: boolean): Promise<Buffer> => {
  const content = `0.6 0.1 0 0 k ${rectangle(0, 0, 96, 56)} f 0 0 0 1 K 1 w 10 10 m 200 90 l S`
  const document = await madePdf({ content }, { content })
  document.getPages()[0]?.drawImage(await document.embedJpg(await photo().jpeg().toBuffer()), { width: 90, height: 60 })
  return Buffer.from(await document.save({ useObjectStreams }))
}

const HONEST: Readonly<Record<string, () => Promise<Buffer>>> = {
  'PDF with packed objects': () => card(true),
  'plain PDF': () => card(false),
  JPEG: () => photo().jpeg().toBuffer(),
  PNG: () => photo().png().toBuffer(),
  TIFF: () => photo().tiff({ compression: 'lzw' }).toBuffer(),
}

/** The same sequence for the same seed, so that a file that once did harm is made again. */
function sequence(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

function flipped(bytes: Buffer, seed: number): Buffer {
  const next = sequence(seed)
  const copy = Buffer.from(bytes)
  for (let flip = 0; flip < FLIPS; flip += 1) copy.writeUInt8(next(256), next(copy.length))
  return copy
}

const DAMAGED: readonly HostileFile[] = Object.entries(HONEST).flatMap(([kind, make]) => [
  ...Array.from({ length: FLIPPED }, (_, seed) => ({
    name: `${kind}, bytes turned ${seed + 1}`,
    make: async () => flipped(await make(), seed + 1),
  })),
  ...Array.from({ length: CUT }, (_, index) => ({
    name: `${kind}, cut off ${index + 1}`,
    make: async () => {
      const bytes = await make()
      return bytes.subarray(0, Math.floor((bytes.length * (index + 1)) / (CUT + 1)))
    },
  })),
])

/** Files made to harm, and honest ones that were damaged on the way. */
export const HOSTILE: readonly HostileFile[] = [...HOSTILE_PDF, ...HOSTILE_PICTURES, ...DAMAGED]
