import { pino } from 'pino'
import type { DestinationStream, Logger, LoggerOptions } from 'pino'
import { PinoPretty } from 'pino-pretty'
import { loggedPath } from './logged-path.ts'

/**
 * The log: a JSON object a line in production, readable lines otherwise. Of a request it keeps method, path and
 * status; never the query, headers, body or address, which may identify a visitor, nor the secret of a link.
 */
export function createLogger(
  { production, logLevel }: { production: boolean; logLevel: string },
  destination: DestinationStream = pino.destination(1),
): Logger {
  const options: LoggerOptions = {
    level: logLevel,
    base: null,
    serializers: { req: request, res: response, err: failure },
  }
  const pretty = { sync: true, destination, ignore: 'pid,hostname', translateTime: 'SYS:HH:MM:ss' }
  return pino(options, production ? destination : PinoPretty(pretty))
}

const request = ({ method, url }: { method?: string; url?: string }) => ({
  method,
  path: url === undefined ? url : loggedPath(url),
})

const response = ({ statusCode }: { statusCode?: number }) => ({ status: statusCode })

/** PostgreSQL's `detail` and `where` repeat the values of a row, so only these are stored. */
function failure(error: Error & { code?: unknown }) {
  return { type: error.name, code: error.code, message: error.message, stack: error.stack }
}
