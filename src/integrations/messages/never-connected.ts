/** Failures before anything was sent: another try cannot send twice. */
const NEVER_CONNECTED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'UND_ERR_CONNECT_TIMEOUT'])

/** Whether a failure, as `causeOf` names it, came before anything was sent. */
export const isNeverConnected = (cause: string): boolean => NEVER_CONNECTED.has(cause)

/** The code of a failed request, else the name of its error. */
export function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown failure'
  const { cause } = error
  return typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : error.name
}
