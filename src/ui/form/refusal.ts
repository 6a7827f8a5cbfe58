import type { ApiFailure } from '#contract/api-client.ts'
import { FIELD_PROBLEMS } from '#contract/problem.ts'
import type { FieldProblemCode } from '#contract/problem.ts'
import { isApiFailure } from '../api-failure.ts'

/** Refusals that have a sentence of their own; every other is NOT_SENT. */
const KNOWN = ['VALIDATION', 'RATE_LIMITED', 'BAD_CHARACTERS', 'FILE_TYPE', 'FILE_TOO_LARGE', 'TOO_MANY_FILES'] as const

export type RefusalCode = (typeof KNOWN)[number] | 'NOT_SENT' | 'OFFLINE'

/** Why a form was not taken: a code for the whole, and codes of the fields it names. */
export type Refusal = {
  readonly code: RefusalCode
  readonly fields: Readonly<Record<string, FieldProblemCode>>
  /** Which of the attachments is to blame, counted from 0. */
  readonly file?: number
  /** The server's own sentence, in the language of the page, for a refusal without one of ours. */
  readonly serverText?: string
  /** Whole minutes to wait. */
  readonly minutes?: number
}

/** What the answer to a form that was sent by script says. */
export function refusalOf(failure: unknown): Refusal {
  if (!isApiFailure(failure)) return { code: 'NOT_SENT', fields: {} }
  if (failure.status === 0) return { code: 'OFFLINE', fields: {} }
  const errors = failure.answer?.errors ?? []
  const file = errors.map(({ field }) => /^attachments\.(\d)$/.exec(field)?.[1]).find(Boolean)
  return {
    code: refusalCode(failure.answer?.code),
    ...minutesOf(failure.answer?.retryAfter),
    ...serverText(failure),
    ...(file && { file: Number(file) }),
    fields: Object.fromEntries(errors.flatMap(({ field, code }) => fieldProblem(field, code))),
  }
}

/** Where our own sentence says more: that nothing is lost. */
const GENERAL: ReadonlySet<string> = new Set(['UNEXPECTED', 'UNAVAILABLE'])

const serverText = ({ answer }: ApiFailure): Pick<Refusal, 'serverText'> =>
  answer && !GENERAL.has(answer.code) && refusalCode(answer.code) === 'NOT_SENT' ? { serverText: answer.message } : {}

const minutesOf = (seconds: number | undefined): Pick<Refusal, 'minutes'> =>
  seconds === undefined ? {} : { minutes: Math.ceil(seconds / 60) }

/** The result of a form that a browser without script sent: the server leads back with it in the address. */
export type SentForm = { readonly sent?: string; readonly refusal?: Refusal }

const REFERENCE = /^[CR]-[0-9A-Z]{8}$/

/** Reads `?sent=C-7KQ2XHNM` or `?problem=VALIDATION&fields=email:invalid_email`. */
export function readSentForm(search: URLSearchParams): SentForm {
  const sent = search.get('sent') ?? ''
  if (REFERENCE.test(sent)) return { sent }
  const problem = search.get('problem')
  if (problem === null) return {}
  const pairs = (search.get('fields') ?? '').split(',').map((pair) => pair.split(':'))
  return {
    refusal: {
      code: refusalCode(problem),
      fields: Object.fromEntries(pairs.flatMap(([field = '', code = '']) => fieldProblem(field, code))),
    },
  }
}

const refusalCode = (code: string | undefined): RefusalCode => KNOWN.find((known) => known === code) ?? 'NOT_SENT'

function fieldProblem(field: string, code: string): [string, FieldProblemCode][] {
  const known = FIELD_PROBLEMS.find((problem) => problem === code)
  return known && /^\w+$/.test(field) ? [[field, known]] : []
}
