import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setImmediate as afterEvents, setTimeout as sleep } from 'node:timers/promises'

/** How long connections are drained at least: those in use bring their next request sooner. */
const MIN_MS = 250

/** A round in which no connection came, and how long there may be none without. */
const ROUND_MS = 50
const WAITING_LIMIT_MS = 1_000

/** A socket's answer under way; Node has no public name for it, and none that costs nothing while all is well. */
type Serving = Socket & { _httpMessage?: ServerResponse | null }

/**
 * Prepares a server for closing without a connection cut under a request: from the call of the returned function on,
 * every answer says `Connection: close`, so that clients take their next request elsewhere. Resolves after `delayMs`.
 * Until then it costs a request nothing.
 */
export function drainable(server: Server): (delayMs: number) => Promise<void> {
  const sockets = new Set<Serving>()
  let taken = 0
  server.on('connection', (socket: Serving) => {
    taken += 1
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  return async (delayMs) => {
    server.prependListener('request', (_request, response) => sayClose(response))
    for (const { _httpMessage: response } of sockets) if (response) sayClose(response)
    await sleep(Math.max(delayMs, MIN_MS))
    await whenNoneWaits(() => taken)
  }
}

/**
 * Connections that came while the process was busy wait to be taken, one in each turn of its loop; the system resets them with
 * the closing, and Node those that were not read yet. Resolves once a round brought none, or after a second.
 */
async function whenNoneWaits(taken: () => number): Promise<void> {
  const end = performance.now() + WAITING_LIMIT_MS
  for (let before = -1; before !== taken() && performance.now() < end;) {
    before = taken()
    await sleep(ROUND_MS)
    // Timers come before what the system has to say: a round ends after it.
    await afterEvents()
  }
}

function sayClose(response: ServerResponse): void {
  response.shouldKeepAlive = false
}
