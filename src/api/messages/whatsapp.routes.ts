import { HOUR_MS } from '#domain/calendar/time-spans.ts'
import type { WhatsAppReports } from '#services/messages/whatsapp/whatsapp-reports.ts'
import type { ApiServer } from '../api-server.ts'
import { Refusal } from '../refusal.ts'

/** Where Meta calls: given to it as the callback address. */
export const WHATSAPP_PATH = '/messages/whatsapp'

const HIDDEN = { schema: { hide: true } }

/** Meta puts several events into a call, up to this many bytes. */
const EVENTS_BYTES = 3 * 1024 * 1024

/** What WhatsApp calls: once to verify the address, then with what became of messages. */
export async function whatsAppRoutes(api: ApiServer, reports: WhatsAppReports): Promise<void> {
  let warnedAt = -Infinity
  await api.register(async (scope: ApiServer) => {
    // The signature is made over the bytes that were sent, so they are not read before it is checked.
    scope.removeContentTypeParser('application/json')
    scope.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    )

    scope.get<{ Querystring: Record<string, unknown> }>(WHATSAPP_PATH, HIDDEN, async ({ query }, reply) => {
      const challenge = reports.verify(query)
      if (challenge === undefined) throw new Refusal('FORBIDDEN')
      return reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(challenge)
    })

    scope.post<{ Body: Buffer | undefined }>(
      WHATSAPP_PATH,
      { ...HIDDEN, bodyLimit: EVENTS_BYTES },
      async ({ body, headers, log }, reply) => {
        const received = await reports.receive(body ?? Buffer.alloc(0), headers['x-hub-signature-256'])
        if (received.ok) return reply.status(200).send({ received: true })
        if (received.error.code === 'webhook/invalid') throw new Refusal('VALIDATION')
        // Anyone can send such ones, but after a change of the secret it is the only sign that Meta's are refused.
        if (Date.now() - warnedAt > HOUR_MS) {
          warnedAt = Date.now()
          log.warn(
            { vendor: 'WHATSAPP', setting: 'WHATSAPP_APP_SECRET' },
            'a notification lacks the secret of this shop, and was refused',
          )
        }
        throw new Refusal('UNAUTHENTICATED')
      },
    )
  })
}
