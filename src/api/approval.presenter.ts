import { riyadhTimestamp } from '#domain/calendar/riyadh-time.ts'
import type { LineApproval } from '#services/artwork/line-files.ts'

/** Who approved a line: the contract's Approval. */
export const presentApproval = ({ name, at, proof, versions, order }: LineApproval) => ({
  name,
  at: riyadhTimestamp(new Date(at)),
  proof,
  versions: [...versions],
  order,
})
