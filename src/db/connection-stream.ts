import type { Duplex } from 'node:stream'
import type pg from 'pg'
import type { PostgresPoolClient } from 'kysely'

/** The socket of a connection, encrypted or not. The driver does not publish it: its own tests use it by this path. */
export function streamOf(client: pg.PoolClient | PostgresPoolClient): Duplex {
  const { connection } = client as unknown as { readonly connection?: { readonly stream?: Duplex } }
  if (!connection?.stream) throw new TypeError('the driver no longer shows the stream of a connection')
  return connection.stream
}

/**
 * Makes a function that holds back what is written to a connection from its call on, until `release` calls back: all of
 * it then travels as one piece. Every write of its own wakes the server, which costs more than a short statement.
 */
export function writesGatherer(
  client: pg.PoolClient | PostgresPoolClient,
  release: (callback: () => void) => void,
): () => void {
  let isHeldBack = false
  return () => {
    if (isHeldBack) return
    isHeldBack = true
    const stream = streamOf(client)
    stream.cork()
    release(() => {
      isHeldBack = false
      stream.uncork()
    })
  }
}
