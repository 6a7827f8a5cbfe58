import { z } from 'zod'
import { PrivateId } from '#contract/envelope.ts'
import { err } from '#domain/result.ts'
import { OWN_ARTWORK } from '../access.ts'
import type { ApiServer } from '../api-server.ts'
import { fileAnswer } from '../paper-headers.ts'
import { notFound } from '../refusal.ts'
import { route } from '../route.ts'
import { artworkOwnerOf } from './artwork-owner.ts'
import type { ArtworkServices } from './artwork-services.ts'

/** Pictures of pages. */
export async function contentRoutes(api: ApiServer, services: ArtworkServices): Promise<void> {
  const { artwork } = services
  const picture = {
    tags: ['artwork'],
    summary: 'Get the picture of a page',
    querystring: z.strictObject({}),
    params: z.strictObject({ id: PrivateId, page: z.coerce.number().int().min(1).max(200) }),
    response: fileAnswer('image/webp'),
  }
  route(
    api,
    { method: 'GET', path: '/artworks/:id/pictures/:page', access: OWN_ARTWORK, schema: picture },
    async ({ params: { id, page }, request, reply }) => {
      const bytes = await artwork.picture(await artworkOwnerOf(services, request, reply), id, page)
      if (!bytes) return err(notFound('artwork'))
      return reply.headers({ 'content-type': 'image/webp', 'cache-control': 'private, max-age=600' }).send(bytes)
    },
  )
}
