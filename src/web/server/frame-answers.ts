import type { AnswerOf, ApiClient } from '#contract/api-client.ts'
import type { ChangeTag } from '#domain/catalog/change-tags.ts'
import type { Language } from '#domain/language.ts'
import { FRAME_CALLS } from '../shared/frame/frame-calls.ts'

type ApiFor = (language: Language, visitor?: string) => ApiClient

/** The answers every page needs for its frame, by path: the tags on which each depends. */
const FRAME = new Map<string, readonly ChangeTag[]>(Object.values(FRAME_CALLS).map(({ path, tags }) => [path, tags]))

/** Asked for again at least this often, should a change go unheard. */
const MAX_AGE_MS = 10 * 60_000

type Persisted = { answer: Promise<unknown>; until: number }

/**
 * The same API, with the frame's answers cached between renders: categories, social links and contact are the same on
 * every page. call `forget` on every change.
 */
export function keepFrameAnswers(
  apiFor: ApiFor,
  now: () => number = Date.now,
): { apiFor: ApiFor; forget: (tags: readonly ChangeTag[]) => void } {
  const cached = new Map<string, Persisted>()

  function get(client: ApiClient, language: Language, path: string): Promise<unknown> {
    const key = language + path
    const known = cached.get(key)
    if (known && known.until > now()) return known.answer
    const answer = client.get(path)
    cached.set(key, { answer, until: now() + MAX_AGE_MS })
    // A refusal is not cached; a change in the meantime has taken the entry away already.
    answer.catch(() => cached.get(key)?.answer === answer && cached.delete(key))
    return answer
  }

  return {
    apiFor: (language, visitor) => {
      const client = apiFor(language, visitor)
      return {
        ...client,
        get: <const Path extends string>(path: Path, options?: Parameters<ApiClient['get']>[1]) =>
          FRAME.has(path)
            ? (get(client, language, path) as Promise<AnswerOf<Path>>)
            : client.get(path, options as Parameters<typeof client.get<Path>>[1]),
      }
    },
    forget: (tags) => {
      const changed = new Set(tags)
      for (const key of cached.keys()) {
        const dependsOn = FRAME.get(key.slice(2)) ?? []
        if (changed.has('*') || dependsOn.some((tag) => changed.has(tag))) cached.delete(key)
      }
    },
  }
}
