import type { X509Certificate } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { openCertificates } from './certificates.ts'
import { createFaults } from './faults.ts'
import { openRegister } from './register.ts'

export type Login = { readonly certificate: X509Certificate; readonly text: string }

/** What the authority's calls share: its certificates, what it remembers, what goes wrong, and who is logged in. */
export function openAuthority(folder: string, secret: string, now: () => Date) {
  const certificates = openCertificates(folder, secret)
  const register = openRegister(folder)
  const loginOf = (request: FastifyRequest): Login | undefined => {
    const [user = '', password = ''] = Buffer.from((request.headers.authorization ?? '').slice(6), 'base64')
      .toString()
      .split(':')
    const text = Buffer.from(user, 'base64').toString()
    const certificate = certificates.read(text)
    const isGood =
      certificate &&
      certificates.secretOf(text) === password &&
      certificate.validToDate > now() &&
      !register.isRevoked(text)
    return isGood ? { certificate, text } : undefined
  }
  return { certificates, register, faults: createFaults(), loginOf, now }
}

export type Authority = ReturnType<typeof openAuthority>

export const unauthorized = (reply: FastifyReply) =>
  reply.status(401).send({ timestamp: Date.now(), status: 401, error: 'Unauthorized', message: '' })

/** Thirteen digits that follow from the certificate. */
export const requestIdOf = (text: string): string =>
  String(
    1_000_000_000_000 +
      (Number.parseInt(Buffer.from(text).subarray(-20).toString('hex').slice(0, 12), 16) % 8_000_000_000_000),
  )
