import type { Pdfium } from './pdfium.ts'

/** A page as dots of four bytes: red, green, blue, and how much of the dot is covered; of a page on white the last says nothing. */
export type Raster = { readonly width: number; readonly height: number; readonly dots: Uint8Array }

/** Bytes in the order of the web; the other order is that of Windows. */
const RGB_ORDER = 0x10
const [WHITE, NOTHING] = [0xffffffff, 0]
/** No dots between two colours: of letters, pictures and paths. */
const HARD_EDGES = 0x1000 | 0x2000 | 0x4000

/** Draws a page on white, its longer side so many dots. Comments and form fields are left out, as they are in print. */
export function drawPage(pdfium: Pdfium, page: number, side: number, hasHardEdges = false): Raster {
  const { call } = pdfium
  const wide = Math.max(call.FPDF_GetPageWidthF(page), 0.1)
  const high = Math.max(call.FPDF_GetPageHeightF(page), 0.1)
  const scale = side / Math.max(wide, high)
  const width = Math.max(1, Math.round(wide * scale))
  const height = Math.max(1, Math.round(high * scale))
  return drawn(pdfium, page, { width, height }, hasHardEdges ? HARD_EDGES : 0)
}

/** Pages that took longer to draw are not drawn again: what shows through them is taken for white. Milliseconds. */
const PATIENCE = 800

/**
 * Draws a page on nothing, so that it can be laid on cloth or board of any colour: over white it looks as `drawPage` draws it.
 * The page on white itself when nothing shows through it.
 */
export function drawPageOnNothing(pdfium: Pdfium, page: number, side: number): { onWhite: Raster; onNothing: Raster } {
  const start = performance.now()
  const onWhite = drawPage(pdfium, page, side)
  const isSlow = performance.now() - start > PATIENCE
  const opaque = { onWhite, onNothing: withCover(onWhite, undefined) }
  if (isSlow || !hasWhite(onWhite)) return opaque
  const { dots: cover } = drawn(pdfium, page, { ...onWhite, hasAlpha: true }, 0)
  return { onWhite, onNothing: withCover(onWhite, cover) }
}

function drawn(
  { call, memory }: Pdfium,
  page: number,
  { width, height, hasAlpha = false }: { width: number; height: number; hasAlpha?: boolean },
  flags: number,
): Raster {
  const bitmap = call.FPDFBitmap_Create(width, height, hasAlpha ? 1 : 0)
  if (bitmap === 0) throw new Error('PDFium has no memory left')
  try {
    call.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, hasAlpha ? NOTHING : WHITE)
    call.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, RGB_ORDER | flags)
    // Rows of four bytes a dot have nothing between them.
    return { width, height, dots: memory.bytes(call.FPDFBitmap_GetBuffer(bitmap), width * height * 4).slice() }
  } finally {
    call.FPDFBitmap_Destroy(bitmap)
  }
}

const hasWhite = ({ dots }: Raster): boolean => {
  for (let at = 0; at < dots.length; at += 4)
    if (dots[at] === 255 && dots[at + 1] === 255 && dots[at + 2] === 255) return true
  return false
}

/** Takes the white out of dots that are covered in part. */
function withCover({ width, height, dots: white }: Raster, cover: Uint8Array | undefined): Raster {
  const dots = white.slice()
  for (let at = 0; at < dots.length; at += 4) {
    const share = cover?.[at + 3] ?? 255
    dots[at + 3] = share
    if (share === 0 || share === 255) continue
    for (let k = at; k < at + 3; k++)
      dots[k] = Math.min(255, Math.max(0, Math.round(255 - ((255 - (white[k] ?? 255)) * 255) / share)))
  }
  return { width, height, dots }
}
