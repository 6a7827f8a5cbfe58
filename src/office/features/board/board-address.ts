import { GROUPINGS } from './board-groups.ts'
import type { BoardFilter, Grouping } from './board-groups.ts'

const DUES = ['all', 'late', 'today', 'week'] as const satisfies readonly BoardFilter['due'][]

export type BoardAddress = {
  readonly by: Grouping
  readonly due: BoardFilter['due']
  readonly isMine: boolean
  /** The station that is shown alone, 0 for what is handed over; undefined while all are. */
  readonly station: number | undefined
}

/** What the board shows, by its address. */
export function readBoardAddress(filters: Readonly<Record<string, readonly string[]>>): BoardAddress {
  const station = Number(filters['station']?.[0] ?? Number.NaN)
  return {
    by: GROUPINGS.find((each) => each === filters['by']?.[0]) ?? 'material',
    due: DUES.find((each) => each === filters['due']?.[0]) ?? 'all',
    isMine: filters['mine']?.[0] === 'true',
    station: Number.isInteger(station) ? station : undefined,
  }
}
