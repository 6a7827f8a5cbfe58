import { z } from 'zod'
import { OriginalLinkAnswer } from '#contract/artwork/artwork.ts'
import { PrivateId } from '#contract/envelope.ts'
import { riyadhTimestamp } from '#domain/calendar/riyadh-time.ts'
import { err } from '#domain/result.ts'
import { OWN_ARTWORK, PUBLIC } from '../access.ts'
import type { ApiServer } from '../api-server.ts'
import { fileAnswer } from '../paper-headers.ts'
import { takeLimit } from '../limits/take-limit.ts'
import { notFound } from '../refusal.ts'
import { route } from '../route.ts'
import { routeSchema } from '../route-schema.ts'
import { artworkOwnerOf, browserOf } from './artwork-owner.ts'
import type { ArtworkServices } from './artwork-services.ts'

/** No browser draws an original from our address: it is saved, by a link for one browser and one version. */
export async function originalRoutes(api: ApiServer, services: ArtworkServices): Promise<void> {
  const { artwork, limits } = services
  const link = {
    ...routeSchema(
      'artwork',
      'Create a link to the original file, for this browser and ten minutes',
      OriginalLinkAnswer,
    ),
    params: z.strictObject({ id: PrivateId }),
  }
  route(
    api,
    { method: 'POST', path: '/artworks/:id/original', access: OWN_ARTWORK, schema: link },
    async ({ params, request, reply }) => {
      await takeLimit(limits, 'artwork-original', request)
      const owner = await artworkOwnerOf(services, request, reply)
      const made = await artwork.linkOriginal(owner, params.id, browserOf(services, request, reply))
      if (!made) return err(notFound('artwork'))
      return { path: `/api/artwork-originals/${made.token}`, expiresAt: riyadhTimestamp(made.expiresAt) }
    },
  )

  const original = {
    tags: ['artwork'],
    summary: 'Download an original file by its link; each access is logged for its owner',
    querystring: z.strictObject({}),
    params: z.strictObject({ token: z.string().min(1).max(100) }),
    response: fileAnswer('application/octet-stream'),
  }
  route(
    api,
    { method: 'GET', path: '/artwork-originals/:token', access: PUBLIC, schema: original },
    async ({ params, request, reply }) => {
      await takeLimit(limits, 'artwork-original', request)
      const file = await artwork.original(params.token, browserOf(services, request, reply))
      if (!file) return err(notFound('artwork'))
      return reply
        .headers({
          'content-type': 'application/octet-stream',
          'content-length': String(file.byteLength),
          'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.label)}`,
          'cache-control': 'no-store',
        })
        .send(file.content)
    },
  )
}
