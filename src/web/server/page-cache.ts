import { LRUCache } from 'lru-cache'
import type { ChangeTag } from '#domain/catalog/change-tags.ts'
import { sizeOf } from './cached-answer.ts'
import type { CachedAnswer } from './cached-answer.ts'
import { SingleFlight } from './single-flight.ts'

/** A page as the renderer made it, and what it depends on. */
export type Rendered = { answer: CachedAnswer; tags: readonly ChangeTag[]; keep: boolean }

type Entry = {
  answer: CachedAnswer
  tags: readonly ChangeTag[]
  /** When its rendering began (ms). */
  renderedAt: number
  /** From this instant (ms) on the page is out of date. */
  staleFrom: number
}

/** What a visitor gets. `age` is in seconds, and only there when the page could not be checked or made again. */
export type Served = { answer: CachedAnswer; age?: number }

type Options = {
  maxBytes: number
  now?: () => number
  /** Whether changes may have gone unheard at this moment, because the database is away. */
  isCutOff?: () => boolean
  /** When what is rendered at `now` becomes wrong by itself: the next ready-by cut-off. */
  nextExpiry?: (now: number) => number
  /** A page out of date is still shown this long while a new one is made; after that a visitor waits for the new one. */
  staleGraceMs?: number
}

const STALE_GRACE_MS = 5_000
/** A page that cannot be made again is shown this long after it went out of date, with its age. */
const STALE_IF_ERROR_MS = 60 * 60_000
/** Changes after which no old page is shown: how the shop presents itself and what it promises. */
const AT_ONCE: readonly ChangeTag[] = ['settings', 'shop']
/** Pages are made again at least this often, should a change ever go unheard. */
const MAX_AGE_MS = 10 * 60_000
/** Invalidations remembered against renders that were under way. */
const MAX_REMEMBERED_TAGS = 10_000

/** Thrown by a renderer where there is no page but another address. */
export class PageMoved extends Error {
  override readonly name = 'PageMoved'
}

const isFailure = ({ answer }: Rendered): boolean => answer.status >= 500

/** The tag that stands for everything. */
const ALL: ChangeTag = '*'

const aged = ({ answer, renderedAt }: Entry, now: number): Served => ({
  answer,
  age: Math.floor((now - renderedAt) / 1_000),
})

/** Renders; a page that cannot be rendered at `now` is the one from before, if there is one. */
async function renderedOr(entry: Entry | undefined, render: () => Promise<Rendered>, now: number): Promise<Served> {
  const isUsable = entry && entry.staleFrom + STALE_IF_ERROR_MS > now
  try {
    const rendered = await render()
    return isUsable && isFailure(rendered) ? aged(entry, now) : { answer: rendered.answer }
  } catch (failure) {
    if (isUsable && !(failure instanceof PageMoved)) return aged(entry, now)
    throw failure
  }
}

export type PageCache = ReturnType<typeof createPageCache>

/** Whole pages in memory: least recently used first out, one render per page at a time, invalidated by tag. */
export function createPageCache({
  maxBytes,
  now = Date.now,
  isCutOff = () => false,
  nextExpiry = () => Number.POSITIVE_INFINITY,
  staleGraceMs = STALE_GRACE_MS,
}: Options) {
  const entries = new LRUCache<string, Entry>({ maxSize: maxBytes, sizeCalculation: ({ answer }) => sizeOf(answer) })
  const renders = new SingleFlight<Rendered>()
  const invalidated = new LRUCache<string, number>({ max: MAX_REMEMBERED_TAGS })
  let invalidations = 0
  const served = { memory: 0, stale: 0, aged: 0, rendered: 0 }

  const changedSince = (tags: readonly ChangeTag[], moment: number): boolean =>
    [ALL, ...tags].some((tag) => (invalidated.peek(tag) ?? 0) > moment)

  async function renderAndKeep(key: string, render: () => Promise<Rendered>): Promise<Rendered> {
    const [begun, seen] = [now(), invalidations]
    const rendered = await render()
    // Something it read changed while it was made: right enough to be shown, too old to be cached.
    if (rendered.keep && !changedSince(rendered.tags, seen)) {
      const staleFrom = Math.min(begun + MAX_AGE_MS, nextExpiry(begun))
      entries.set(key, { answer: rendered.answer, tags: rendered.tags, renderedAt: begun, staleFrom })
    } else if (!isFailure(rendered)) entries.delete(key)
    return rendered
  }

  const renderOnce = (key: string, render: () => Promise<Rendered>) =>
    renders.run(key, () => renderAndKeep(key, render))

  return {
    /** The cached page, if it is up to date. */
    fresh(key: string): CachedAnswer | undefined {
      const entry = entries.get(key)
      const isFresh = entry !== undefined && entry.staleFrom > now() && !isCutOff()
      if (isFresh) served.memory += 1
      return isFresh ? entry.answer : undefined
    },

    /**
     * The page: cached, a moment too old while a new one is made, or rendered (once, however many ask meanwhile). While the
     * database is away the cached one, with its age, for up to an hour after it went out of date.
     */
    async page(key: string, render: () => Promise<Rendered>): Promise<Served> {
      const entry = entries.get(key)
      const cutOff = isCutOff()
      if (!entry || entry.staleFrom + (cutOff ? STALE_IF_ERROR_MS : staleGraceMs) <= now()) {
        served.rendered += 1
        return renderedOr(entry, () => renderOnce(key, render), now())
      }
      served[cutOff ? 'aged' : entry.staleFrom <= now() ? 'stale' : 'memory'] += 1
      if (entry.staleFrom <= now()) renderOnce(key, render).catch(() => {})
      return cutOff ? aged(entry, now()) : { answer: entry.answer }
    },

    /** Every page that depends on one of the tags is out of date from now on; `*` means every page. */
    invalidate(tags: readonly ChangeTag[]): void {
      invalidations += 1
      for (const tag of tags) invalidated.set(tag, invalidations)
      const changed = new Set(tags)
      const grace = AT_ONCE.some((tag) => changed.has(tag)) ? staleGraceMs : 0
      for (const entry of entries.values())
        if (changed.has(ALL) || entry.tags.some((tag) => changed.has(tag)))
          entry.staleFrom = Math.min(entry.staleFrom, now() - grace)
      // A render under way may have read the old state: the next request must not wait for its result.
      renders.forget()
    },

    /** An encoding was added to a cached page: its size counts again. */
    grown(key: string): void {
      const entry = entries.peek(key)
      if (entry) entries.set(key, { ...entry })
    },

    /** What it holds, and how often pages were served since the start, by where they came from. */
    stats: () => ({ pages: entries.size, bytes: entries.calculatedSize, served: { ...served } }),
  }
}
