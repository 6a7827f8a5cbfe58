import type { ServerResponse } from 'node:http'
import { LiveAnswer, LiveQuery } from '#contract/office/live/live.ts'
import type { LiveEvent } from '#services/live/live-lines.ts'
import { forStaff } from '../../access.ts'
import type { ApiServer } from '../../api-server.ts'
import { route } from '../../route.ts'
import { routeSchema } from '../../route-schema.ts'
import type { OfficeServices } from '../office-services.ts'
import { createLineLimit } from './line-limit.ts'

const STREAM = 'text/event-stream'
/** Proxies close connections on which nothing is sent. */
const HEARTBEAT_MS = 20_000
/** A browser that takes nothing is left behind: it comes again and is sent what it missed. */
const MAX_UNSENT = 64 * 1024

const HEADERS = {
  'content-type': `${STREAM}; charset=utf-8`,
  'cache-control': 'no-store, no-transform',
  // No proxy collects it first.
  'x-accel-buffering': 'no',
  'x-content-type-options': 'nosniff',
}

/** A stream of changes to a browser (text/event-stream); to any other call its present place. */
export function liveRoutes(scope: ApiServer, { live }: Pick<OfficeServices, 'live'>): void {
  const lines = createLineLimit()
  scope.addHook('preClose', async () => live.close())
  const described = routeSchema(
    'office live',
    'Stream the names of what has changed, as server-sent events',
    LiveAnswer,
  )
  const schema = { ...described, querystring: LiveQuery }
  route(
    scope,
    { method: 'GET', path: '/office/events', access: forStaff('self'), schema },
    async ({ staff, query, request, reply }) => {
      if (!request.headers.accept?.includes(STREAM)) return { newest: live.newest() }
      reply.hijack()
      const { raw } = reply
      raw.writeHead(200, HEADERS)
      raw.write('retry: 2000\n\n')
      const heartbeat = setInterval(() => raw.write('event: here\ndata: {}\n\n'), HEARTBEAT_MS).unref()
      const lastId = request.headers['last-event-id']
      const end = (): void => {
        if (!raw.writableEnded) raw.end('event: ended\ndata: {}\n\n')
      }
      const leave = live.listen(
        { ...staff, send: (event) => send(raw, event), end },
        typeof lastId === 'string' && lastId !== '' ? lastId : query.after,
      )
      const free = lines.take(staff.sessionId, end)
      raw.once('close', () => {
        clearInterval(heartbeat)
        leave()
        free()
      })
      return reply
    },
  )
}

function send(raw: ServerResponse, { id, thing }: LiveEvent): void {
  if (raw.writableLength > MAX_UNSENT) {
    raw.destroy()
    return
  }
  const text =
    thing === 'missed' ? `event: missed\nid: ${id}\ndata: {}\n\n` : `id: ${id}\ndata: ${JSON.stringify(thing)}\n\n`
  raw.write(text)
}
