import { Agent, request } from 'node:http'
import type { IncomingMessage } from 'node:http'

/** A name that came over a line. */
type ChangedName = { readonly kind: string; readonly id: string; readonly by: string | null }

type Listener = { readonly matches: (name: ChangedName) => boolean; readonly resolve: (at: number) => void }

/** An open line of the office: it says when something is heard. */
export type LiveLine = {
  /** When the next name is heard that fits (`performance.now()`). */
  readonly next: (matches: Listener['matches']) => Promise<number>
  readonly close: () => void
}

const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY })

/** Opens the event stream of a staff session. */
export function openLine(url: string, cookie: string): Promise<LiveLine> {
  return new Promise((resolve, reject) => {
    const headers = { accept: 'text/event-stream', cookie }
    const sent = request(`${url}/api/office/events`, { agent, headers }, (response) => {
      if (response.statusCode === 200) resolve(lineOf(response))
      else reject(new Error(`a line was answered with ${response.statusCode}`))
    })
    sent.on('error', reject)
    sent.end()
  })
}

function lineOf(response: IncomingMessage): LiveLine {
  const listeners = new Set<Listener>()
  let rest = ''
  response.setEncoding('utf8')
  // The shop stops at the end of the section.
  response.on('error', () => undefined)
  response.on('data', (chunk: string) => {
    const at = performance.now()
    const events = (rest + chunk).split('\n\n')
    rest = events.pop() ?? ''
    for (const name of events.flatMap(namesIn)) {
      for (const one of listeners) {
        if (!one.matches(name)) continue
        listeners.delete(one)
        one.resolve(at)
      }
    }
  })
  return {
    next: (matches) => new Promise((resolve) => listeners.add({ matches, resolve })),
    close: () => response.destroy(),
  }
}

/** What an event names; heartbeats name nothing. */
function namesIn(event: string): ChangedName[] {
  const data = /^data: (.+)$/m.exec(event)?.[1]
  const name = data === undefined ? {} : (JSON.parse(data) as Partial<ChangedName>)
  return name.kind === undefined ? [] : [name as ChangedName]
}
