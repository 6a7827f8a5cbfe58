import { sign } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { unauthorized } from './authority.ts'
import type { Authority, Login } from './authority.ts'
import type { Certificates } from './certificates.ts'
import type { Document, Sent } from './check-document.ts'
import { checked, statusOf, verdict } from './verdict.ts'

type DocumentRequest = FastifyRequest<{ Body: Sent }>

/** Reporting and clearance of documents. */
export function addDocuments(app: FastifyInstance, authority: Authority): void {
  const accept = (request: DocumentRequest, reply: FastifyReply, isClearance: boolean) => {
    const login = authority.loginOf(request)
    if (!login) return unauthorized(reply)
    const mode = request.headers['x-fault']
    if (isClearance && (mode === 'CLEARANCE_OFF' || request.headers['clearance-status'] === '0'))
      return reply
        .status(303)
        .send({ message: 'Clearance is deactivated. Please use the /invoices/reporting/single endpoint instead.' })
    return judge(authority, { request, reply, login, isClearance })
  }
  app.post<{ Body: Sent }>('/invoices/reporting/single', async (request, reply) => accept(request, reply, false))
  app.post<{ Body: Sent }>('/invoices/clearance/single', async (request, reply) => accept(request, reply, true))
}

type Judged = {
  readonly request: DocumentRequest
  readonly reply: FastifyReply
  readonly login: Login
  readonly isClearance: boolean
}

function judge({ certificates, register }: Authority, { request, reply, login, isClearance }: Judged) {
  const mode = request.headers['x-fault']
  const { document, errors, warnings } = checked(request.body, login.certificate, certificates)
  const known = document && register.find(document.hash)
  if (known)
    return reply.status(409).send({
      ...verdict(document, [{ code: 'Duplicate-Invoice', message: 'Invoice was already submitted' }], []),
      ...(known.cleared !== null && { clearanceStatus: 'CLEARED', clearedInvoice: known.cleared }),
    })
  if (mode === 'REFUSE') errors.push({ code: 'BR-KSA-08', message: 'switched on' })
  if (document && isClearance && !document.isStandard)
    errors.push({ code: 'Invalid-Type', message: 'XML Submitted using clearance API is not a standard document' })
  if (!document || errors.length > 0) return reply.status(400).send(verdict(document, errors, warnings))
  const cleared = isClearance ? clear(document, certificates) : null
  register.add({
    what: 'document',
    hash: document.hash,
    counter: document.counter,
    by: login.text.slice(-40),
    cleared,
  })
  return reply
    .status(statusOf(warnings))
    .send({ ...verdict(document, [], warnings), ...(cleared !== null && { clearedInvoice: cleared }) })
}

/** The document with the authority's stamp in its QR code (tags 7 and on are of the authority), base64. */
function clear(document: Document, certificates: Certificates): string {
  const facts = Buffer.from(document.qr, 'base64')
  const stamp = sign('sha256', Buffer.from(document.hash, 'base64'), certificates.key).toString('base64')
  const parts: Buffer[] = []
  for (let at = 0; at + 1 < facts.length; at += 2 + (facts[at + 1] ?? 0)) {
    const tag = facts[at] ?? 0
    if (tag <= 6) parts.push(facts.subarray(at, at + 2 + (facts[at + 1] ?? 0)))
  }
  const qr = Buffer.concat([...parts, Buffer.from([7, stamp.length]), Buffer.from(stamp)]).toString('base64')
  return Buffer.from(document.xml.replace(`>${document.qr}<`, `>${qr}<`)).toString('base64')
}
