import type { FastifyReply, FastifyRequest } from 'fastify'
import { readCookie } from '../cookie.ts'

const NAME = 'payment-link'
/** Where gateways send browsers back to: nothing else reads it. */
const PATH = '/api/payments/callback'
/** As long as a page of a bank may take. */
const SECONDS = 3_600

/** Remembers in the browser by which link it went to a gateway, so that it comes back to that. */
export function rememberLink(reply: FastifyReply, token: string, isSecure: boolean): void {
  const secure = isSecure ? '; Secure' : ''
  reply.header('set-cookie', `${NAME}=${token}; Path=${PATH}; Max-Age=${SECONDS}; HttpOnly; SameSite=Lax${secure}`)
}

/** The token of that link. */
export const rememberedLink = ({ headers }: FastifyRequest): string | undefined => readCookie(headers.cookie, NAME)
