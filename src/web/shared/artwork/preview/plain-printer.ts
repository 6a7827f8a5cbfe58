import { layArtwork, prepareRegion, type Pixels, type Plane } from '#domain/preview/laid-artwork.ts'
import { blankCanvas } from './face-artwork.ts'
import type { Shot, ShotFiles } from './shot-files.ts'

/** Lays artwork on the regions of a shot; undefined leaves a region blank. */
export type Printer = { readonly draw: (artworks: readonly (Pixels | undefined)[]) => void }

/** Prints with plain numbers, where there is no graphics chip: only the pixels of the regions change. */
export function plainPrinter(canvas: HTMLCanvasElement, shot: Shot, files: ShotFiles): Printer | undefined {
  const context = canvas.getContext('2d')
  if (!context) return undefined
  const blank = pixelsOf(files.blank)
  const regions = files.regions.map(({ mask, lightPicture, ...region }) =>
    prepareRegion(blank, { ...region, mask: planeOf(mask), lightPlane: planeOf(lightPicture) }, shot.white),
  )
  const out = new ImageData(blank.width, blank.height)
  Object.assign(canvas, { width: blank.width, height: blank.height })
  return {
    draw: (artworks) => {
      out.data.set(blank.data)
      regions.forEach((region, index) => {
        const artwork = artworks[index]
        if (artwork) layArtwork(out, region, artwork)
      })
      context.putImageData(out, 0, 0)
    },
  }
}

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
