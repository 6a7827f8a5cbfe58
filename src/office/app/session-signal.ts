import { fetchTransport } from '#contract/api-client.ts'
import type { ApiTransport } from '#contract/api-client.ts'
import { UNATTENDED_HEADER } from '#contract/office/unattended.ts'
import { isUnattended } from './attendance.ts'

/** Calls by which one signs in, and those of a tablet: their 401 is an answer of its own, not the end of a session. */
const SESSIONLESS = /^\/api\/office\/(?:sign-in|invitation|fresh|tablet)/

const listeners = new Set<() => void>()
let isExpired = false

/** Whether a call was refused because the session is over, and no one has signed in since. */
export const isSessionExpired = (): boolean => isExpired

/** Is notified of sessions lost and found again, until the returned function is called. */
export function onSession(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Says that a person has signed in, or that the session is over. */
export function setSessionExpired(lost: boolean): void {
  if (isExpired === lost) return
  isExpired = lost
  for (const listener of listeners) listener()
}

/** Calls over HTTP; a session that is over is noticed at the first call that says so, and is not prolonged by a page alone. */
export const officeTransport: ApiTransport = async (request) => {
  const headers = isUnattended() ? { ...request.headers, [UNATTENDED_HEADER]: '1' } : request.headers
  const answer = await fetchTransport({ ...request, headers })
  if (answer.status === 401 && !SESSIONLESS.test(request.url)) setSessionExpired(true)
  return answer
}
