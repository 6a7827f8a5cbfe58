import type { PostgresPool, PostgresPoolClient } from 'kysely'
import { writesGatherer } from './connection-stream.ts'
import { nameOf } from './statement-names.ts'

type Answer = { readonly command: string; readonly rowCount: number | null; readonly rows: unknown[] }
type Ask = (text: string, values?: readonly unknown[]) => Promise<Answer>

/** The result given to the builder for a statement that was sent and is not waited for. */
const PENDING_RESULT: Answer = { command: 'SELECT', rowCount: 0, rows: [] }

/** Where the answers to statements go that are sent without waiting; known by the list of their values. */
const unawaited = new WeakMap<readonly unknown[], (answer: Promise<Answer>) => void>()

/** Has the next statement with this very list of values sent without waiting; its answer is handed to `take`. */
export function sendWithoutWaiting(values: readonly unknown[], take: (answer: Promise<Answer>) => void): void {
  unawaited.set(values, take)
}

/**
 * A pool whose connections prepare the statements that have names, and send one statement after the other without
 * waiting where that was asked for: `begin` always, others by `sendWithoutWaiting`. All that is sent in one go travels as one
 * piece. The failure of a statement that was not waited for is thrown by the next one that is, at the latest by
 * the commit.
 */
export const pipelinedPool = (pool: PostgresPool): PostgresPool => ({
  ...(pool.Client && { Client: pool.Client }),
  ...(pool.options && { options: pool.options }),
  connect: async () => pipelined(await pool.connect()),
  end: () => pool.end(),
})

const patched = new WeakSet<PostgresPoolClient>()

function pipelined(client: PostgresPoolClient): PostgresPoolClient {
  if (patched.has(client)) return client
  patched.add(client)
  const gather = writesGatherer(client, (callback) => process.nextTick(callback))
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  const ask = preparing(query)
  let ahead: Promise<Answer>[] = []

  const send: Ask = (text, values) => {
    const answer = ask(text, values)
    ahead.push(answer)
    // Its sender may never await it; the next statement that is awaited does.
    answer.catch(() => undefined)
    return answer
  }
  /** Throws what made the first of those fail that were sent before. Answers come in their order: all are there. */
  const checkPending = async (): Promise<void> => {
    for (const answer of ahead) await answer
  }
  const wait: Ask = async (text, values) => {
    try {
      const answer = await ask(text, values)
      // The server makes a rollback of it, and calls that a success.
      if (text === 'commit') await checkPending()
      return answer
    } catch (error) {
      // Whatever comes after a failure fails only because of it.
      await checkPending()
      throw error
    } finally {
      if (text === 'commit' || text === 'rollback') ahead = []
    }
  }

  const piped = (text: unknown, values?: readonly unknown[], callback?: unknown): unknown => {
    if (typeof text !== 'string' || callback !== undefined) return query(text, values, callback)
    gather()
    const take = text === 'begin' ? () => undefined : values && unawaited.get(values)
    if (!take) return wait(text, values)
    take(send(text, values))
    return Promise.resolve(PENDING_RESULT)
  }
  client.query = piped as PostgresPoolClient['query']
  return client
}

/** Asks with the names of statements, so that the server prepares those that have one. */
function preparing(query: (...args: unknown[]) => unknown): Ask {
  let turn = 0
  return (text, values) => {
    const name = nameOf(text)
    if (name === undefined) return query(text, values) as Promise<Answer>
    const answered = query({ name: turn === 0 ? name : `${name} ${turn}`, text, values }) as Promise<Answer>
    return answered.catch((error: unknown) => {
      // A migration has changed a table meanwhile: the next try prepares it again.
      if (isOutdated(error)) turn += 1
      throw error
    })
  }
}

/** Whether a statement failed because a table is not what it was when the statement was prepared. */
const isOutdated = (error: unknown): boolean =>
  error instanceof Error && error.message === 'cached plan must not change result type'
