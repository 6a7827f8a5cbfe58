import type { Result } from '#domain/result.ts'
import type { GatewayAnswer, GatewayCall, GatewayFailure } from './gateway-request.ts'

/** How a gateway is asked: `askGateway`, or the same with its refusals reported. */
export type AskGateway = (call: GatewayCall) => Promise<Result<GatewayAnswer, GatewayFailure>>

/** An answer that is no success, without anything of a person in it. */
export type GatewayRefusal = {
  readonly vendor: string
  /** Method and path, ids and tokens left out: `POST /payments/:id/refund`. */
  readonly call: string
  /** Null: no answer at all. */
  readonly status: number | null
  /** The vendor's own code for it, or why there was no answer. */
  readonly code: string | null
  /** The members of the request that the vendor names as wrong. */
  readonly fields: readonly string[]
  /** The keys are refused: every call will fail until the shop's settings change. */
  readonly isAlarm: boolean
}

/** The same way to ask, with every answer that is no success reported. */
export const reportingRefusals =
  (ask: AskGateway, vendor: string, report: (refusal: GatewayRefusal) => void): AskGateway =>
  async (call) => {
    const answer = await ask(call)
    const refusal = refusalOf(vendor, call, answer)
    if (refusal) report(refusal)
    return answer
  }

/**
 * Whether the gateway does not accept the shop itself: an unknown key, one of the other mode or region, an account that is
 * not activated. It says nothing about the customer or the card.
 */
export const isShopRefused = (answer: Result<GatewayAnswer, GatewayFailure>): boolean =>
  answer.ok && SHOP_REFUSED.has(answer.value.status)

/** 405 is Moyasar's word for an account that may not use live keys yet. */
const SHOP_REFUSED: ReadonlySet<number> = new Set([401, 403, 405])

function refusalOf(
  vendor: string,
  { method, url }: GatewayCall,
  answer: Result<GatewayAnswer, GatewayFailure>,
): GatewayRefusal | undefined {
  const call = `${method} ${anonymousPath(url)}`
  if (!answer.ok) return { vendor, call, status: null, code: answer.error.reason, fields: [], isAlarm: false }
  const { status, body } = answer.value
  if (status >= 200 && status < 300) return undefined
  return { vendor, call, status, code: codeIn(body), fields: fieldsIn(body), isAlarm: isShopRefused(answer) }
}

/** Words of the interface stay; whatever has a digit or an underscore, or is long, is an id or a token. */
const anonymousPath = (url: string): string =>
  new URL(url).pathname
    .split('/')
    .map((part) => (/^(?:v\d|[a-z][a-z-]{0,30})?$/.test(part) ? part : ':id'))
    .join('/')

/** Where vendors put their code: Moyasar `type`, Tabby `errorType`, Tamara `errors[].error_code` or `message`. */
function codeIn(body: unknown): string | null {
  if (typeof body !== 'object' || body === null) return null
  const { type, errorType, error_code: own, code, errors, message } = body as Record<string, unknown>
  const first: unknown = Array.isArray(errors) ? errors[0] : undefined
  const inList =
    typeof first === 'object' && first !== null ? (first as { error_code?: unknown }).error_code : undefined
  return [type, errorType, own, code, inList, message].find(isCode) ?? null
}

/** A code is one word; a sentence may repeat what the customer wrote. */
const isCode = (value: unknown): value is string => typeof value === 'string' && /^[\w.-]{1,80}$/.test(value)

/** Moyasar: `errors` has a member for each wrong field. */
function fieldsIn(body: unknown): string[] {
  const errors = typeof body === 'object' && body !== null && 'errors' in body ? body.errors : undefined
  if (typeof errors !== 'object' || errors === null || Array.isArray(errors)) return []
  return Object.keys(errors)
    .filter((name) => /^[\w.[\]]{1,60}$/.test(name))
    .slice(0, 20)
}
