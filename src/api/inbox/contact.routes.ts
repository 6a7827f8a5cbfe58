import { ContactAnswer, ContactMessage } from '#contract/inbox/contact.ts'
import type { InboxService } from '#services/inbox/inbox.service.ts'
import { newReference } from '#services/inbox/reference.ts'
import type { RateLimits } from '#services/limits/rate-limits.ts'
import { PUBLIC } from '../access.ts'
import { route } from '../route.ts'
import type { ApiServer } from '../api-server.ts'
import { succeed } from '../success.ts'
import { answerSent } from '../forms/form-post.ts'
import { formSchema } from '../forms/form-schema.ts'
import { takeLimit } from '../limits/take-limit.ts'

/** POST /contacts: a message to the company (S345). */
export function contactRoutes(api: ApiServer, inbox: InboxService, limits: RateLimits): void {
  const schema = formSchema({
    summary: 'Send a contact message',
    body: ContactMessage,
    consumes: ['application/json', 'application/x-www-form-urlencoded'],
    answers: { 201: ContactAnswer },
  })
  route(
    api,
    { method: 'POST', path: '/contacts', access: PUBLIC, schema },
    async ({ body, language, request, reply }) => {
      const { hp, lang, phoneNumber, ...contact } = body
      await takeLimit(limits, 'contact', request)
      // A robot gets the same answer as a person.
      const reference = hp
        ? newReference('C')
        : await inbox.receiveContact({ ...contact, phone: phoneNumber, language: lang ?? language })
      const answer = succeed(language, { reference }, 'message_sent')
      return answerSent(request, reply, reference, { status: 201, body: answer })
    },
  )
}
