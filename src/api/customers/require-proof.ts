import type { FastifyRequest } from 'fastify'
import { actorOf } from '../actor.ts'
import { Refusal } from '../refusal.ts'
import type { CustomerServices } from './customer-services.ts'

/** Lets nobody change the ways in by a session that was left open: who calls has proved lately that it is they. */
export async function requireProof(
  { sessions }: Pick<CustomerServices, 'sessions'>,
  request: FastifyRequest,
): Promise<void> {
  if (!(await sessions.isProved(actorOf(request)))) throw new Refusal('PROOF_NEEDED')
}
