import type { FastifyReply, FastifyRequest } from 'fastify'
import { API_MESSAGES } from '#contract/messages/api-messages.ts'
import { approvedFileText } from '#contract/messages/approved-file-text.ts'
import { missingText } from '#contract/messages/coupon-text.ts'
import { nextDayText } from '#contract/messages/next-day-text.ts'
import { rateLimitedText } from '#contract/messages/rate-limited.ts'
import type { ProblemAnswer } from '#contract/envelope.ts'
import { PROBLEM_STATUS } from '#contract/problem.ts'
import type { ProblemCode } from '#contract/problem.ts'
import type { Language } from '#domain/language.ts'
import type { Refusal } from './refusal.ts'
import { languageOf } from './request-language.ts'

/** Failures of ours, which the visitor may report: their answer names the request. */
const OURS = 500

/** Ends a request with a problem in its language. */
export function sendProblem(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  const answer = problemAnswer(refusal, languageOf(request.headers['accept-language']))
  const status = PROBLEM_STATUS[refusal.problem]
  return (
    reply
      .status(status)
      // An address that reaches no route has not got the headers of the others.
      .headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', ...refusal.facts.headers })
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(status >= OURS ? { ...answer, requestId: request.id } : answer))
  )
}

/** The answer body of a problem (S443, S452). */
export function problemAnswer({ problem, facts }: Refusal, language: Language): ProblemAnswer {
  const texts = API_MESSAGES[language]
  const retryAfter = Number(facts.headers?.['retry-after'])
  const { title, message } = texts.problem[problem]
  const { missingAmount, nextDay } = facts
  return {
    status: 0,
    message: factText(problem, facts, language) ?? message,
    title,
    code: problem,
    data: null,
    ...(facts.errors && { errors: facts.errors.map((error) => ({ ...error, message: texts.field[error.code] })) }),
    ...(retryAfter > 0 && { retryAfter }),
    ...(missingAmount !== undefined && { missingAmount }),
    ...(nextDay !== undefined && { nextDay }),
    ...(facts.triesLeft !== undefined && { triesLeft: facts.triesLeft }),
    ...(facts.changes && { changes: facts.changes }),
    ...(facts.total !== undefined && { total: facts.total }),
    ...(facts.orderId !== undefined && { orderId: facts.orderId }),
    ...(facts.paymentId !== undefined && { paymentId: facts.paymentId }),
    ...(facts.permission !== undefined && { permission: facts.permission }),
    ...(facts.conflict && { conflict: facts.conflict }),
    ...(facts.order && { order: facts.order }),
    ...(facts.job && { job: facts.job }),
  }
}

/** The sentence of a problem that names what is known of it; undefined where its own sentence says all. */
function factText(problem: ProblemCode, facts: Refusal['facts'], language: Language): string | undefined {
  const { missing, missingAmount, nextDay } = facts
  const retryAfter = Number(facts.headers?.['retry-after'])
  if (facts.approvedFile)
    return approvedFileText(API_MESSAGES[language].problem[problem].message, facts.approvedFile, language)
  if (missing) return API_MESSAGES[language].notFound[missing]
  if (problem === 'RATE_LIMITED' && retryAfter > 0) return rateLimitedText(language, retryAfter)
  if (missingAmount !== undefined) return missingText(missingAmount, language)
  return nextDay === undefined ? undefined : nextDayText(nextDay, language)
}
