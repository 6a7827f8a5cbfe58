import { useSyncExternalStore } from 'react'
import type { Persisted } from './persisted-value.ts'

/** What is stored now, in step with other tabs. On the server and in the first render of the browser it is empty. */
export const usePersisted = <Value>(stored: Persisted<Value>): Value =>
  useSyncExternalStore(stored.subscribe, stored.get, () => stored.empty)

/** One fact about what is stored (a text, number or truth): the component renders again only when the fact changes. */
export const usePersistedFact = <Value, Fact extends string | number | boolean>(
  stored: Persisted<Value>,
  factOf: (value: Value) => Fact,
): Fact =>
  useSyncExternalStore(
    stored.subscribe,
    () => factOf(stored.get()),
    () => factOf(stored.empty),
  )
