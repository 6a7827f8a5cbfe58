import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { Id, ProblemAnswer } from '#contract/envelope.ts'
import type { CatalogService } from '#services/catalog/catalog.service.ts'
import { PUBLIC } from '../access.ts'
import type { ApiServer } from '../api-server.ts'
import { err } from '#domain/result.ts'
import { route } from '../route.ts'
import { notFound } from '../refusal.ts'

/** Opens a stored public file; undefined when it is gone. */
export type OpenPublicFile = (key: string) => Promise<Readable | undefined>

/** Print templates to download. */
export function templateRoutes(api: ApiServer, catalog: CatalogService, openFile: OpenPublicFile): void {
  const schema = {
    tags: ['catalogue'],
    summary: 'Download a print template',
    params: z.strictObject({ id: Id }),
    querystring: z.strictObject({}),
    response: { 200: FILE, default: ProblemAnswer },
  }
  route(api, { method: 'GET', path: '/app/templates/:id', access: PUBLIC, schema }, async ({ params, reply }) => {
    const template = await catalog.findTemplate(params.id)
    const file = template && (await openFile(template.storage_key))
    if (!file) return err(notFound('template'))
    return sendFile(reply, file, {
      'content-type': template.media_type,
      'content-length': template.byte_size,
      'content-disposition': `attachment; filename="${template.file_name}"`,
      'cache-control': 'public, max-age=3600',
    })
  })
}

const FILE = {
  description: 'The file',
  content: { 'application/octet-stream': { schema: z.string().meta({ format: 'binary' }) } },
}

const sendFile = (reply: FastifyReply, file: Readable, headers: Record<string, string | number>): FastifyReply =>
  reply.headers(headers).send(file)
