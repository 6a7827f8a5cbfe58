import { useQueryClient } from '@tanstack/react-query'
import type { Query, QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useMe } from '../app/me.tsx'
import { isAffected } from './affected.ts'
import { holdChange, releaseChange } from './held-changes.ts'
import { isEditing } from './is-editing.ts'
import { openLiveLine } from './live-line.ts'
import type { ChangedThing, LiveEvent } from './live-line.ts'

/** Changes of so many ms are shown together: at once, then no more often than this. */
const TOGETHER_MS = 1_000

/** Pages of one thing, in which people type. No one types on the board: what is asked for there knows its job. */
const ONE_THING = /^\/api\/office\/(?!production\/board$).+\/[\w-]+$/

/** Shows what others change, while the session lives. */
export function useLive(isOn: boolean): void {
  const client = useQueryClient()
  const { id: own } = useMe()
  useEffect(() => {
    if (!isOn) return undefined
    const refresher = createRefresher(client, own)
    const close = openLiveLine(refresher.hear)
    return () => {
      close()
      refresher.stop()
    }
  }, [client, own, isOn])
}

function createRefresher(client: QueryClient, own: string) {
  let gathered: (ChangedThing | 'missed')[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const show = (): void => {
    const things = gathered
    gathered = []
    timer = undefined
    if (things.length === 0) return
    timer = setTimeout(show, TOGETHER_MS)
    refresh(client, things, own)
  }
  return {
    hear: (event: LiveEvent): void => {
      // Whether the session is over is answered by the next call.
      if (event === 'ended') return void client.invalidateQueries({ queryKey: ['/api/office/me'] })
      gathered.push(event)
      if (!timer) show()
    },
    stop: () => clearTimeout(timer),
  }
}

/** Fetches what may be old; the page of a thing that one is typing in stays as it is, and says so. */
function refresh(client: QueryClient, things: readonly (ChangedThing | 'missed')[], own: string): void {
  const isHeld = isEditing()
  for (const query of client.getQueryCache().findAll({ predicate: (each) => isOld(each, things) })) {
    const path = pathOf(query)
    const isOthers = things.some((thing) => thing === 'missed' || thing.by !== own)
    if (isHeld && isOthers && query.isActive() && ONE_THING.test(path)) {
      void client.invalidateQueries({ queryKey: query.queryKey, exact: true, refetchType: 'none' })
      holdChange(path)
    } else {
      releaseChange(path)
      void client.invalidateQueries({ queryKey: query.queryKey, exact: true })
    }
  }
}

const pathOf = ({ queryKey }: Query): string => String(queryKey[0])

const isOld = (query: Query, things: readonly (ChangedThing | 'missed')[]): boolean => {
  const { data } = (query.state.data ?? {}) as { readonly data?: { readonly id?: string } }
  const cached = { path: pathOf(query), id: data?.id }
  return things.some((thing) => thing === 'missed' || isAffected(cached, thing))
}
