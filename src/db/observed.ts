import { channel } from 'node:diagnostics_channel'
import type { Channel } from 'node:diagnostics_channel'
import { SOFTWARE } from '#domain/software.ts'

/** Something that happens in this process and may be measured. While no one measures, it costs a look at a flag. */
export class Observed<Event> {
  readonly #channel: Channel

  constructor(name: string) {
    this.#channel = channel(`${SOFTWARE.id}.${name}`)
  }

  get isObserved(): boolean {
    return this.#channel.hasSubscribers
  }

  publish(event: Event): void {
    this.#channel.publish(event)
  }

  /** Calls back within the call that publishes; answers how to end it. */
  subscribe(listener: (event: Event) => void): () => void {
    const called = (event: unknown): void => listener(event as Event)
    this.#channel.subscribe(called)
    return () => void this.#channel.unsubscribe(called)
  }
}
