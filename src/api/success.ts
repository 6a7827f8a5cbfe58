import type { FastifyReply } from 'fastify'
import { API_MESSAGES } from '#contract/messages/api-messages.ts'
import type { SuccessCode } from '#contract/messages/api-messages.ts'
import type { Language } from '#domain/language.ts'

/** The answer of a call that worked (S443), for its schema to check and write. */
export const succeed = <Data>(language: Language, data: Data, code: SuccessCode = 'done') => ({
  status: 1 as const,
  message: API_MESSAGES[language].success[code],
  data,
})

/**
 * The same around data that is JSON text already, or its bytes, with more fields of the envelope if need be. Nothing checks it on the
 * way: it is for the read models, whose texts are checked against the contract where they are made.
 */
export function succeedWithText(
  language: Language,
  data: string | Buffer,
  more: Readonly<Record<string, unknown>> = {},
): Buffer {
  const rest = Object.entries(more).map(([field, value]) => `,${JSON.stringify(field)}:${JSON.stringify(value)}`)
  const text = typeof data === 'string' ? Buffer.from(data) : data
  return Buffer.concat([OPENING[language], text, Buffer.from(`${rest.join('')}}`)])
}

const openingIn = (language: Language) =>
  Buffer.from(`{"status":1,"message":${JSON.stringify(API_MESSAGES[language].success.done)},"data":`)

const OPENING: Readonly<Record<Language, Buffer>> = { en: openingIn('en'), ar: openingIn('ar') }

/** Writes an answer without a look at its schema: where the compiler has checked it, and calls are many. */
export const uncheckedText = () => (answer: unknown) => JSON.stringify(answer)

/** Sends JSON text as it is. */
export const sendText = (reply: FastifyReply, text: Buffer): FastifyReply =>
  reply.type('application/json; charset=utf-8').send(text)

/** Where a page of a list stands: the contract's PageMeta. */
export const pageMeta = ({ page, perPage }: { page: number; perPage: number }, total: number) => ({
  total,
  page,
  perPage,
  lastPage: Math.max(1, Math.ceil(total / perPage)),
})
