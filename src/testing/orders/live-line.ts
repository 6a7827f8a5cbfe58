import type { FastifyInstance } from 'fastify'
import type { AddressInfo } from 'node:net'

export type LineEvent = { readonly event: string; readonly id: string; readonly data: Record<string, unknown> }

/** Opens a line of the office, as a browser does. The server must listen. */
export async function openLine(app: FastifyInstance, cookie: string, headers: Record<string, string> = {}) {
  const { port } = app.server.address() as AddressInfo
  const stop = new AbortController()
  const answer = await fetch(`http://127.0.0.1:${port}/api/office/events`, {
    headers: { accept: 'text/event-stream', cookie, ...headers },
    signal: stop.signal,
  })
  const events: LineEvent[] = []
  const comments: string[] = []
  let isOpen = answer.ok
  const waiting = new Set<() => void>()
  const read = async (): Promise<void> => {
    let text = ''
    try {
      for await (const chunk of answer.body ?? []) {
        text += Buffer.from(chunk).toString()
        const blocks = text.split('\n\n')
        text = blocks.pop() ?? ''
        for (const block of blocks) {
          const event = parse(block)
          if (event && event.event !== 'here') events.push(event)
          else comments.push(block)
        }
        for (const wake of waiting) wake()
      }
    } catch {
      // The test has closed it.
    }
    isOpen = false
    for (const wake of waiting) wake()
  }
  void read()
  /** Waits until something holds of the line, at most so long; answers the ms it took. */
  const until = (holds: () => boolean, limit = 5_000): Promise<number> =>
    new Promise((resolve, reject) => {
      const began = performance.now()
      const look = (): void => {
        if (!holds()) return
        clearTimeout(timer)
        waiting.delete(look)
        resolve(performance.now() - began)
      }
      const timer = setTimeout(() => {
        waiting.delete(look)
        reject(new Error(`not within ${limit} ms; heard ${JSON.stringify(events)}`))
      }, limit)
      waiting.add(look)
      look()
    })
  return {
    answer,
    events,
    comments,
    isOpen: () => isOpen,
    until,
    close: () => stop.abort(),
  }
}

function parse(block: string): LineEvent | undefined {
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1]
  const data = field('data')
  return data === undefined
    ? undefined
    : { event: field('event') ?? 'message', id: field('id') ?? '', data: JSON.parse(data) as Record<string, unknown> }
}
