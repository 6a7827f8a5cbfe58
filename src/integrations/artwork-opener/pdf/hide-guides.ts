import { isGuideLayer } from '#domain/preflight/guide-layers.ts'
import type { Pdfium } from './pdfium.ts'

/** Names of layers are short. */
const NAME_BYTES = 64
const LENGTH_BYTES = 4

/** Leaves what a page draws in layers of guides out of its picture; they are not printed. */
export function hideGuides(pdfium: Pdfium, page: number): void {
  const { call, memory } = pdfium
  const scratch = memory.take(NAME_BYTES + LENGTH_BYTES)
  for (let index = 0; index < call.FPDFPage_CountObjects(page); index += 1) {
    const object = call.FPDFPage_GetObject(page, index)
    if (isGuide(pdfium, object, scratch)) call.FPDFPageObj_SetIsActive(object, false)
  }
  memory.free(scratch)
}

function isGuide({ call, memory }: Pdfium, object: number, scratch: number): boolean {
  for (let index = 0; index < call.FPDFPageObj_CountMarks(object); index += 1) {
    const mark = call.FPDFPageObj_GetMark(object, index)
    const length = scratch + NAME_BYTES
    if (!call.FPDFPageObjMark_GetParamStringValue(mark, 'Name', scratch, NAME_BYTES, length)) continue
    const bytes = Math.min(memory.view(length, LENGTH_BYTES).getUint32(0, true), NAME_BYTES)
    const name = Buffer.from(memory.bytes(scratch, bytes)).toString('utf16le').replaceAll('\0', '')
    if (isGuideLayer(name)) return true
  }
  return false
}
