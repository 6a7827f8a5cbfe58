const MAX_BYTES = 10 * 1024 * 1024

/** What makes a drawing more than a drawing: scripts, handlers, entities, embedded pages, addresses elsewhere. */
const ACTIVE = [
  /<!entity/i,
  /< ?(?:[a-z]+:)?(?:script|foreignobject|iframe|embed|object|handler|listener)\b/i,
  /[ /"']on[a-z]+ ?=/i,
  /(?:href|src) ?= ?["']? ?(?!["']?(?:#|data:image\/(?:png|jpeg|webp);))[^"' >]/i,
  /url\( ?["']? ?(?!["']? ?#)[^) ]/i,
  /@import/i,
  /<\?xml-stylesheet/i,
]

/** Whether the bytes are a drawing in SVG and nothing more: safe to rasterise, and to hand to a person. */
export function isPlainSvg(bytes: Uint8Array): boolean {
  if (bytes.byteLength > MAX_BYTES) return false
  // One space for many keeps the patterns from looking at the same spaces again and again.
  const drawing = decodeUtf8(bytes)?.replace(/\s+/g, ' ')
  return drawing !== undefined && beginsWithDrawing(drawing) && !ACTIVE.some((pattern) => pattern.test(drawing))
}

/** What may stand before the drawing: a declaration, comments, a doctype without definitions of its own. */
const BEFORE = [
  { start: '<?xml ', end: '?>', not: '<' },
  { start: '<!--', end: '-->', not: undefined },
  { start: '<!doctype svg', end: '>', not: '[' },
]

function beginsWithDrawing(text: string): boolean {
  let rest = text.replace(/^\uFEFF/, '').trimStart()
  for (;;) {
    const before = BEFORE.find(({ start }) => rest.slice(0, start.length).toLowerCase() === start)
    if (!before) return /^<(?:svg:)?svg[ >]/i.test(rest.slice(0, 10))
    const end = rest.indexOf(before.end)
    if (end < 0 || (before.not && rest.slice(1, end).includes(before.not))) return false
    rest = rest.slice(end + before.end.length).trimStart()
  }
}

function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return undefined
  }
}
