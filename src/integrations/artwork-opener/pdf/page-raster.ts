import type { Pdfium } from './pdfium.ts'

/** A page as dots of four bytes: red, green, blue and one unused. */
export type Raster = { readonly width: number; readonly height: number; readonly dots: Uint8Array }

/** Bytes in the order of the web; the other order is that of Windows. */
const RGB_ORDER = 0x10
const WHITE = 0xffffffff
/** No dots between two colours: of letters, pictures and paths. */
const HARD_EDGES = 0x1000 | 0x2000 | 0x4000

/** Draws a page on white, its longer side so many dots. Comments and form fields are left out, as they are in print. */
export function drawPage({ call, memory }: Pdfium, page: number, side: number, hasHardEdges = false): Raster {
  const wide = Math.max(call.FPDF_GetPageWidthF(page), 0.1)
  const high = Math.max(call.FPDF_GetPageHeightF(page), 0.1)
  const scale = side / Math.max(wide, high)
  const width = Math.max(1, Math.round(wide * scale))
  const height = Math.max(1, Math.round(high * scale))
  const bitmap = call.FPDFBitmap_Create(width, height, 0)
  if (bitmap === 0) throw new Error('PDFium has no memory left')
  try {
    call.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE)
    call.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, RGB_ORDER | (hasHardEdges ? HARD_EDGES : 0))
    // Rows of four bytes a dot have nothing between them.
    return { width, height, dots: memory.bytes(call.FPDFBitmap_GetBuffer(bitmap), width * height * 4).slice() }
  } finally {
    call.FPDFBitmap_Destroy(bitmap)
  }
}
