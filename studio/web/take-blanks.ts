/**
 * Takes the blanks that previews lay artwork on: `node studio/web/take-blanks.ts [--out folder] [--quick] [name ...]`.
 * Each shot becomes blank.avif, black.avif, the same with the product in black, and for each printed region a grid, a mask and
 * its light; shots.json lists them all.
 */
import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { encodeGrid } from '../../src/domain/preview/shot-grid.ts'
import type { Blank } from './blank.ts'
import { regionOf } from './region.ts'
import type { Region } from './region.ts'
import { listShots } from './shot-list.ts'
import { openStudio } from './studio-page.ts'
import { developed } from './tone.ts'

const HERE = import.meta.dirname
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string', default: join(HERE, '../../src/integrations/print-shots/shots') },
    quick: { type: 'boolean', default: false },
  },
})

/** Pixels of a shot; a quick one is for looking only. */
const SIZE = values.quick ? { width: 360, height: 450 } : { width: 720, height: 900 }

type Taken = Pick<Blank, 'kind' | 'regions'> & {
  readonly light: string
  /** The light of the same shot in black. */
  readonly black: string
  readonly places: readonly string[]
  readonly white: number
}

const { browser, page } = await openStudio()
const modules = readdirSync(join(HERE, 'blanks')).filter((name) => name.endsWith('.ts'))
const names = await page.evaluate(async (files) => {
  const all = await Promise.all(files.map((file) => import(`/blanks/${file}`)))
  const blanks = Object.assign({}, ...all.map(({ BLANKS }) => BLANKS)) as object
  Object.assign(window, { blanks })
  return Object.keys(blanks)
}, modules)
const wanted =
  positionals.length > 0 ? positionals.flatMap((asked) => names.filter((name) => name.startsWith(asked))) : names
let written = Promise.resolve()
for (const name of wanted) {
  const start = performance.now()
  const taken = await take(name)
  await written
  // Files are written while the next shot is drawn.
  written = write(join(values.out, name), taken).then((bytes) =>
    console.log(`${name} ${((performance.now() - start) / 1000).toFixed(1)} s, ${(bytes / 1024).toFixed(1)} KB`),
  )
}
await written
await browser.close()
await listShots(values.out)

/**
 * Draws one blank in the page; numbers come back as base64, in rows from the bottom. Places are sums over all rounds, light
 * is weighted already.
 */
function take(name: string): Promise<Taken> {
  return page.evaluate(
    async ({ shot: wanted, size, quick }) => {
      const { exposureOf, passesOf } = await import('/stage.ts' as string)
      const { WHITE } = await import('/blank.ts' as string)
      const blanks = (window as unknown as { blanks: Record<string, () => Blank> }).blanks
      const blank = blanks[wanted]?.()
      if (!blank) throw new Error(`no blank ${wanted}`)
      const shot = { passes: quick ? 16 : 28, ...blank.shot, ...size }
      const { light, black, places } = await passesOf(shot)
      const exposure = exposureOf(shot)
      const rounds = Math.ceil(shot.passes / 4)
      const packed = (numbers: Float32Array, factors: readonly number[]): string => {
        const halves = new Uint16Array(numbers.length)
        numbers.forEach((value, i) => {
          halves[i] = Math.min(65_535, Math.max(0, Math.round(value * (factors[i % 4] ?? 1) * 16_384)))
        })
        const bytes = new Uint8Array(halves.buffer)
        let text = ''
        for (let i = 0; i < bytes.length; i += 32_768) text += String.fromCharCode(...bytes.subarray(i, i + 32_768))
        return btoa(text)
      }
      const value = Number.parseInt((WHITE as string).slice(1, 3), 16) / 255
      return {
        kind: blank.kind,
        regions: blank.regions,
        white: ((value + 0.055) / 1.055) ** 2.4,
        light: packed(light, [exposure, exposure, exposure, 0]),
        black: packed(black, [exposure, exposure, exposure, 0]),
        places: places.map((numbers: Float32Array) => packed(numbers, [1 / rounds, 1 / rounds, exposure, 1 / rounds])),
      }
    },
    { shot: name, size: SIZE, quick: values.quick },
  )
}

