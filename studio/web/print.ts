/** What is printed: drawings of the invented brands, as SVG text. */
const BRANDS: Readonly<Record<string, BrandArt>> = await (await fetch('/brands.json')).json()

export interface BrandArt {
  readonly ar: string
  readonly en: string
  readonly lineAr: string
  readonly lineEn: string
  readonly ground: string
  readonly ink: string
  readonly accent: string
  readonly site: string
  readonly palette: readonly string[]
  readonly family: string
  readonly weight: number
  readonly enFamily: string
  readonly enWeight: number
  readonly mark: string
  readonly mono: string
  readonly art: Readonly<Record<string, { readonly w: number; readonly h: number; readonly svg: string }>>
}

export const INK = '#17181c'

export function brand(name: string): BrandArt {
  const found = BRANDS[name]
  if (!found) throw new Error(`no brand ${name}`)
  return found
}

const WEIGHTS: Readonly<Record<number, string>> = { 300: 'light', 400: 'reg', 500: 'med', 600: 'semi', 700: 'bold' }

export const svg = (width: number, height: number, body: string, ground?: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${ground ? `<rect width="${width}" height="${height}" fill="${ground}"/>` : ''}${body}</svg>`

export const ar = (
  x: number,
  y: number,
  text: string,
  size: number,
  fill = INK,
  anchor = 'middle',
  family = 'Rdx',
  weight = 600,
): string => {
  const turned = { start: 'end', end: 'start', middle: 'middle' }[anchor] ?? 'middle'
  return `<text x="${x}" y="${y}" direction="rtl" font-family="${family}A${WEIGHTS[weight]}" font-size="${size}" fill="${fill}" text-anchor="${turned}">${text}</text>`
}
export const en = (
  x: number,
  y: number,
  text: string,
  size: number,
  fill = INK,
  anchor = 'middle',
  family = 'Rdx',
  weight = 400,
): string =>
  `<text x="${x}" y="${y}" font-family="${family}L${WEIGHTS[weight]}" font-size="${size}" fill="${fill}" text-anchor="${anchor}">${text.replace('&', '&amp;')}</text>`

export const rect = (x: number, y: number, w: number, h: number, fill: string, more = ''): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}" ${more}/>`
export const disc = (x: number, y: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${more}/>`

/** The mark of a brand in a circle of radius r; in one ink when `ink` is given. */
export const mark = (name: string, x: number, y: number, r: number, ink?: string): string =>
  `<svg x="${x - r}" y="${y - r}" width="${2 * r}" height="${2 * r}" viewBox="-100 -100 200 200" overflow="visible">${ink ? brand(name).mono.replaceAll('#INK#', ink) : brand(name).mark}</svg>`

/** The picture world of a brand, cropped to fill a box. */
export function art(name: string, x: number, y: number, w: number, h: number): string {
  const all = Object.values(brand(name).art)
  const best = all.toSorted(
    (a, b) => Math.abs(Math.log((a.w / a.h) * (h / w))) - Math.abs(Math.log((b.w / b.h) * (h / w))),
  )[0]
  return best
    ? `<svg x="${x}" y="${y}" width="${w}" height="${h}" viewBox="0 0 ${best.w} ${best.h}" preserveAspectRatio="xMidYMid slice">${best.svg}</svg>`
    : ''
}

/** Both names, the Arabic one on top; y is its base line. */
export function names(
  name: string,
  x: number,
  y: number,
  size: number,
  fill?: string,
  anchor = 'middle',
  hasSecond = true,
): string {
  const b = brand(name)
  const ink = fill ?? b.ink
  return (
    ar(x, y, b.ar, size, ink, anchor, b.family, b.weight) +
    (hasSecond ? en(x, y + size * 0.68, b.en, size * 0.5, ink, anchor, b.enFamily, b.enWeight) : '')
  )
}

/** Grey lines where small text would be. */
export function lines(
  x: number,
  y: number,
  width: number,
  count: number,
  step: number,
  fill = '#c9cbcf',
  thick = 6,
  isRight = true,
): string {
  return Array.from({ length: count }, (_, i) => {
    const length = width * (i === count - 1 ? 0.6 : 1 - 0.06 * ((i * 7) % 3))
    return rect(isRight ? x + width - length : x, y + i * step, length, thick, fill, `rx="${thick / 2}"`)
  }).join('')
}
