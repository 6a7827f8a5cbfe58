import { isApiFailure } from '#ui/api-failure.ts'

/** Receives whether the customer has proved who they are; there is one while they are asked. */
type Answer = (isDone: boolean) => void

let answer: Answer | undefined
const listeners = new Set<() => void>()

/** Whether the customer is asked to prove who they are. */
export const isReauthenticationRequested = (): boolean => answer !== undefined

/** Calls the listener when that changes, until the returned function is called. */
export function onReauthenticationRequest(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Ends the asking. */
export const answerReauthentication = (isDone: boolean): void => change(undefined, isDone)

/**
 * Does what changes a way in. Where the server wants to know first that it is still the customer who uses the session,
 * they are asked, and it is done once more; who does not prove it gets the server's refusal.
 */
export async function withReauthentication<Done>(work: () => Promise<Done>): Promise<Done> {
  try {
    return await work()
  } catch (failure) {
    if (
      !isApiFailure(failure) ||
      failure.answer?.code !== 'REAUTHENTICATION_NEEDED' ||
      !(await askForReauthentication())
    )
      throw failure
    return work()
  }
}

const askForReauthentication = (): Promise<boolean> => new Promise((resolve) => change(resolve, false))

function change(next: Answer | undefined, isDone: boolean): void {
  const before = answer
  answer = next
  before?.(isDone)
  for (const listener of listeners) listener()
}
