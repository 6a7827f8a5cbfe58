import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { requestIdOf, unauthorized } from './authority.ts'
import type { Authority } from './authority.ts'
import { readRequest } from './certificates.ts'
import type { Requested } from './certificates.ts'
import type { Finding, Sent } from './check-document.ts'
import { checked, statusOf, verdict } from './verdict.ts'

/** Passwords beginning so have expired; the portal's are six digits. */
const EXPIRED_OTP = '000000'
const STEPS: Readonly<Record<string, string>> = {
  '388': 'compliant',
  '381': 'credit-note-compliant',
  '383': 'debit-note-compliant',
}

type CsrRequest = FastifyRequest<{ Body: { csr?: string } }>

/** How units get their certificates: by a one-time password, by samples, and again by another password. */
export function addOnboarding(app: FastifyInstance, authority: Authority): void {
  const { faults, loginOf } = authority
  const requests = new Map<string, Requested>()

  /** Spends the password and issues a certificate; undefined when that was refused. */
  const issueByPassword = async (request: CsrRequest, reply: FastifyReply) => {
    const refused = passwordRefused(authority, request.headers['otp'])
    const requested = readRequest(request.body?.csr ?? '')
    if (refused || !requested) {
      await reply.status(400).send({ errors: [refused ?? INVALID_REQUEST] })
      return undefined
    }
    authority.register.add({ what: 'otp', value: String(request.headers['otp']) })
    const answer = issued(authority, requested)
    requests.set(String(answer.requestID), requested)
    return answer
  }

  app.post<{ Body: { csr?: string } }>(
    '/compliance',
    async (request, reply) => (await issueByPassword(request, reply)) ?? reply,
  )

  app.patch<{ Body: { csr?: string } }>('/production/csids', async (request, reply) => {
    if (!loginOf(request)) return unauthorized(reply)
    const answer = await issueByPassword(request, reply)
    if (!answer) return reply
    return faults.plan().renewalWantsSamples
      ? reply.status(428).send({ ...answer, dispositionMessage: 'NOT_COMPLIANT' })
      : answer
  })

  addSamples(app, authority)
  addProduction(app, authority, requests)
}

function addSamples(app: FastifyInstance, { certificates, register, loginOf }: Authority): void {
  app.post<{ Body: Sent }>('/compliance/invoices', async (request, reply) => {
    const login = loginOf(request)
    if (!login) return unauthorized(reply)
    const { document, errors, warnings } = checked(request.body, login.certificate, certificates)
    if (document && errors.length === 0) {
      const form = document.isStandard ? 'standard' : 'simplified'
      register.add({ what: 'sample', request: requestIdOf(login.text), step: `${form}-${STEPS[document.type]}` })
    }
    return reply.status(errors.length > 0 ? 400 : statusOf(warnings)).send(verdict(document, errors, warnings))
  })
}

function addProduction(app: FastifyInstance, authority: Authority, requests: ReadonlyMap<string, Requested>): void {
  const { register, loginOf } = authority
  app.post<{ Body: { compliance_request_id?: string } }>('/production/csids', async (request, reply) => {
    const login = loginOf(request)
    if (!login) return unauthorized(reply)
    const requested = requests.get(request.body.compliance_request_id ?? '')
    if (!requested || requestIdOf(login.text) !== request.body.compliance_request_id)
      return reply
        .status(400)
        .send({ code: 'Invalid-ComplianceRequestId', message: 'The compliance request id is invalid' })
    const done = register.stepsOf(request.body.compliance_request_id)
    const missing = stepsFor(requested.types).filter((step) => !done.has(step))
    if (missing.length > 0)
      return reply.status(400).send({
        code: 'Missing-ComplianceSteps',
        message: `Compliance certificate is not done with the following compliance steps [${missing.join(', ')}]`,
      })
    return issued(authority, requested)
  })
}

const INVALID_REQUEST: Finding = { code: 'Invalid-CSR', message: 'The provided CSR is invalid' }

const TOKEN_TYPE = 'http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-x509-token-profile-1.0#X509v3'
function issued({ certificates, faults, now }: Authority, requested: Requested) {
  const text = certificates.issue(requested, now(), faults.plan().certificateDays)
  const binarySecurityToken = Buffer.from(text).toString('base64')
  return {
    requestID: Number(requestIdOf(text)),
    tokenType: TOKEN_TYPE,
    dispositionMessage: 'ISSUED',
    binarySecurityToken,
    secret: certificates.secretOf(text),
    errors: null,
  }
}

function passwordRefused({ register }: Authority, otp: unknown): Finding | undefined {
  if (typeof otp !== 'string' || otp === '') return { code: 'Missing-OTP', message: 'OTP is required field' }
  if (!/^\d{6}$/.test(otp) || otp === EXPIRED_OTP || register.isUsed(otp))
    return { code: 'Invalid-OTP', message: 'The provided OTP is invalid' }
  return undefined
}

function stepsFor(types: string): string[] {
  const forms = [types[0] === '1' ? 'standard' : '', types[1] === '1' ? 'simplified' : ''].filter(Boolean)
  return forms.flatMap((form) => Object.values(STEPS).map((step) => `${form}-${step}`))
}
