import { useSyncExternalStore } from 'react'

const held = new Set<string>()
const listeners = new Set<() => void>()

const announce = (): void => {
  for (const listener of listeners) listener()
}

/** Notes that what a path shows has changed and is not shown yet. */
export function holdChange(path: string): void {
  held.add(path)
  announce()
}

/** Notes that it is shown. */
export function releaseChange(path: string): void {
  if (held.delete(path)) announce()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether a change of what a path shows waits to be shown. */
export const useHeldChange = (path: string): boolean => useSyncExternalStore(subscribe, () => held.has(path))
