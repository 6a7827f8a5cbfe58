import { setTimeout as sleep } from 'node:timers/promises'
import type { ChangeTag } from '#domain/catalog/change-tags.ts'
import type { EdgeCache } from './edge-cache.ts'

/** Changes of one moment become one purge. */
const GATHER_MS = 20
/** Again after this: meanwhile another process, which heard of the change later, may have answered with the old page. */
const AGAIN_MS = 600
const RETRIES_MS = [500, 2_000, 5_000]

export interface PurgeOptions {
  readonly onFailure: (error: unknown) => void
  /** For tests. */
  readonly pause?: (ms: number) => Promise<unknown>
}

/**
 * Purges the cache in front of the shop whenever something changes. A purge that is not confirmed is tried again; one that
 * still is not becomes a purge of everything with the next change.
 */
export function purgeOnChange(
  cache: EdgeCache,
  { onFailure, pause = (ms) => sleep(ms, undefined, { ref: false }) }: PurgeOptions,
): (tags: readonly ChangeTag[]) => void {
  let waiting = new Set<ChangeTag>()
  let isGathering = false

  async function purge(tags: readonly ChangeTag[]): Promise<void> {
    for (const ms of [...RETRIES_MS, undefined]) {
      try {
        return await cache.purge(tags)
      } catch (error) {
        if (ms === undefined) {
          onFailure(error)
          waiting.add('*')
        } else await pause(ms)
      }
    }
  }

  return (tags) => {
    for (const tag of tags) waiting.add(tag)
    if (isGathering) return
    isGathering = true
    void pause(GATHER_MS).then(async () => {
      const gathered = [...waiting]
      waiting = new Set()
      isGathering = false
      await purge(gathered)
      await pause(AGAIN_MS)
      await purge(gathered)
    })
  }
}
