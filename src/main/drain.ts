import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** How long connections are drained at least: those in use bring their next request sooner. */
const MIN_MS = 250

/** A socket's answer under way; Node has no public name for it, and none that costs nothing while all is well. */
type Serving = Socket & { _httpMessage?: ServerResponse | null }

/**
 * Prepares a server for closing without a connection cut under a request: from the call of the returned function on,
 * every answer says `Connection: close`, so that clients take their next request elsewhere. Resolves after `delayMs`.
 * Until then it costs a request nothing.
 */
export function drainable(server: Server): (delayMs: number) => Promise<void> {
  const sockets = new Set<Serving>()
  server.on('connection', (socket: Serving) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  return async (delayMs) => {
    server.prependListener('request', (_request, response) => sayClose(response))
    for (const { _httpMessage: response } of sockets) if (response) sayClose(response)
    await sleep(Math.max(delayMs, MIN_MS))
  }
}

function sayClose(response: ServerResponse): void {
  response.shouldKeepAlive = false
}
