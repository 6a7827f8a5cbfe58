import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { AnswerOf, BodyOf } from '#contract/api-client.ts'
import { useCall } from '#ui/fetching/use-call.ts'
import { apiQuery, useFetched } from '#ui/fetching/api-query.ts'

/** How far a run over many orders is. */
export type BulkRun = AnswerOf<'/api/office/bulk-runs', 'get'>['data'][number]
export type BulkBody = BodyOf<'/api/office/bulk-runs', 'post'>

const RUNS = apiQuery('/api/office/bulk-runs', { tags: [] })

/** How often a run that goes on is asked about, in ms. */
const REFETCH_MS = 1_000

/** The newest run of the person, as it was read last. */
export const useNewestRun = (): BulkRun | undefined => useFetched(RUNS)?.data[0]

/**
 * The newest run of the person, read again while it goes on; when it ends, what is shown is read again. For one part of a
 * page: the others only read it.
 */
export function useNewestRunPolled(): BulkRun | undefined {
  const client = useQueryClient()
  const newest = useFetched(RUNS, {
    refetchInterval: ({ state }) => (isGoingOn(state.data?.data[0]) ? REFETCH_MS : false),
  })?.data[0]
  const wasGoingOn = useRef(false)
  const goesOn = isGoingOn(newest)
  useEffect(() => {
    if (wasGoingOn.current && !goesOn) void client.invalidateQueries()
    wasGoingOn.current = goesOn
  }, [client, goesOn])
  return newest
}

export const isGoingOn = (run: BulkRun | undefined): boolean => run !== undefined && run.finishedAt === null

/** Begins a run; `onStarted` follows with its id when the server has it. */
export function useStartRun(onStarted: (id: string) => void) {
  return useCall(
    async (api, body: BulkBody) => {
      const { data } = await api.post('/api/office/bulk-runs', body)
      onStarted(data.id)
    },
    [RUNS],
  )
}
