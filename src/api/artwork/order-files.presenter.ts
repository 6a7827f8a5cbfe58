import { presentApproval } from '../approval.presenter.ts'
import { toLineFeatures } from '#contract/cart/line-feature.ts'
import { fittedLayout } from '#domain/artwork/line-designs.ts'
import { riyadhTimestamp } from '#domain/calendar/riyadh-time.ts'
import type { OrderFiles } from '#services/artwork/lines/order-files.service.ts'

/** A line that is printed from files, as its customer sees it. */
export const presentOrderFiles = ({
  position,
  variant_id,
  features,
  quantity,
  version_ids,
  parts,
  arriving,
  package_ids,
  is_open,
  choice,
  wait,
  proof,
  approval,
}: OrderFiles) => ({
  position,
  productPrice: variant_id,
  features: toLineFeatures(features),
  quantity,
  artworkIds: [...version_ids],
  ...presentLayout(parts, quantity),
  arriving: [...arriving],
  packageIds: [...package_ids],
  choice,
  isOpen: is_open,
  wait: wait && {
    cause: wait.cause,
    answerBy: riyadhTimestamp(wait.sendBy),
    ready: wait.ready,
    otherwise: wait.otherwise,
  },
  proof,
  approval: approval && presentApproval(approval),
})

/** Pieces of files of which nothing was said are shared evenly. */
function presentLayout(parts: OrderFiles['parts'], quantity: number) {
  const faces = parts.map(({ face }) => face)
  const wished = [...new Map(parts.map(({ design, pieces }) => [design, pieces ?? 0])).values()]
  const { pieces } = fittedLayout(parts.length, { faces, pieces: wished }, quantity)
  return { artworkFaces: faces, designPieces: [...pieces] }
}
