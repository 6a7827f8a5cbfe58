import type { Db } from '#db/connection.ts'
import { findOrderable, findVersionsOfLines, type FilesToReorder } from './line-artwork.repository.ts'

export type { LineApproval } from './line-approval.repository.ts'
export type { FilesToReorder } from './line-artwork.repository.ts'

/** The places of lines that name a file which their customer cannot order from. */
export async function linesWithUnknownFiles(
  db: Db,
  customerId: string,
  lines: readonly { readonly artworkIds: readonly string[] }[],
): Promise<number[]> {
  const named = lines.flatMap(({ artworkIds }) => artworkIds)
  const orderable = await findOrderable(db, customerId, named)
  return lines.flatMap(({ artworkIds }, place) => (artworkIds.every((id) => orderable.has(id)) ? [] : [place]))
}

/** The versions that the lines of an order are printed from now, by the place of the line; also those that are gone. */
export const filesOfLines = (db: Db, orderId: string): Promise<ReadonlyMap<number, FilesToReorder>> =>
  findVersionsOfLines(db, orderId)
