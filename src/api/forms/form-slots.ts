import { tryAgainIn } from '../refusal.ts'

/** Forms with files that a process receives at the same time; one more is asked to come back. */
const MAX_FORMS = 24
const RETRY_SECONDS = 30

/** Counts the forms that a route is receiving. `requireFree` throws the refusal of one too many. */
export function formSlots() {
  let taken = 0
  return {
    requireFree: (): void => {
      if (taken >= MAX_FORMS) throw tryAgainIn(RETRY_SECONDS)
    },
    hold: <Answer>(receive: Promise<Answer>): Promise<Answer> => {
      taken += 1
      return receive.finally(() => (taken -= 1))
    },
  }
}
