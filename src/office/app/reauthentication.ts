import type { ApiResponse, ApiTransport } from '#contract/api-client.ts'

type Answer = (isShown: boolean) => void

let pending: Promise<boolean> | undefined
let answer: Answer | undefined
const listeners = new Set<() => void>()

/** Whether the person is asked for their second factor again. */
export const isReauthenticationRequested = (): boolean => pending !== undefined

/** Calls the listener when that changes, until the returned function is called. */
export function onReauthenticationRequest(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Ends the asking: the factor was shown, or the person would rather not. */
export function answerReauthentication(isShown: boolean): void {
  answer?.(isShown)
  answer = undefined
  pending = undefined
  for (const listener of listeners) listener()
}

/** Calls that ask at the same moment wait for the same answer. */
function askForReauthentication(): Promise<boolean> {
  pending ??= new Promise((resolve) => {
    answer = resolve
  })
  for (const listener of listeners) listener()
  return pending
}

/**
 * Carries calls; one that the server answers only after a second factor is made again once that was shown, so that no
 * screen has to know which calls these are. Without it the caller gets the server's refusal.
 */
export const withReauthentication =
  (send: ApiTransport): ApiTransport =>
  async (request) => {
    const refused = await send(request)
    if (!isProofNeeded(refused) || !(await askForReauthentication())) return refused
    return send(request)
  }

const isProofNeeded = ({ status, body }: ApiResponse): boolean =>
  status === 403 &&
  typeof body === 'object' &&
  body !== null &&
  'code' in body &&
  body.code === 'REAUTHENTICATION_NEEDED'
