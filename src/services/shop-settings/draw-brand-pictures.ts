import type { Brand } from '#domain/brand/brand.ts'
import { brandPictures, icoOf } from '#domain/brand/brand-pictures.ts'
import type { BrandPicture } from '#domain/brand/brand-pictures.ts'
import type { MediaWorkers } from '#integrations/media/media-workers.ts'

/** Draws favicon, app icons and the picture of shared links with the shop's mark; by address. Throws when that fails. */
export async function drawBrandPictures(
  media: Pick<MediaWorkers, 'run'>,
  brand: Brand,
): Promise<ReadonlyMap<string, Buffer>> {
  const pictures = await Promise.all(
    brandPictures(brand).map(async (picture) => [picture.address, await draw(media, picture)] as const),
  )
  return new Map(pictures)
}

async function draw(media: Pick<MediaWorkers, 'run'>, { svg, format, width }: BrandPicture): Promise<Buffer> {
  if (format === 'svg') return Buffer.from(svg)
  const png = await media.run({ kind: 'draw-png', svg, width })
  if (!png.ok) throw new Error(`the mark could not be drawn: ${png.error.code}`)
  return Buffer.from(format === 'ico' ? icoOf(png.value) : png.value)
}
