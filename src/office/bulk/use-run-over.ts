import { useEffect, useEffectEvent, useState } from 'react'
import { apiQuery, useFetched } from '#ui/fetching/api-query.ts'
import type { Selection } from '../list/use-selection.ts'
import { isGoingOn, useNewestRun, useStartRun } from './bulk.queries.ts'

type Started<Row> = { readonly id: string; readonly rows: ReadonlyMap<string, Row> }

/** Begins runs over the rows that are chosen; what one refuses is chosen again when it has ended. */
export function useRunOver<Row>(selection: Selection<Row>, onStarted: () => void) {
  const keepRefused = useRefusedChosen(selection)
  return useStartRun((id) => {
    onStarted()
    keepRefused(id)
  })
}

/**
 * Clears the choice when a run over it has begun, and chooses what the run refused again at its end, so that it can be
 * dealt with; unless other rows were chosen meanwhile.
 */
function useRefusedChosen<Row>(selection: Selection<Row>): (runId: string) => void {
  const [started, setStarted] = useState<Started<Row>>()
  const newest = useNewestRun()
  const hasRefused = newest !== undefined && newest.id === started?.id && !isGoingOn(newest) && newest.refused > 0
  const run = apiQuery(`/api/office/bulk-runs/${newest?.id ?? ''}`, { tags: [] })
  const refused = useFetched(run, { enabled: hasRefused })?.data.rows
  const chooseAgain = useEffectEvent((numbers: ReadonlySet<string>) => {
    if (!started) return
    const rows = [...started.rows].filter(([key]) => numbers.has(key))
    if (selection.chosen.size === 0) selection.choose(new Map(rows))
    setStarted(undefined)
  })
  useEffect(() => {
    if (hasRefused && refused) chooseAgain(new Set(refused.map(({ number }) => String(number))))
  }, [hasRefused, refused])
  return (id) => {
    setStarted({ id, rows: selection.chosen })
    selection.clear()
  }
}
