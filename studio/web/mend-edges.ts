/**
 * Lets the artwork of blanks reach the edges that it leaves white: `node studio/web/mend-edges.ts [--out folder] [name ...]`.
 * In a pile the sheets beneath show a sliver: a full-bleed design would end before the paper does. Masks, grids and light are
 * made wider there; the photographs stay as they are. Seams between two faces of a box are not changed.
 */
import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { gunzipSync, gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { GRID_CELL, decodeGrid, encodeGrid } from '../../src/domain/preview/shot-grid.ts'
import type { Shot, ShotRegion } from '../../src/domain/preview/shot.ts'
import { sliversOf } from './slivers.ts'
import type { Photograph, WideRegion } from './slivers.ts'
import { listShots } from './shot-list.ts'
import { widerGrid, widerPlane } from './wider-region.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string', default: join(import.meta.dirname, '../../src/integrations/print-shots/shots') } },
})

/** Fewer pixels than these are the rounding of a mask. */
const LEAST = 40

/** The least light of the paper beneath, as a share of that on the region: the sides of a pile of cards are to stay as they are. */
const PILES = new Map([
  ['card', 0.86],
  ['sheet', 0.7],
  ['sticker', 0.7],
])

const PHOTOGRAPHS = ['blank.avif', 'black.avif']

type Meta = Omit<Shot, 'code'>

const names = readdirSync(values.out).filter((name) => positionals.length === 0 || positionals.includes(name))
for (const name of names.toSorted()) {
  const pixels = await mend(join(values.out, name))
  if (pixels > 0) console.log(`${name}: ${pixels} pixels`)
}
await listShots(values.out)

/** Answers how many pixels are printed that were not; a shot without slivers is not written. */
async function mend(folder: string): Promise<number> {
  const meta = JSON.parse(readFileSync(join(folder, 'meta.json'), 'utf8')) as Meta
  const blank = await photograph(join(folder, 'blank.avif'))
  const wide = await Promise.all(meta.regions.map((region, index) => widened(folder, meta, region, index)))
  const added = sliversOf(blank, wide, { white: meta.white, pile: PILES.get(meta.kind) ?? null })
  if (added < LEAST) return 0
  const files = PHOTOGRAPHS.map((file): [string, Buffer] => [file, readFileSync(join(folder, file))])
  for (const [index, region] of wide.entries()) {
    const raw = { raw: { width: region.box.width, height: region.box.height, channels: 1 as const } }
    const half = { width: Math.round(region.box.width / 2), height: Math.round(region.box.height / 2) }
    files.push(
      [`${index}.grid.gz`, gzipSync(encodeGrid(region.grid), { level: 9 })],
      [`${index}.mask.webp`, await sharp(region.mask, raw).webp({ quality: 90, effort: 6 }).toBuffer()],
      [
        `${index}.light.webp`,
        await sharp(region.light, { raw: { ...half, channels: 1 } })
          .webp({ quality: 92, effort: 6 })
          .toBuffer(),
      ],
    )
  }
  const regions = meta.regions.map((region, index) => ({ ...region, box: wide[index]?.box }))
  const { version: _, ...rest } = meta
  const mended = { ...rest, regions }
  const hash = createHash('sha256')
  for (const [, bytes] of files) hash.update(bytes)
  hash.update(JSON.stringify(mended))
  for (const [file, bytes] of files.slice(PHOTOGRAPHS.length)) await writeFile(join(folder, file), bytes)
  const version = hash.digest('hex').slice(0, 12)
  await writeFile(join(folder, 'meta.json'), `${JSON.stringify({ version, ...mended }, null, 2)}\n`)
  return added
}

async function photograph(path: string): Promise<Photograph> {
  const { data, info } = await sharp(path).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}

function greyOf(path: string): Promise<Buffer> {
  return sharp(path).extractChannel(0).raw().toBuffer()
}

/** A region with room of two cells around it, as far as the shot goes. */
async function widened(folder: string, shot: Meta, region: ShotRegion, index: number): Promise<WideRegion> {
  const { box, light } = region
  const cells = (pixels: number): number => Math.min(2, Math.floor(pixels / GRID_CELL))
  const room = {
    left: cells(box.left),
    top: cells(box.top),
    right: cells(shot.width - box.left - box.width),
    bottom: cells(shot.height - box.top - box.height),
  }
  const grid = decodeGrid(gunzipSync(readFileSync(join(folder, `${index}.grid.gz`))))
  if (!grid) throw new Error(`${folder} has no grid`)
  const half = { width: Math.round(box.width / 2), height: Math.round(box.height / 2) }
  return {
    box: {
      left: box.left - room.left * GRID_CELL,
      top: box.top - room.top * GRID_CELL,
      width: box.width + (room.left + Math.max(0, room.right)) * GRID_CELL,
      height: box.height + (room.top + Math.max(0, room.bottom)) * GRID_CELL,
    },
    grid: widerGrid(grid, room),
    mask: widerPlane(await greyOf(join(folder, `${index}.mask.webp`)), box, room, {
      cell: GRID_CELL,
      isContinued: false,
    }),
    light: widerPlane(await greyOf(join(folder, `${index}.light.webp`)), half, room, {
      cell: GRID_CELL / 2,
      isContinued: true,
    }),
    range: light,
  }
}
