import type { Picture } from '#contract/catalog/picture.ts'
import { imageAddress, widthsFor } from '#domain/images/image-widths.ts'

/** The address of a picture as large as it is served. */
export function widestAddress({ key, width }: Picture): string {
  const widest = widthsFor(width).at(-1)
  if (widest === undefined) throw new Error('a picture is served in at least one width')
  return imageAddress(key, widest, 'webp')
}
