/** Widths in pixels pictures are served in; any other is not found. */
export const IMAGE_WIDTHS = [96, 192, 320, 480, 640, 828, 1080, 1440, 1800] as const

export type ImageWidth = (typeof IMAGE_WIDTHS)[number]

/** Formats pictures are served in, best first. */
export const IMAGE_FORMATS = ['avif', 'webp'] as const

export type ImageFormat = (typeof IMAGE_FORMATS)[number]

/** The picture of a shared link, as messengers and networks want it: landscape, and no newer format than JPEG. */
export const SHARE_PICTURE = { width: 1200, height: 630, format: 'jpg' } as const

/** Media types of the pictures that are served, by format. */
export const IMAGE_MEDIA_TYPES = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const

/** What can be made of an original: a width for pages, or the picture of a shared link. */
export type PictureSize =
  | { readonly width: ImageWidth; readonly format: ImageFormat }
  | Pick<typeof SHARE_PICTURE, 'width' | 'format'>

/** One served picture: the first 16 hex digits of the original's SHA-256, and what of it. */
export type ImageVariant = { readonly hash16: string } & PictureSize

/** The address of a served picture, for ever the same bytes: "/images/0123456789abcdef/640.avif". */
export const imageAddress = (hash16: string, width: ImageWidth, format: ImageFormat): string =>
  `/images/${hash16}/${width}.${format}`

/** The address of the picture for links to what an original shows. */
export const sharePictureAddress = (hash16: string): string => `/images/${hash16}/share.${SHARE_PICTURE.format}`

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
export const offeredFiles = (originalWidth: number): readonly { width: ImageWidth; format: ImageFormat }[] => [
  ...widthsFor(originalWidth).map((width) => ({ width, format: 'avif' as const })),
  { width: fallbackWidth(originalWidth), format: 'webp' },
]

const SHARE_ADDRESS = /^\/images\/([0-9a-f]{16})\/share\.jpg$/

/** Reads an address made by imageAddress or sharePictureAddress, exactly; undefined for anything else. */
export function parseImageAddress(path: string): ImageVariant | undefined {
  const [, shared] = SHARE_ADDRESS.exec(path) ?? []
  if (shared) return { hash16: shared, width: SHARE_PICTURE.width, format: SHARE_PICTURE.format }
  const match = /^\/images\/([0-9a-f]{16})\/([1-9]\d{1,3})\.(avif|webp)$/.exec(path)
  const width = IMAGE_WIDTHS.find((listed) => listed === Number(match?.[2]))
  const format = IMAGE_FORMATS.find((listed) => listed === match?.[3])
  return match?.[1] && width && format ? { hash16: match[1], width, format } : undefined
}
