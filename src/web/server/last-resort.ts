import { directionOf, languagesFrom } from '#domain/language.ts'
import type { Language } from '#domain/language.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** The page in both languages, the shop's first one first. */
const pageIn = (first: Language): string => {
  const [one, other] = languagesFrom(first).map((language) => WORDS[language])
  const part = (language: Language) =>
    `<h1 lang="${language}" dir="${directionOf(language)}">${WORDS[language].title}</h1><p lang="${language}" dir="${directionOf(language)}">${WORDS[language].text}</p>`
  return `<!doctype html><html lang="${first}" dir="${directionOf(first)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${one?.error} · ${other?.error}</title></head><body>${languagesFrom(first).map(part).join('')}<p><a href="/home">${one?.home} · ${other?.home}</a></p></body></html>`
}

const WORDS: Readonly<Record<Language, Readonly<Record<'error' | 'title' | 'text' | 'home', string>>>> = {
  en: { error: 'Error', title: 'Something went wrong', text: 'Please try again in a moment.', home: 'Home' },
  ar: { error: 'خطأ', title: 'حدث خطأ ما', text: 'حاول مرة أخرى بعد قليل.', home: 'الرئيسية' },
}

/** What is known of it. */
export type LastFailure = { statusCode?: number }

/** Answers when not even the error page could be made: a bare page in both languages, and a line in the log. */
export async function answerLastResort(
  failure: LastFailure,
  request: FastifyRequest,
  reply: FastifyReply,
  first: Language,
): Promise<void> {
  const status = failure.statusCode && failure.statusCode >= 400 ? failure.statusCode : 500
  if (status >= 500) request.log.error({ err: failure }, 'a page could not be answered')
  await reply.code(status).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(pageIn(first))
}
