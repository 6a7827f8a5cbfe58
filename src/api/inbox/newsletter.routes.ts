import type { FastifyRequest } from 'fastify'
import { ProblemAnswer } from '#contract/envelope.ts'
import {
  NewsletterAnswer,
  NewsletterSubscription,
  UnsubscribeAnswer,
  UnsubscribeQuery,
} from '#contract/inbox/newsletter.ts'
import type { RateLimits } from '#services/limits/rate-limits.ts'
import type { NewsletterService } from '#services/newsletter/newsletter.service.ts'
import { PUBLIC } from '../access.ts'
import type { ApiServer } from '../api-server.ts'
import { Refusal } from '../refusal.ts'
import { languageOf } from '../request-language.ts'
import { succeed } from '../success.ts'
import { answerSent } from '../forms/form-post.ts'
import { formSchema } from '../forms/form-schema.ts'
import { takeLimit } from '../limits/take-limit.ts'

const UNSUBSCRIBE = {
  tags: ['inbox'],
  querystring: UnsubscribeQuery,
  response: { 200: UnsubscribeAnswer, default: ProblemAnswer },
}

/** Subscribing and unsubscribing (S349 to S353). */
export function newsletterRoutes(api: ApiServer, newsletter: NewsletterService, limits: RateLimits): void {
  api.route({
    method: 'POST',
    config: PUBLIC,
    url: '/newsletter-subscribers',
    schema: formSchema({
      summary: 'Subscribe to the newsletter',
      body: NewsletterSubscription,
      consumes: ['application/json', 'application/x-www-form-urlencoded'],
      answers: { 200: NewsletterAnswer, 201: NewsletterAnswer },
    }),
    handler: async (request, reply) => {
      const { hp, email, lang, source = 'footer' } = request.body
      const language = languageOf(request.headers['accept-language'])
      await takeLimit(limits, 'newsletter', request)
      const isNew = hp
        ? true
        : (await newsletter.subscribe({ email, language: lang ?? language, source })) === 'subscribed'
      const code = isNew ? 'SUBSCRIBED' : 'ALREADY_SUBSCRIBED'
      const body = { ...succeed(language, null, isNew ? 'subscribed' : 'already_subscribed'), code }
      return answerSent(request, reply, code, { status: isNew ? 201 : 200, body })
    },
  })

  const unsubscribe = async (token: string): Promise<void> => {
    if (!(await newsletter.unsubscribe(token))) throw new Refusal('NOT_FOUND')
  }

  api.get(
    '/newsletter-subscribers/unsubscribe',
    {
      schema: { ...UNSUBSCRIBE, summary: 'Unsubscribe, called by the button of the page that mail links to' },
      config: PUBLIC,
    },
    async (request, reply) => {
      await unsubscribe(request.query.token)
      return reply.header('cache-control', 'no-store').send(unsubscribed(request))
    },
  )
  api.register(async (scope: ApiServer) => {
    // Mail programs may post a form of either kind (RFC 8058); what is in it does not matter.
    scope.addContentTypeParser('multipart/form-data', (_request, payload, done) => done(null, void payload.resume()))
    scope.post(
      '/newsletter-subscribers/unsubscribe',
      // Mail programs in a browser are other sites; the secret of the mail is what counts.
      {
        config: { ...PUBLIC, takesOtherSites: true },
        schema: { ...UNSUBSCRIBE, summary: 'Unsubscribe by one click in a mail program' },
      },
      async (request, reply) => {
        await unsubscribe(request.query.token)
        return answerSent(request, reply, 'UNSUBSCRIBED', { status: 200, body: unsubscribed(request) })
      },
    )
  })
}

const unsubscribed = ({ headers }: FastifyRequest) => ({
  ...succeed(languageOf(headers['accept-language']), null, 'unsubscribed'),
  code: 'UNSUBSCRIBED' as const,
})
