/** The most of an answer that is stored. */
const ANSWER_LETTERS = 20_000
/** A cleared invoice of a thousand lines, in base64. */
const BODY_LETTERS = 20_000_000

/** How a unit logs in: its certificate (base64 of DER) and the secret that came with it. */
export type ZatcaLogin = { readonly certificate: string; readonly secret: string }

export type ZatcaAnswer = {
  readonly status: number
  readonly body: unknown
  /** Cut to a size that can be stored. */
  readonly noted: unknown
}

/**
 * The value of the Authorization header. The authority's user name is base64 of the certificate's base64, in whatever form
 * the certificate was given to the shop.
 */
const basic = ({ certificate, secret }: ZatcaLogin): string =>
  `Basic ${Buffer.from(`${Buffer.from(certificate).toString('base64')}:${secret}`).toString('base64')}`

export type ZatcaCall = {
  readonly url: string
  readonly method?: 'POST' | 'PATCH'
  readonly login?: ZatcaLogin
  readonly headers?: Readonly<Record<string, string>>
  readonly body: unknown
  readonly timeoutMs?: number
}

/** Calls the authority (version 2). Throws when there is no answer. */
export async function callZatca(call: ZatcaCall): Promise<ZatcaAnswer> {
  const { url, method = 'POST', login, headers = {}, body, timeoutMs = 20_000 } = call
  const response = await fetch(url, {
    method,
    headers: {
      accept: 'application/json',
      'accept-version': 'V2',
      'accept-language': 'en',
      'content-type': 'application/json',
      ...(login && { authorization: basic(login) }),
      ...headers,
    },
    body: JSON.stringify(body),
    // 303 is an answer here: clearance is switched off.
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  })
  const text = (await response.text()).slice(0, BODY_LETTERS)
  const parsed = parse(text)
  return {
    status: response.status,
    body: parsed,
    noted: { status: response.status, body: withoutInvoice(parsed, text) },
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** The document itself has a column of its own. */
function withoutInvoice(parsed: unknown, text: string): unknown {
  if (typeof parsed !== 'object' || parsed === null) return text.slice(0, ANSWER_LETTERS)
  const { clearedInvoice: _, ...rest } = parsed as Record<string, unknown>
  return text.length - String(_ ?? '').length > ANSWER_LETTERS ? text.slice(0, ANSWER_LETTERS) : rest
}
