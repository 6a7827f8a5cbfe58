import type { FastifyRequest } from 'fastify'
import { actorOf } from '../actor.ts'
import { Refusal } from '../refusal.ts'
import type { CustomerServices } from './customer-services.ts'

/** Refuses to change the ways in by a session that was left open: the customer must have reauthenticated lately. */
export async function requireReauthentication(
  { sessions }: Pick<CustomerServices, 'sessions'>,
  request: FastifyRequest,
): Promise<void> {
  if (!(await sessions.isReauthenticated(actorOf(request)))) throw new Refusal('REAUTHENTICATION_NEEDED')
}
