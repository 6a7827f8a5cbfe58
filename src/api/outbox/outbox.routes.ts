import type { FastifyInstance, FastifyReply } from 'fastify'
import { isLanguage } from '#domain/language.ts'
import type { OutboxReader } from '#services/messages/read-outbox.ts'
import { privately } from '../dev-page.ts'
import { languageOf } from '../request-language.ts'
import { FILE_POLICY, LIST_POLICY, MAIL_POLICY, outboxPage } from './outbox-page.ts'

/** More is not shown; the table has the rest. */
const MAX_DISPLAYED = 100

/**
 * GET /dev/outbox: the mail the shop has written, for a demo without a mail server. It shows what
 * visitors wrote and the secrets of their subscriptions, so it must never be added in production.
 */
export function outboxRoutes(app: FastifyInstance, outbox: OutboxReader): void {
  app.get<{ Querystring: { lang?: unknown } }>('/dev/outbox', { schema: { hide: true } }, async (request, reply) => {
    const { lang } = request.query
    const language = isLanguage(lang) ? lang : languageOf(request.headers['accept-language'])
    return privately(reply, LIST_POLICY).send(outboxPage(await outbox.newest(MAX_DISPLAYED), language))
  })

  app.get<{ Params: { id: string } }>('/dev/outbox/:id', { schema: { hide: true } }, async (request, reply) => {
    const id = numberOf(request.params.id)
    const message =
      id === undefined ? undefined : await outbox.find(id, (fileId) => `/dev/outbox/${id}/files/${fileId}`)
    if (!message) return notFound(reply)
    // In its frame a link would open inside it.
    return privately(reply, MAIL_POLICY).send(message.body_html.replace('<head>', '<head><base target="_blank">'))
  })

  type File = { Params: { id: string; file: string } }
  app.get<File>('/dev/outbox/:id/files/:file', { schema: { hide: true } }, async (request, reply) => {
    const [id, fileId] = [numberOf(request.params.id), numberOf(request.params.file)]
    const found = id === undefined || fileId === undefined ? undefined : await outbox.openFile(id, fileId)
    if (!found) return notFound(reply)
    const { file, content } = found
    return privately(reply, FILE_POLICY)
      .headers({
        'content-length': file.byte_size,
        // Saved, not shown: it is a visitor's.
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.file_name)}`,
      })
      .type(file.media_type)
      .send(content)
  })
}

const numberOf = (text: string): number | undefined => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined)

const notFound = (reply: FastifyReply): FastifyReply =>
  reply.status(404).type('text/plain; charset=utf-8').send('Not found')
