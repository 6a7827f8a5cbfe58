import type { Picture as PictureData } from '#contract/catalog/picture.ts'
import { fallbackWidth, imageAddress, widthsFor } from '#domain/images/image-widths.ts'

type Props = {
  picture: PictureData
  /**
   * How wide it is shown, as in the `sizes` attribute: "(max-width: 767px) 50vw, 300px". Where its widest place is named
   * last and in pixels, no file wider than twice that is offered, which keeps the markup of small pictures short.
   */
  sizes: string
  /** The largest picture of the first screen: fetched at once; everything else waits until it is near. */
  priority?: boolean
  /** Replaces the stored description; '' where a caption beside it says the same. */
  alt?: string
  className?: string
}

/** A picture of the shop, AVIF in the width that fits, WebP for the rest; its box has the right shape before it arrives. */
export function Picture({ picture, sizes, priority, alt, className }: Props) {
  const { key, width, height } = picture
  return (
    <picture>
      <source type="image/avif" srcSet={avifSet(picture, sizes)} sizes={sizes} />
      <img
        src={imageAddress(key, fallbackWidth(width), 'webp')}
        width={width}
        height={height}
        alt={alt ?? picture.alt}
        decoding="async"
        {...(className && { className })}
        {...(priority ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      />
    </picture>
  )
}

/** A picture that browsers fetch before they find it in the markup. */
export type PicturePreload = { srcSet: string; sizes: string; type: 'image/avif' }

/** For `head.preload` of the page whose largest picture this is; the same `sizes` as on the picture. */
export const picturePreload = (picture: PictureData, sizes: string): PicturePreload => ({
  srcSet: avifSet(picture, sizes),
  sizes,
  type: 'image/avif',
})

/** Pictures are not shown so much smaller than at their widest place. */
const SMALLEST_PART = 6

function avifSet({ key, width }: PictureData, sizes: string): string {
  const upTo = 2 * Number(/(\d+)px$/.exec(sizes)?.[1] ?? Infinity)
  const offered = widthsFor(Math.min(width, upTo))
  const from = Math.min(upTo, offered.at(-1) ?? 0) / SMALLEST_PART
  return offered
    .filter((each) => each >= from)
    .map((each) => `${imageAddress(key, each, 'avif')} ${Math.min(each, width)}w`)
    .join(', ')
}
