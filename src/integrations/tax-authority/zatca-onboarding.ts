import { z } from 'zod'
import { err, ok, type Result } from '#domain/result.ts'
import type { IssuedCertificate, OnboardingRefusal, SentInvoice } from './tax-authority.ts'
import { findingText } from './finding-text.ts'
import { callZatca } from './zatca-http.ts'
import type { ZatcaAnswer, ZatcaCall, ZatcaLogin } from './zatca-http.ts'

type Answer<Value> = Promise<Result<Value, OnboardingRefusal>>

const Issued = z.object({
  requestID: z.union([z.string(), z.number()]),
  binarySecurityToken: z.string().min(1),
  secret: z.string().min(1),
})
const Reason = z.union([z.string(), z.object({ code: z.string().optional(), message: z.string().optional() })])
const Reasons = z.object({
  code: z.string().optional(),
  message: z.string().optional(),
  errors: z.array(Reason).nullish(),
  validationResults: z.object({ errorMessages: z.array(Reason).nullish() }).optional(),
})

/** How a unit gets its certificates (the portal's API, version 2). */
export const zatcaOnboarding = (url: string) => ({
  /** A compliance certificate for a request, by the one-time password of the portal, which works once. */
  compliance: (csr: string, otp: string): Answer<IssuedCertificate> =>
    issue({ url: `${url}/compliance`, headers: { otp }, body: { csr: encoded(csr) } }),

  /** Shows a sample to the authority. */
  checkSample: async (login: ZatcaLogin, sample: SentInvoice): Answer<null> => {
    const invoice = Buffer.from(sample.xml).toString('base64')
    const body = { invoiceHash: sample.hash, uuid: sample.uuid, invoice }
    const answer = await ask({ url: `${url}/compliance/invoices`, login, body })
    if (!answer.ok) return answer
    return [200, 202].includes(answer.value.status) ? ok(null) : err(refusalOf(answer.value))
  },

  /** The production certificate, once every sample was accepted. */
  production: (login: ZatcaLogin, requestId: string): Answer<IssuedCertificate> =>
    issue({ url: `${url}/production/csids`, login, body: { compliance_request_id: requestId } }),

  /**
   * Another production certificate, by another one-time password. `isCompliance` when samples are wanted again: then the
   * certificate that came is for them (428).
   */
  renew: async (
    login: ZatcaLogin,
    csr: string,
    otp: string,
  ): Answer<IssuedCertificate & { readonly isCompliance: boolean }> => {
    const call = { url: `${url}/production/csids`, method: 'PATCH' as const, login, headers: { otp } }
    const answer = await ask({ ...call, body: { csr: encoded(csr) } })
    if (!answer.ok) return answer
    const issued = issuedOf(answer.value, [200, 428])
    return issued.ok ? ok({ ...issued.value, isCompliance: answer.value.status === 428 }) : issued
  },
})

const encoded = (csr: string): string => Buffer.from(csr).toString('base64')

async function ask(call: ZatcaCall): Answer<ZatcaAnswer> {
  try {
    return ok(await callZatca({ timeoutMs: 90_000, ...call }))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return err({ code: 'tax-authority/unreachable', status: null, reasons: [reason] })
  }
}

async function issue(call: ZatcaCall): Answer<IssuedCertificate> {
  const answer = await ask(call)
  return answer.ok ? issuedOf(answer.value, [200]) : answer
}

function issuedOf(answer: ZatcaAnswer, statuses: readonly number[]): Result<IssuedCertificate, OnboardingRefusal> {
  const issued = Issued.safeParse(answer.body)
  if (!statuses.includes(answer.status) || !issued.success) return err(refusalOf(answer))
  const { requestID, binarySecurityToken, secret } = issued.data
  return ok({ requestId: String(requestID), certificate: binarySecurityToken, secret })
}

function refusalOf({ status, body }: ZatcaAnswer): OnboardingRefusal {
  const parsed = Reasons.safeParse(body)
  const found = parsed.success
    ? [
        ...(parsed.data.errors ?? []),
        ...(parsed.data.validationResults?.errorMessages ?? []),
        ...((parsed.data.code ?? parsed.data.message) ? [parsed.data] : []),
      ]
    : []
  const reasons = found.map((each) => (typeof each === 'string' ? each : findingText(each)))
  const code = status >= 500 ? 'tax-authority/unreachable' : 'tax-authority/refused'
  return { code, status, reasons }
}
