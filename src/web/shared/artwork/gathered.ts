import type { ApiClient } from '#contract/api-client.ts'

/** Calls of one moment come within this time, in ms. */
const GATHER_MS = 5

type Waiting<Question, Answer> = {
  readonly question: Question
  readonly resolve: (answer: Answer) => void
  readonly reject: (failure: unknown) => void
}

/**
 * Asks one by one what `send` asks together: questions of the same moment go in one call, of at most so many. It answers in the
 * order of the questions.
 */
export function gathered<Question, Answer>(
  send: (api: ApiClient, questions: readonly Question[]) => Promise<readonly Answer[]>,
  most: number,
): (api: ApiClient, question: Question) => Promise<Answer> {
  const waiting = new Map<ApiClient, Waiting<Question, Answer>[]>()
  const flush = (api: ApiClient): void => {
    const all = waiting.get(api) ?? []
    waiting.delete(api)
    for (let at = 0; at < all.length; at += most) {
      const some = all.slice(at, at + most)
      send(
        api,
        some.map(({ question }) => question),
      ).then(
        (answers) => some.forEach(({ resolve }, index) => resolve(answers[index] as Answer)),
        (failure: unknown) => some.forEach(({ reject }) => reject(failure)),
      )
    }
  }
  return (api, question) =>
    new Promise((resolve, reject) => {
      const others = waiting.get(api)
      if (others) others.push({ question, resolve, reject })
      else {
        waiting.set(api, [{ question, resolve, reject }])
        setTimeout(() => flush(api), GATHER_MS)
      }
    })
}
