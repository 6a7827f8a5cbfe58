import type { RegionParts } from '#domain/preview/laid-artwork.ts'
import { decodeGrid } from '#domain/preview/shot-grid.ts'
import type { Check } from '../artwork-calls.ts'

export type Shot = Check['shots'][number]

/** The pictures of a shot, decoded. */
export type ShotFiles = {
  readonly blank: ImageBitmap
  /** The same in black. */
  readonly black: ImageBitmap
  readonly regions: readonly (Omit<RegionParts, 'mask' | 'lightPlane'> & {
    readonly mask: ImageBitmap
    readonly lightPicture: ImageBitmap
  })[]
}

const addressOf = ({ version, code }: Shot, file: string): string => `/print-shots/${version}/${code}/${file}`

async function fetched(shot: Shot, file: string): Promise<Response> {
  const answer = await fetch(addressOf(shot, file))
  if (!answer.ok) throw new Error(`the picture of a product was not sent: ${answer.status}`)
  return answer
}

// Colours are numbers here: a browser must not convert them.
const picture = async (shot: Shot, file: string): Promise<ImageBitmap> =>
  createImageBitmap(await (await fetched(shot, file)).blob(), {
    colorSpaceConversion: 'none',
    premultiplyAlpha: 'none',
  })

/** Fetches and decodes a shot. Throws when a file cannot be had. */
export async function loadShot(shot: Shot): Promise<ShotFiles> {
  const [blank, black, ...regions] = await Promise.all([
    picture(shot, 'blank.avif'),
    picture(shot, 'black.avif'),
    ...shot.regions.map(async ({ box, light }, index) => {
      const [mask, lightPicture, grid] = await Promise.all([
        picture(shot, `${index}.mask.webp`),
        picture(shot, `${index}.light.webp`),
        gridOf(shot, index),
      ])
      return { box, light: [light[0], light[1]] as const, mask, lightPicture, grid }
    }),
  ])
  return { blank, black, regions }
}

async function gridOf(shot: Shot, region: number) {
  const { body } = await fetched(shot, `${region}.grid.gz`)
  const plain = body?.pipeThrough(new DecompressionStream('gzip'))
  const grid = decodeGrid(new Uint8Array(await new Response(plain).arrayBuffer()))
  if (!grid) throw new Error('the grid of a product cannot be read')
  return grid
}
