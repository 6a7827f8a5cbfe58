import { accentOf, BUILT_IN_ACCENT } from './accent.ts'
import type { Brand } from './brand.ts'
import { groundsOf } from './grounds.ts'
import { BUILT_IN_MARK, markOnSheet } from './mark.ts'

/** A picture of the shop's mark that browsers, phones and shared links ask for, at its address. */
export type BrandPicture = {
  readonly address: string
  /** The drawing in SVG; other formats are made of it. */
  readonly svg: string
  readonly format: 'svg' | 'png' | 'ico'
  /** Width in pixels. */
  readonly width: number
}

/** The pictures of a shop with a mark or a colour of its own; empty without both, when the built ones serve. */
export function brandPictures({ mark: ownMark, accent: own }: Brand): readonly BrandPicture[] {
  if (!ownMark && !own) return []
  const mark = ownMark ?? BUILT_IN_MARK
  // The ground of app icons and shared links is that of the light theme.
  const { paper } = groundsOf({ accent: own })
  const tints = accentOf(own ?? BUILT_IN_ACCENT)
  const accent = tints.ok ? tints.value.light.accent : BUILT_IN_ACCENT
  const square = (share: number, radius = 0) =>
    markOnSheet(mark, { width: 512, height: 512, background: paper, accent, share, radius })
  const rounded = square(0.72, 112)
  const shared = markOnSheet(mark, { width: 1200, height: 630, background: paper, accent, share: 0.5 })
  return [
    { address: '/favicon.svg', svg: rounded, format: 'svg', width: 512 },
    { address: '/favicon.ico', svg: rounded, format: 'ico', width: 32 },
    { address: '/apple-touch-icon.png', svg: square(0.66), format: 'png', width: 180 },
    { address: '/icon-192.png', svg: rounded, format: 'png', width: 192 },
    { address: '/icon-512.png', svg: rounded, format: 'png', width: 512 },
    // Phones cut it to a circle: what is outside of four fifths may be lost.
    { address: '/icon-maskable-512.png', svg: square(0.5), format: 'png', width: 512 },
    { address: '/og-image.png', svg: shared, format: 'png', width: 1200 },
  ]
}

/** A PNG of 32 by 32 pixels as an icon file (ICO holds PNG since 2006). */
export function icoOf(png: Uint8Array): Uint8Array {
  const file = new Uint8Array(22 + png.length)
  const view = new DataView(file.buffer)
  // Reserved, kind (icon), number of pictures.
  view.setUint16(2, 1, true)
  view.setUint16(4, 1, true)
  file[6] = 32
  file[7] = 32
  // Planes, bits a pixel, length, offset.
  view.setUint16(10, 1, true)
  view.setUint16(12, 32, true)
  view.setUint32(14, png.length, true)
  view.setUint32(18, 22, true)
  file.set(png, 22)
  return file
}
