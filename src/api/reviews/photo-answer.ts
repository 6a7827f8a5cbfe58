import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'

/** How a photo is answered, for the documentation. */
export const PHOTO_FILE = {
  description: 'The photo',
  content: { 'image/webp': { schema: z.string().meta({ format: 'binary' }) } },
}

export const sendPhoto = (reply: FastifyReply, photo: Readable, cacheControl: string): FastifyReply =>
  reply.headers({ 'content-type': 'image/webp', 'cache-control': cacheControl }).send(photo)
