/** Widths in pixels pictures are served in; any other is not found. */
export const IMAGE_WIDTHS = [96, 192, 320, 480, 640, 828, 1080, 1440, 1800] as const

export type ImageWidth = (typeof IMAGE_WIDTHS)[number]

/** Formats pictures are served in, best first. */
export const IMAGE_FORMATS = ['avif', 'webp'] as const

export type ImageFormat = (typeof IMAGE_FORMATS)[number]

/** One served picture: the first 16 hex digits of the original's SHA-256, a width and a format. */
export type ImageVariant = {
  readonly hash16: string
  readonly width: ImageWidth
  readonly format: ImageFormat
}

/** The address of a served picture, for ever the same bytes: "/images/0123456789abcdef/640.avif". */
export const imageAddress = (hash16: string, width: ImageWidth, format: ImageFormat): string =>
  `/images/${hash16}/${width}.${format}`

/** The widths worth making of an original: all below its own, and one that holds it whole. */
export function widthsFor(originalWidth: number): readonly ImageWidth[] {
  const whole = IMAGE_WIDTHS.find((width) => width >= originalWidth) ?? Infinity
  return IMAGE_WIDTHS.filter((width) => width <= whole)
}

/** Browsers without AVIF are few and old: one WebP file of this width at most will do for them. */
const FALLBACK_WIDTH = 640

/** The width of the one WebP file that pages offer. */
export const fallbackWidth = (originalWidth: number): ImageWidth =>
  widthsFor(Math.min(originalWidth, FALLBACK_WIDTH)).at(-1) ?? FALLBACK_WIDTH

/** The files that pages offer of an original; any other listed one is made when it is asked for. */
export const offeredFiles = (originalWidth: number): readonly Pick<ImageVariant, 'width' | 'format'>[] => [
  ...widthsFor(originalWidth).map((width) => ({ width, format: 'avif' as const })),
  { width: fallbackWidth(originalWidth), format: 'webp' },
]

/** Reads an address made by imageAddress, exactly; undefined for anything else. */
export function parseImageAddress(path: string): ImageVariant | undefined {
  const match = /^\/images\/([0-9a-f]{16})\/([1-9]\d{1,3})\.(avif|webp)$/.exec(path)
  const width = IMAGE_WIDTHS.find((listed) => listed === Number(match?.[2]))
  const format = IMAGE_FORMATS.find((listed) => listed === match?.[3])
  return match?.[1] && width && format ? { hash16: match[1], width, format } : undefined
}
