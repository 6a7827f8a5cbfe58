import { PageFailureAnswer, PageFailureReport } from '#contract/inbox/page-failure.ts'
import { anonymousText } from '#domain/text/anonymous-text.ts'
import type { RateLimits } from '#services/limits/rate-limits.ts'
import { PUBLIC } from '../access.ts'
import { route } from '../route.ts'
import type { ApiServer } from '../api-server.ts'
import { succeed } from '../success.ts'
import { formSchema } from '../forms/form-schema.ts'
import { takeLimit, takeLimitOf } from '../limits/take-limit.ts'

/** A report is a few lines; more is no report. */
const LARGEST_REPORT_BYTES = 8 * 1024

/** POST /page-failures: writes a failure in a browser to the log, under the number its visitor was shown (S53). */
export function pageFailureRoutes(api: ApiServer, limits: RateLimits): void {
  const schema = formSchema({
    summary: 'Report a page error of the browser',
    body: PageFailureReport,
    consumes: ['application/json'],
    answers: { 202: PageFailureAnswer },
  })
  route(
    api,
    { method: 'POST', path: '/page-failures', access: PUBLIC, bodyLimit: LARGEST_REPORT_BYTES, schema },
    async ({ body, language, request, reply }) => {
      await takeLimit(limits, 'page-failure', request)
      // However many visitors there are, the log stays readable.
      await takeLimitOf(limits, 'page-failure-all', 'everybody')
      const { id, path, message, stack } = body
      const failure = {
        id,
        path: anonymousText(path),
        message: anonymousText(message),
        ...(stack && { stack: anonymousText(stack) }),
      }
      request.log.warn({ failure }, 'a page failed in a browser')
      return reply.code(202).send(succeed(language, null))
    },
  )
}
