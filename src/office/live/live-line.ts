/** What changed, by name: each page asks for it again with the rights of its person. */
export type ChangedThing = { readonly kind: string; readonly id: string; readonly by: string | null }

/** A change, that some were missed, or that the session is over. */
export type LiveEvent = ChangedThing | 'missed' | 'ended'

/** Names between the tabs of a browser. */
const NAME = 'office-live'
const ADDRESS = '/api/office/events'
/** The server sends something every 20 seconds: a line that is silent for longer is dead, or collected by a proxy. */
const SILENT_MS = 50_000
const AGAIN_MS = 5_000

type Passed = { readonly heard: LiveEvent; readonly lastId: string }

/**
 * Calls the listener with what changes until the returned function is called. One tab of the browser has the line and passes on what it hears;
 * when it closes, the next tab continues after the last event.
 */
export function openLiveLine(onHeard: (event: LiveEvent) => void): () => void {
  const channel = new BroadcastChannel(NAME)
  const closing = new AbortController()
  let lastId = ''
  channel.addEventListener('message', ({ data }: MessageEvent<Passed>) => {
    lastId = data.lastId
    onHeard(data.heard)
  })
  const pass = (event: LiveEvent, id: string): void => {
    if (id !== '') lastId = id
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin, its own
    channel.postMessage({ heard: event, lastId } satisfies Passed)
    onHeard(event)
  }
  const lead = () => holdLine(() => lastId, pass, closing.signal)
  // Without locks every tab has a line of its own.
  if ('locks' in navigator) navigator.locks.request(NAME, { signal: closing.signal }, lead).catch(() => undefined)
  else void lead()
  return () => {
    closing.abort()
    channel.close()
  }
}

/** Has a line, and another one whenever it breaks for good, until the signal is aborted. */
function holdLine(
  lastId: () => string,
  pass: (event: LiveEvent, id: string) => void,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve) => {
    let source: EventSource | undefined
    let watch: ReturnType<typeof setTimeout> | undefined
    const open = (): void => {
      const after = lastId()
      source = new EventSource(after === '' ? ADDRESS : `${ADDRESS}?after=${encodeURIComponent(after)}`)
      source.addEventListener('message', ({ data, lastEventId }: MessageEvent<string>) => {
        alive()
        pass(JSON.parse(data) as ChangedThing, lastEventId)
      })
      source.addEventListener('missed', ({ lastEventId }) => {
        alive()
        pass('missed', lastEventId)
      })
      source.addEventListener('here', alive)
      source.addEventListener('ended', () => {
        pass('ended', '')
        again()
      })
      source.addEventListener('error', () => {
        // A line that only broke is made again by the browser, which says where it was.
        if (source?.readyState !== EventSource.CLOSED) return
        pass('ended', '')
        again()
      })
      alive()
    }
    const again = (): void => {
      source?.close()
      clearTimeout(watch)
      watch = setTimeout(open, AGAIN_MS)
    }
    const alive = (): void => {
      clearTimeout(watch)
      watch = setTimeout(again, SILENT_MS)
    }
    signal.addEventListener('abort', () => {
      source?.close()
      clearTimeout(watch)
      resolve()
    })
    open()
  })
}
