import type { Db } from '#db/connection.ts'
import { MAX_ARTWORKS } from '#domain/cart/cart-item.ts'
import { fittedLayout, lineParts } from '#domain/artwork/line-designs.ts'
import { faceOfName } from '#domain/artwork/face-of-name.ts'
import {
  findArrivals,
  joinLine,
  takeArrival,
  type Arrival,
  type ArrivalScope,
  type Joining,
} from './arrivals.repository.ts'

/**
 * Puts files that arrived after their line was ordered into that line; answers how many. What has been signed off meanwhile
 * stays as it was signed, and the file stays its customer's.
 */
export async function joinArrivals(db: Db, scope: ArrivalScope): Promise<number> {
  const arrivals = await findArrivals(db, scope)
  for (const arrival of arrivals) await db.transaction().execute((tx) => join(tx, arrival))
  return arrivals.length
}

/** The same for one upload, in the transaction that makes it a file. */
export async function joinArrival(tx: Db, uploadId: string): Promise<void> {
  for (const arrival of await findArrivals(tx, { uploadId })) await join(tx, arrival)
}

async function join(tx: Db, arrival: Arrival): Promise<void> {
  const joining = await takeArrival(tx, arrival)
  if (!joining?.is_open || joining.faces.length >= MAX_ARTWORKS) return
  await joinLine(tx, arrival.line_id, placesOf(joining))
}

/** Where the files of a line are once another has joined them; what was said of their pieces stays in proportion. */
function placesOf({ version_id: versionId, label, quantity, faces, pieces }: Joining) {
  const named = faceOfName(label)
  const isOtherSide = named !== undefined && faces.length > 0 && faces.every((face) => face !== null && face !== named)
  const all = [...faces, isOtherSide ? named : null]
  const known = pieces.flatMap((each) => each ?? [])
  // A new design gets as much as the others have on average.
  const wished = isOtherSide ? known : [...known, Math.round(quantity / Math.max(1, known.length))]
  const layout = fittedLayout(all.length, { faces: all, pieces: wished }, quantity)
  return lineParts(layout).map((part, position) => ({ ...part, position, versionId }))
}
