import type { Db } from '#db/connection.ts'
import type { ChangeTag } from '#domain/catalog/change-tags.ts'
import { notifyChange } from './listing.repository.ts'

/** The channel of PostgreSQL on which changes are announced; the payload is a JSON list of tags. */
export const CHANGE_CHANNEL = 'catalog_changed'

/** PostgreSQL takes less than 8,000 bytes. */
const MAX_PAYLOAD = 7_500

/** Announces a change to every process, once the transaction commits. */
export async function announceChange(tx: Db, tags: readonly ChangeTag[]): Promise<void> {
  const payload = JSON.stringify(tags)
  await notifyChange(tx, payload.length > MAX_PAYLOAD ? '["*"]' : payload)
}

/** Where a process hears of changes; see change-tags.ts for what the tags mean. */
export interface CatalogChanges {
  /** Notifies every subscriber. `*` is right when announcements may have been missed. */
  readonly publish: (tags: readonly ChangeTag[]) => void
  /** Called with every change from now on; returns how to stop. */
  readonly subscribe: (listener: (tags: readonly ChangeTag[]) => void) => () => void
}

/**
 * How long after a change it is announced again, in ms, where reads go to a replica: what is read at once may be from before
 * the change, and would be cached. A replica later than the last of these is broken, which its own alarm says.
 */
export const REPLICA_LAG_MS = [400, 2_000, 10_000] as const

/**
 * A hub for one process. The listener on CHANGE_CHANNEL passes `readTags(payload)` to `publish`; every change is announced
 * again after each of `againAfterMs`.
 */
export function createCatalogChanges(againAfterMs: readonly number[] = []): CatalogChanges {
  const listeners = new Set<(tags: readonly ChangeTag[]) => void>()
  const notify = (tags: readonly ChangeTag[]): void => {
    for (const listener of listeners) listener(tags)
  }
  return {
    publish: (tags) => {
      notify(tags)
      for (const wait of againAfterMs) setTimeout(notify, wait, tags).unref()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The tags of an announcement; "anything" when it cannot be read. */
export function readTags(payload: string): readonly ChangeTag[] {
  try {
    const tags: unknown = JSON.parse(payload)
    return Array.isArray(tags) ? tags : ['*']
  } catch {
    return ['*']
  }
}
