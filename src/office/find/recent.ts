import { useEffect } from 'react'
import { persistedValue } from '#ui/browser-storage/persisted-value.ts'
import type { Persisted } from '#ui/browser-storage/persisted-value.ts'
import { useVisit } from '#ui/router/router.tsx'
import { useMe } from '../app/me.tsx'
import { SCREENS } from '../site-map.ts'
import type { ScreenName } from '../site-map.ts'

/** A thing that was opened: its screen and what names it there, nothing of a person. */
export type RecentThing = { readonly screen: ScreenName; readonly params: Readonly<Record<string, string>> }

const MOST = 6

const lists = new Map<string, Persisted<readonly RecentThing[]>>()

/** What a person opened last in this browser, the newest first. */
export function recentOf(staffId: string): Persisted<readonly RecentThing[]> {
  const known = lists.get(staffId)
  if (known) return known
  const made = persistedValue<readonly RecentThing[]>({
    key: `office-recent-${staffId}`,
    version: 1,
    empty: [],
    read: (data) => (Array.isArray(data) && data.every(isThing) ? data : undefined),
  })
  lists.set(staffId, made)
  return made
}

const isThing = (thing: unknown): thing is RecentThing =>
  typeof thing === 'object' &&
  thing !== null &&
  'screen' in thing &&
  'params' in thing &&
  typeof thing.params === 'object' &&
  String(thing.screen) in SCREENS

const isSame = (one: RecentThing, other: RecentThing): boolean =>
  one.screen === other.screen && JSON.stringify(one.params) === JSON.stringify(other.params)

/** Notes every screen of one thing that is opened. */
export function useNoteRecent(): void {
  const { id } = useMe()
  const { route, params } = useVisit()
  useEffect(() => {
    const named = Object.entries(params).filter((each): each is [string, string] => each[1] !== undefined)
    if (!route || named.length === 0) return
    const thing: RecentThing = { screen: route.id as ScreenName, params: Object.fromEntries(named) }
    recentOf(id).change((before) => [thing, ...before.filter((each) => !isSame(each, thing))].slice(0, MOST))
  }, [id, route, params])
}
