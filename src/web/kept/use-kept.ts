import { useSyncExternalStore } from 'react'
import type { Kept } from './kept-value.ts'

/** What is kept now, in step with other tabs. On the server and in the first render of the browser it is empty. */
export const useKept = <Value>(kept: Kept<Value>): Value =>
  useSyncExternalStore(kept.subscribe, kept.get, () => kept.empty)

/** One fact about what is kept (a text, number or truth): the component renders again only when the fact changes. */
export const useKeptFact = <Value, Fact extends string | number | boolean>(
  kept: Kept<Value>,
  factOf: (value: Value) => Fact,
): Fact =>
  useSyncExternalStore(
    kept.subscribe,
    () => factOf(kept.get()),
    () => factOf(kept.empty),
  )
