import { err, ok, type Result } from '#domain/result.ts'
import { causeOf, isNeverConnected } from './never-connected.ts'
import type { SmsError } from './sms-sender.ts'

const TIMEOUT_MS = 5_000

/** Answers of providers that took nothing and want to be asked again. */
const TRY_LATER = new Set([408, 425, 429, 503])

type Answer = Readonly<Record<string, unknown>>

/** How a provider's answers are understood. */
type Understanding = {
  readonly isTaken: (answer: Answer) => boolean
  /** Statuses that say that the message was sent before. */
  readonly takenStatus?: readonly number[]
  /** Statuses besides 401 and 403 that are about the shop's settings, not about the message. */
  readonly shopStatus?: readonly number[]
}

/**
 * Asks a provider of text messages to send one. What is uncertain is never tried again: a customer would get, and the
 * shop pay, two messages.
 */
export async function askSmsProvider(
  url: string,
  request: { readonly headers: Readonly<Record<string, string>>; readonly body: string },
  { isTaken, takenStatus = [], shopStatus = [] }: Understanding,
): Promise<Result<void, SmsError>> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...request,
    })
    const { status } = response
    if (takenStatus.includes(status)) return ok(undefined)
    if (TRY_LATER.has(status)) return err({ code: 'sms/try-later', reason: `HTTP ${status}` })
    if (status >= 500) return err({ code: 'sms/unknown', reason: `HTTP ${status}` })
    if ([401, 403, ...shopStatus].includes(status)) return err({ code: 'sms/login-refused', reason: `HTTP ${status}` })
    if (!response.ok) return err({ code: 'sms/refused', reason: `HTTP ${status}` })
    const answer: unknown = await response.json()
    return isAnswer(answer) && isTaken(answer) ? ok(undefined) : err({ code: 'sms/refused', reason: reasonOf(answer) })
  } catch (error) {
    const code = causeOf(error)
    return err({ code: isNeverConnected(code) ? 'sms/try-later' : 'sms/unknown', reason: code })
  }
}

const isAnswer = (answer: unknown): answer is Answer => typeof answer === 'object' && answer !== null

/** The provider's own code; its sentences may repeat the message. */
function reasonOf(answer: unknown): string {
  const { errorCode, statusCode } = Object.assign({ errorCode: '', statusCode: '' }, answer)
  return `the provider refused: ${String(errorCode || statusCode || 'no code').slice(0, 40)}`
}
