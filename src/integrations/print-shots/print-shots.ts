import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { decodeGrid, type ShotGrid } from '#domain/preview/shot-grid.ts'
import type { Shot } from '#domain/preview/shot.ts'
import shots from './shots.json' with { type: 'json' }

/** Pictures of blank products that artwork is laid on, as the studio has taken them (studio/README.md). */
export const PRINT_SHOTS = shots as unknown as readonly Shot[]

/** A file of a shot: its blank picture, the same in black, and of each region a grid (compressed by gzip), a mask and its light. */
export type ShotFile = 'blank.avif' | 'black.avif' | `${number}.${'grid.gz' | 'mask.webp' | 'light.webp'}`

const FOLDER = new URL('./shots/', import.meta.url)

/** The names of the files of a shot. */
export const filesOf = ({ regions }: Shot): readonly ShotFile[] => [
  'blank.avif',
  'black.avif',
  ...regions.flatMap((_, index): ShotFile[] => [`${index}.grid.gz`, `${index}.mask.webp`, `${index}.light.webp`]),
]

export const readShotFile = (shot: Shot, file: ShotFile): Promise<Buffer> =>
  readFile(new URL(`${shot.code}/${file}`, FOLDER))

/** The grid of a region. Throws for a file that is none: the studio wrote it. */
export async function readGrid(shot: Shot, region: number): Promise<ShotGrid> {
  const grid = decodeGrid(await promisify(gunzip)(await readShotFile(shot, `${region}.grid.gz`)))
  if (!grid) throw new Error(`the grid of ${shot.code} cannot be read`)
  return grid
}
