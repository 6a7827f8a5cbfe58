import type { FastifyReply, FastifyRequest } from 'fastify'

const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Error · خطأ</title></head><body><h1>Something went wrong</h1><p>Please try again in a moment.</p><h1 lang="ar" dir="rtl">حدث خطأ ما</h1><p lang="ar" dir="rtl">حاول مرة أخرى بعد قليل.</p><p><a href="/home">Home · الرئيسية</a></p></body></html>`

type Failure = { statusCode?: number }

/** Answers when not even the error page could be made: a bare page in both languages, and a line in the log. */
export async function answerLastResort(failure: Failure, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const status = failure.statusCode && failure.statusCode >= 400 ? failure.statusCode : 500
  if (status >= 500) request.log.error({ err: failure }, 'a page could not be answered')
  await reply.code(status).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(PAGE)
}
