import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ApiServer } from '../api-server.ts'
import { answerError, refusalOf } from '../http/error-handler.ts'
import { collectFields } from './form-body.ts'
import type { FormFields } from './form-body.ts'

/**
 * Forms of pages without script. A page posts its form straight to the call, as a form, with a hidden field `returnTo`:
 * a path of the shop. The answer to a browser is then a redirect to that path (303), with its result in the query:
 *
 *     ?sent=C-7KQ2XHNM                                   a reference, or the code SUBSCRIBED, ALREADY_SUBSCRIBED …
 *     ?problem=VALIDATION&fields=email:invalid_email     a problem code, and each wrong field with its code
 *
 * `returnTo` may have a query of its own and a fragment; both stay. Anything else than a path leads to `/`.
 */

const returnPaths = new WeakMap<FastifyRequest, string>()

/** Notes where the form wants to go back to. Call it as soon as the field is read. */
export function noteReturnPath(request: FastifyRequest, value: unknown): void {
  returnPaths.set(request, localPath(value))
}

/** Whether the request is a form that a browser sent by itself: it shows what we answer, so we lead it back. */
const isPageForm = (request: FastifyRequest): boolean =>
  returnPaths.has(request) && /\btext\/html\b/.test(request.headers.accept ?? '')

/** Answers a form that worked: a page's form is led back with `sent`, a call gets the envelope. */
export function answerSent(
  request: FastifyRequest,
  reply: FastifyReply,
  sent: string,
  answer: { readonly status: 200 | 201; readonly body: unknown },
): FastifyReply {
  if (isPageForm(request)) return leadBack(request, reply, { sent })
  return reply.status(answer.status).header('cache-control', 'no-store').send(answer.body)
}

/** The error handler of calls that take forms. */
export function answerFormError(error: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (!isPageForm(request)) return answerError(error, request, reply)
  const { problem, facts } = refusalOf(error)
  if (problem === 'UNEXPECTED' || problem === 'UNAVAILABLE') request.log.error({ err: error }, 'form failed')
  const fields = (facts.errors ?? []).map(({ field, code }) => `${field}:${code}`).join(',')
  return leadBack(request, reply, { problem, ...(fields && { fields }) })
}

function leadBack(
  request: FastifyRequest,
  reply: FastifyReply,
  outcome: Readonly<Record<string, string>>,
): FastifyReply {
  const target = new URL(returnPaths.get(request) ?? '/', LOCAL)
  for (const [name, value] of Object.entries(outcome)) target.searchParams.set(name, value)
  return reply
    .status(303)
    .header('cache-control', 'no-store')
    .header('location', `${target.pathname}${target.search}${target.hash}`)
    .send()
}

const LOCAL = 'http://local.invalid'

/** The value when it is a path of the shop itself, otherwise `/`: it never leads to another site. */
function localPath(value: unknown): string {
  if (typeof value !== 'string' || value.length > 2_000 || !/^\/(?![/\\])[^\\\s\p{Cc}]*$/u.test(value)) return '/'
  const url = URL.parse(value, LOCAL)
  return url?.origin === LOCAL && !url.pathname.startsWith('//') ? value : '/'
}

/** Lets the calls of a scope be sent as plain forms too. A field given twice is a list, which no schema here takes. */
export function acceptForms(api: ApiServer): void {
  api.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (request: FastifyRequest, text: string) => readForm(request, text),
  )
}

function readForm(request: FastifyRequest, text: string): FormFields {
  const { returnTo, ...fields } = collectFields(new URLSearchParams(text))
  noteReturnPath(request, returnTo)
  return fields
}
