import { isApiFailure } from '../../api-failure.ts'

/** Told whether the customer has proved who they are; there is one while they are asked. */
type Answer = (isProved: boolean) => void

let answer: Answer | undefined
const listeners = new Set<() => void>()

/** Whether the customer is asked to prove who they are. */
export const isProofAsked = (): boolean => answer !== undefined

/** Hears of it when that changes, until the returned function is called. */
export function onProofAsked(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Ends the asking. */
export const answerProof = (isProved: boolean): void => change(undefined, isProved)

/**
 * Does what changes a way in. Where the server wants to know first that it is still the customer who uses the session,
 * they are asked, and it is done once more; who does not prove it gets the server's refusal.
 */
export async function withProof<Done>(work: () => Promise<Done>): Promise<Done> {
  try {
    return await work()
  } catch (failure) {
    if (!isApiFailure(failure) || failure.answer?.code !== 'PROOF_NEEDED' || !(await askForProof())) throw failure
    return work()
  }
}

const askForProof = (): Promise<boolean> => new Promise((resolve) => change(resolve, false))

function change(next: Answer | undefined, isProved: boolean): void {
  const before = answer
  answer = next
  before?.(isProved)
  for (const listener of listeners) listener()
}
