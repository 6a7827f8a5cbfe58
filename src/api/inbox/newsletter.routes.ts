import { ProblemAnswer } from '#contract/envelope.ts'
import {
  NewsletterAnswer,
  NewsletterSubscription,
  UnsubscribeAnswer,
  UnsubscribeQuery,
} from '#contract/inbox/newsletter.ts'
import type { RateLimits } from '#services/limits/rate-limits.ts'
import type { NewsletterService } from '#services/newsletter/newsletter.service.ts'
import type { Language } from '#domain/language.ts'
import { PUBLIC } from '../access.ts'
import type { ApiServer } from '../api-server.ts'
import { Refusal } from '../refusal.ts'
import { succeed } from '../success.ts'
import { answerSent } from '../forms/form-post.ts'
import { formSchema } from '../forms/form-schema.ts'
import { route } from '../route.ts'
import { takeLimit } from '../limits/take-limit.ts'

const UNSUBSCRIBE = {
  tags: ['inbox'],
  querystring: UnsubscribeQuery,
  response: { 200: UnsubscribeAnswer, default: ProblemAnswer },
}

/** Subscribing and unsubscribing (S349 to S353). */
export function newsletterRoutes(api: ApiServer, newsletter: NewsletterService, limits: RateLimits): void {
  const schema = formSchema({
    summary: 'Subscribe to the newsletter',
    body: NewsletterSubscription,
    consumes: ['application/json', 'application/x-www-form-urlencoded'],
    answers: { 200: NewsletterAnswer, 201: NewsletterAnswer },
  })
  route(
    api,
    { method: 'POST', path: '/newsletter-subscribers', access: PUBLIC, schema },
    async ({ body, language, request, reply }) => {
      const { hp, email, lang, source = 'footer' } = body
      await takeLimit(limits, 'newsletter', request)
      const isNew = hp
        ? true
        : (await newsletter.subscribe({ email, language: lang ?? language, source })) === 'subscribed'
      const code = isNew ? 'SUBSCRIBED' : 'ALREADY_SUBSCRIBED'
      const answer = { ...succeed(language, null, isNew ? 'subscribed' : 'already_subscribed'), code }
      return answerSent(request, reply, code, { status: isNew ? 201 : 200, body: answer })
    },
  )

  const unsubscribe = async (token: string): Promise<void> => {
    if (!(await newsletter.unsubscribe(token))) throw new Refusal('NOT_FOUND')
  }

  route(
    api,
    {
      method: 'GET',
      path: '/newsletter-subscribers/unsubscribe',
      access: PUBLIC,
      schema: {
        ...UNSUBSCRIBE,
        summary: 'Unsubscribe from the newsletter, by the button of the page that mails link to',
      },
    },
    async ({ query, language, reply }) => {
      await unsubscribe(query.token)
      return reply.header('cache-control', 'no-store').send(unsubscribed(language))
    },
  )
  api.register(async (scope: ApiServer) => {
    // Mail programs may post a form of either kind (RFC 8058); what is in it does not matter.
    scope.addContentTypeParser('multipart/form-data', (_request, payload, done) => done(null, void payload.resume()))
    route(
      scope,
      {
        method: 'POST',
        path: '/newsletter-subscribers/unsubscribe',
        access: PUBLIC,
        // Mail programs in a browser are other sites; the secret of the mail is what counts.
        config: { takesOtherSites: true },
        schema: { ...UNSUBSCRIBE, summary: 'Unsubscribe from the newsletter, by the mail program’s one-click button' },
      },
      async ({ query, language, request, reply }) => {
        await unsubscribe(query.token)
        return answerSent(request, reply, 'UNSUBSCRIBED', { status: 200, body: unsubscribed(language) })
      },
    )
  })
}

const unsubscribed = (language: Language) => ({
  ...succeed(language, null, 'unsubscribed'),
  code: 'UNSUBSCRIBED' as const,
})
