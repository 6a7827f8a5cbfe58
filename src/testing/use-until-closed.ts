import { once } from 'node:events'
import { Agent, get } from 'node:http'
import type { IncomingMessage } from 'node:http'

/**
 * Sends one request after the other on one connection, until an answer says that it closes; throws when it is cut off. Answers
 * how many were answered.
 */
export async function useUntilClosed(
  url: string,
  agent = new Agent({ keepAlive: true, maxSockets: 1 }),
  onAnswer: () => unknown = () => undefined,
): Promise<number> {
  for (let answered = 1; ; answered += 1) {
    const [answer] = (await once(get(url, { agent }), 'response')) as [IncomingMessage]
    await answer.toArray()
    onAnswer()
    if (answer.headers.connection === 'close') return answered
  }
}
