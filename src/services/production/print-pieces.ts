import type { Db } from '#db/connection.ts'
import { specOf } from '../artwork/print-spec/print-specs.ts'
import { findUndescribed, insertPiece } from './print-piece.repository.ts'

/** Writes down what the lines of jobs are cut to and how they are printed, once, where that is known. */
export async function describePieces(tx: Db, jobs: readonly string[] | 'all'): Promise<void> {
  for (const { line_id: lineId, variant_id: variantId, configuration } of await findUndescribed(tx, jobs)) {
    const found =
      variantId === null ? undefined : await specOf(tx, { variantId: String(variantId), features: configuration })
    if (!found?.ok) continue
    const { faces, method } = found.value.spec
    const sheet = faces[0]?.sheet
    const piece = sheet ? { width: sheet.width, height: sheet.height, bleed: sheet.bleed } : null
    await insertPiece(tx, lineId, { method, sides: Math.min(faces.length, 2), piece })
  }
}