/** The numbers of a pass in rows from the top. */
function unpacked(text: string): Float32Array {
  const bytes = Buffer.from(text, 'base64')
  const numbers = new Uint16Array(bytes.buffer, bytes.byteOffset, bytes.length / 2)
  const row = SIZE.width * 4
  return Float32Array.from({ length: numbers.length }, (_, i) => {
    const y = SIZE.height - 1 - Math.floor(i / row)
    return (numbers[y * row + (i % row)] ?? 0) / 16_384
  })
}

/** Writes a shot; answers how many bytes it has. */
async function write(folder: string, taken: Taken): Promise<number> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const light = unpacked(taken.light)
  const black = unpacked(taken.black)
  const files: [string, Buffer][] = [
    ['blank.avif', await photograph(withoutHue(light, black))],
    ['black.avif', await photograph(black)],
  ]
  const regions = []
  for (const [index, about] of taken.regions.entries()) {
    const region = regionOf(unpacked(taken.places[index] ?? ''), SIZE)
    const { light, range } = await lightPicture(region)
    files.push(
      [`${index}.grid.gz`, gzipSync(encodeGrid(region.grid), { level: 9 })],
      [`${index}.mask.webp`, await maskPicture(region)],
      [`${index}.light.webp`, light],
    )
    regions.push({ ...about, box: region.box, light: range, texels: region.texels })
  }
  const meta = { kind: taken.kind, ...SIZE, white: Number(taken.white.toFixed(4)), regions }
  for (const [name, bytes] of files) await writeFile(join(folder, name), bytes)
  await describe(folder, meta, files)
  return files.reduce((sum, [, bytes]) => sum + bytes.length, 0)
}

/** What is white without the hues of lamps and surroundings: a picture of eight bits would show them as reddish patches. */
function withoutHue(light: Float32Array, black: Float32Array): Float32Array {
  const more = (at: number): number => (light[at] ?? 0) - (black[at] ?? 0)
  return light.map((_, at) => {
    const first = at - (at % 4)
    return (black[at] ?? 0) + 0.2126 * more(first) + 0.7152 * more(first + 1) + 0.0722 * more(first + 2)
  })
}

/** Writes what a shot is, with a version that stands for its files too. */
async function describe(folder: string, meta: object, files: readonly (readonly [string, Buffer])[]): Promise<void> {
  const hash = createHash('sha256')
  for (const [, bytes] of files) hash.update(bytes)
  hash.update(JSON.stringify(meta))
  const version = hash.digest('hex').slice(0, 12)
  await writeFile(join(folder, 'meta.json'), `${JSON.stringify({ version, ...meta }, null, 2)}\n`)
}

function photograph(light: Float32Array): Promise<Buffer> {
  return sharp(developed(light), { raw: { ...SIZE, channels: 3 } })
    .avif({ quality: 84, effort: 7, chromaSubsampling: '4:4:4' })
    .toBuffer()
}

function raw({ box: { width, height } }: Region) {
  return { raw: { width, height, channels: 1 as const } }
}

function maskPicture(region: Region): Promise<Buffer> {
  return sharp(region.mask, raw(region)).webp({ quality: 90, effort: 6 }).toBuffer()
}

/** Light at half the size, stretched over its own range so that eight bits show no bands. */
async function lightPicture(region: Region): Promise<{ light: Buffer; range: readonly [number, number] }> {
  const { light, mask } = region
  const seen = light.filter((_, i) => (mask[i] ?? 0) > 127).toSorted()
  const least = (seen[Math.floor(seen.length * 0.001)] ?? 0) * 0.98
  const most = (seen[Math.floor(seen.length * 0.999)] ?? 1) * 1.02
  const stretched = Uint8Array.from(light, (value) =>
    Math.round(Math.min(1, Math.max(0, (value - least) / (most - least))) * 255),
  )
  const picture = await sharp(stretched, raw(region))
    .resize(Math.round(region.box.width / 2), Math.round(region.box.height / 2))
    .webp({ quality: 88, effort: 6 })
    .toBuffer()
  return { light: picture, range: [Number(least.toFixed(4)), Number(most.toFixed(4))] }
}
