import { dyeBlank, dyedPixels, dyeOf } from '#domain/preview/dyed-blank.ts'
import { dyedRegion, layArtwork, prepareRegion, type Pixels, type Plane } from '#domain/preview/laid-artwork.ts'
import { blankCanvas } from './face-artwork.ts'
import type { Shot, ShotFiles } from './shot-files.ts'

/** Lays artwork on the regions of a shot, in a colour of the product (#rrggbb); undefined leaves a region blank, and white. */
export type Printer = {
  readonly draw: (artworks: readonly (Pixels | undefined)[], colour: string | undefined) => void
}

/** Prints with plain numbers, where there is no graphics chip: only the pixels of the regions change. */
export function plainPrinter(canvas: HTMLCanvasElement, shot: Shot, files: ShotFiles): Printer | undefined {
  const context = canvas.getContext('2d')
  if (!context) return undefined
  const blank = pixelsOf(files.blank)
  const black = pixelsOf(files.black)
  const white = files.regions.map(({ mask, lightPicture, ...region }) =>
    prepareRegion(blank, black, { ...region, mask: planeOf(mask), lightPlane: planeOf(lightPicture) }, shot.white),
  )
  const dyed = dyedPixels(blank, black)
  const product = { ...sizeOf(blank), data: Uint8ClampedArray.from(blank.data) }
  const out = new ImageData(blank.width, blank.height)
  let regions = white
  let current: string | undefined
  const dye = (colour: string): void => {
    if (colour === current) return
    current = colour
    dyeBlank(product, dyed, dyeOf(colour))
    regions = white.map((region) => dyedRegion(region, black, dyeOf(colour)))
  }
  Object.assign(canvas, sizeOf(blank))
  return {
    draw: (artworks, colour) => {
      if (colour !== undefined) dye(colour)
      out.data.set(product.data)
      regions.forEach((region, index) => {
        const artwork = artworks[index]
        if (artwork) layArtwork(out, region, artwork)
      })
      context.putImageData(out, 0, 0)
    },
  }
}

const sizeOf = ({ width, height }: Pixels) => ({ width, height })

function pixelsOf(picture: ImageBitmap): ImageData {
  const context = blankCanvas(picture)
  context.drawImage(picture, 0, 0)
  return context.getImageData(0, 0, picture.width, picture.height)
}

/** Grey pictures as one byte a pixel. */
function planeOf(picture: ImageBitmap): Plane {
  const { width, height, data } = pixelsOf(picture)
  return { width, height, data: Uint8Array.from({ length: width * height }, (_, i) => data[i * 4] ?? 0) }
}
