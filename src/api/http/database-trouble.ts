/** The connection to the database broke, could not be made, or the server is being stopped. */
const CONNECTION_LOST = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  '57P01',
  '57P02',
  '57P03',
  '08000',
  '08003',
  '08006',
])
const CONNECTION_LOST_WORDS = /timeout exceeded when trying to connect|Connection terminated|is not queryable/

/** The code of a protocol error, under which PgBouncer reports that it lost the server. */
const POOLER = '08P01'
const POOLER_WORDS = /server conn crashed|server_login|server login|query_wait|closing because|pooler is shut/

/** The database is full, read-only, over its limits, or gave the statement up: another try may work. */
const CANNOT_NOW = new Set(['53100', '53200', '53400', '25006', '57014', '53300', '55P03'])
const GAVE_UP = /Query read timeout|cached plan must not change/

/** Whether a statement failed because its connection was lost: nothing is known about the statement itself. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = codeOf(error)
  return (
    CONNECTION_LOST.has(code) ||
    (code === POOLER && POOLER_WORDS.test(error.message)) ||
    CONNECTION_LOST_WORDS.test(error.message)
  )
}

/** Whether a call failed for lack of a working database, so that the same call may work in a moment. */
export const isDatabaseTrouble = (error: Error): boolean =>
  isConnectionLost(error) || CANNOT_NOW.has(codeOf(error)) || GAVE_UP.test(error.message)

const codeOf = (error: Error): string => ('code' in error && typeof error.code === 'string' ? error.code : '')
