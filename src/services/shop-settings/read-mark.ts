import sanitizeHtml from 'sanitize-html'
import type { Mark } from '#domain/brand/mark.ts'
import { err, ok } from '#domain/result.ts'
import type { Result } from '#domain/result.ts'

/** A mark is inside every page: more bytes would cost every visitor. */
export const MAX_MARK_LETTERS = 6_000

const PAINT = [
  'fill',
  'fill-rule',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
  'transform',
]
const SHAPES: Readonly<Record<string, readonly string[]>> = {
  g: [],
  path: ['d'],
  circle: ['cx', 'cy', 'r'],
  ellipse: ['cx', 'cy', 'rx', 'ry'],
  rect: ['x', 'y', 'width', 'height', 'rx', 'ry'],
  line: ['x1', 'y1', 'x2', 'y2'],
  polygon: ['points'],
  polyline: ['points'],
}

/** Shapes and their paint; everything else is taken out: scripts, styles, handlers, texts, pictures, addresses. */
const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: Object.keys(SHAPES),
  allowedAttributes: Object.fromEntries(Object.entries(SHAPES).map(([tag, own]) => [tag, [...own, ...PAINT]])),
  disallowedTagsMode: 'discard',
  nonTextTags: ['script', 'style', 'textarea', 'option', 'title', 'desc', 'text', 'metadata', 'foreignObject', 'defs'],
  textFilter: () => '',
  parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
}

/** What an attribute of a shape may say: numbers, letters of a path, colours, transforms; no address, no entity. */
const VALUE = /^[\w\s.,#()+-]*$/
const VIEW_BOX = /^\s*-?[\d.]+[\s,]+-?[\d.]+[\s,]+[\d.]+[\s,]+[\d.]+\s*$/

/** Reads a shop's mark out of a file in SVG; refused when there is no drawing in it, or too much. */
export function readMark(svg: string): Result<Mark, { readonly code: 'brand/not-a-mark' }> {
  const refused = err({ code: 'brand/not-a-mark' } as const)
  const opening = /<svg\b[^>]*>/i.exec(svg)?.[0]
  const viewBox = opening && /\bviewBox\s*=\s*["']([^"']*)["']/i.exec(opening)?.[1]
  if (!viewBox || !VIEW_BOX.test(viewBox)) return refused
  const shapes = sanitizeHtml(svg, OPTIONS)
    .replace(/>\s+</g, '><')
    .replace(/><\/(?!g>)\w+>/g, '/>')
    .trim()
  const values = [...shapes.matchAll(/="([^"]*)"/g)].map(([, value]) => value ?? '')
  if (!/<(?:path|circle|ellipse|rect|line|poly)/.test(shapes) || shapes.length > MAX_MARK_LETTERS) return refused
  if (values.some((value) => !VALUE.test(value) || /url|javascript/i.test(value))) return refused
  return ok({ viewBox: viewBox.trim().replace(/[\s,]+/g, ' '), shapes })
}
