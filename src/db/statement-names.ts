import type { PostgresPool, PostgresPoolClient } from 'kysely'

/** The names of statements that the server is to prepare, by their text. */
const names = new Map<string, string>()

/** PostgreSQL cuts names after 63 letters, and then takes two statements for one; some are for what is added below. */
const MAX_NAME_LENGTH = 60

/**
 * Lets every connection of a query builder prepare a statement, known by its text. Throws for a name that is too long.
 * For statements that run with every order or oftener: a connection keeps what it prepared for good.
 */
export function nameStatement(name: string, text: string): void {
  if (name.length > MAX_NAME_LENGTH) throw new RangeError(`the name of a statement is too long: ${name}`)
  names.set(text, name)
}

export const hasName = (text: string): boolean => names.has(text)

/** A pool whose connections prepare the statements that have names, though all they are given is a text. */
export const preparingPool = (pool: PostgresPool): PostgresPool => ({
  ...(pool.Client && { Client: pool.Client }),
  ...(pool.options && { options: pool.options }),
  connect: async () => preparing(await pool.connect()),
  end: () => pool.end(),
})

const patched = new WeakSet<PostgresPoolClient>()

function preparing(client: PostgresPoolClient): PostgresPoolClient {
  if (patched.has(client)) return client
  patched.add(client)
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  let turn = 0
  const prepared = (...args: unknown[]): unknown => {
    const [text, values, callback] = args
    const name = typeof text === 'string' && callback === undefined ? names.get(text) : undefined
    if (name === undefined) return query(...args)
    const answered = query({ name: turn === 0 ? name : `${name} ${turn}`, text, values }) as Promise<unknown>
    return answered.catch((error: unknown) => {
      // A migration has changed a table meanwhile: the next try prepares it anew.
      if (isOutdated(error)) turn += 1
      throw error
    })
  }
  client.query = prepared as PostgresPoolClient['query']
  return client
}

/** Whether a statement failed because a table is not what it was when the statement was prepared. */
const isOutdated = (error: unknown): boolean =>
  error instanceof Error && error.message === 'cached plan must not change result type'
