import type { NetConnectOpts } from 'node:net'
import pg from 'pg'

/** Where the server of a connection string listens. */
export function addressOf(url: string): NetConnectOpts {
  const { host, port } = new pg.Client({ connectionString: url })
  return host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port }
}

/** The same database by a port of this machine, behind which something stands between it and its clients. */
export const throughPort = (url: string, port: number): string =>
  Object.assign(new URL(url), { hostname: '127.0.0.1', port: String(port) }).href
