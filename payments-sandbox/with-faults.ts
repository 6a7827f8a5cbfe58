import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyReply } from 'fastify'
import type { Call } from './faults.ts'
import type { Sandbox } from './sandbox.ts'

/** Faults that are the gateway's own answer, each call in its own way. */
export type OwnFault = 'DECLINE' | 'WRONG_AMOUNT' | 'CONFLICT'

/** Does a call as a gateway would on a bad day, when one is switched on. */
export async function withFaults(
  { faults }: Sandbox,
  reply: FastifyReply,
  { call, gateway }: { call: Call; gateway: string },
  perform: (mode: OwnFault | undefined) => Promise<unknown> | unknown,
): Promise<unknown> {
  const mode = faults.strike(call, gateway)
  switch (mode) {
    case 'RESET_BEFORE':
      return cut(reply)
    case 'HANG_BEFORE':
      return hang(reply)
    case 'ERROR_BEFORE':
      return reply.status(503).send({ type: 'api_error', message: 'switched on' })
    case 'SLOW':
      await sleep(2_000)
      return perform(undefined)
    case 'RESET_AFTER':
      await performMutely(reply, perform)
      return cut(reply)
    case 'HANG_AFTER':
      return performMutely(reply, perform)
    case 'ERROR_AFTER':
      await performMutely(reply, perform)
      return say(reply, 502, '<html>Bad gateway</html>')
    case 'GARBAGE':
      await performMutely(reply, perform)
      return say(reply, 200, '{"id":"')
    case 'DECLINE':
    case 'WRONG_AMOUNT':
    case 'CONFLICT':
      return perform(mode)
    default:
      return perform(undefined)
  }
}

/** Does the call, and keeps its answer from being sent. */
async function performMutely(reply: FastifyReply, perform: (mode: undefined) => unknown): Promise<void> {
  reply.hijack()
  // A reply is a promise of its own sending, which never comes: it must not be waited for.
  void perform(undefined)
}

function cut(reply: FastifyReply): FastifyReply {
  reply.hijack()
  reply.raw.destroy()
  return reply
}

function say(reply: FastifyReply, status: number, text: string): FastifyReply {
  reply.raw.writeHead(status, { 'content-type': 'application/json' }).end(text)
  return reply
}

function hang(reply: FastifyReply): FastifyReply {
  reply.hijack()
  return reply
}
