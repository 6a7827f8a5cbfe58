import { z } from 'zod'
import { ArtworkAnswer, ArtworkListQuery, ArtworksAnswer } from '#contract/artwork/artwork.ts'
import { DoneAnswer } from '#contract/customers/sign-in.ts'
import { PrivateId, ProblemAnswer } from '#contract/envelope.ts'
import { err } from '#domain/result.ts'
import { OWN_ARTWORK, PUBLIC } from '../access.ts'
import type { ApiServer } from '../api-server.ts'
import { takeLimit } from '../limits/take-limit.ts'
import { route, withMessage } from '../route.ts'
import { routeSchema } from '../route-schema.ts'
import { artworkOwnerOf } from './artwork-owner.ts'
import { deleteRefusal, finishRefusal } from './artwork-refusals.ts'
import type { ArtworkServices } from './artwork-services.ts'
import { presentArtwork, presentFound } from './artwork.presenter.ts'

const ID = { params: z.strictObject({ id: PrivateId }) }

/** Files that were sent: what they are, and their end. To others than their owner they do not exist. */
export async function fileRoutes(api: ApiServer, services: ArtworkServices): Promise<void> {
  const { artwork, limits } = services
  const finish = {
    ...routeSchema('artwork', 'Turn a complete upload into a file (idempotent)', ArtworkAnswer),
    ...ID,
    response: { 201: ArtworkAnswer, default: ProblemAnswer },
  }
  route(
    api,
    { method: 'POST', path: '/artwork-uploads/:id/finish', access: OWN_ARTWORK, schema: finish },
    async ({ params, request, reply }) => {
      await takeLimit(limits, 'artwork-upload', request)
      const finished = await artwork.finish(await artworkOwnerOf(services, request, reply), params.id)
      if (!finished.ok) return err(finishRefusal(finished.error))
      void reply.status(201)
      return presentArtwork(finished.value)
    },
  )

  const list = {
    ...routeSchema('artwork', 'List the files of the customer or visitor, the newest first', ArtworksAnswer),
    querystring: ArtworkListQuery,
  }
  route(api, { method: 'GET', path: '/artworks', access: PUBLIC, schema: list }, async ({ query, request, reply }) => {
    const owner = await artworkOwnerOf(services, request, reply)
    const versions = query.ids ? await artwork.findAll(owner, query.ids) : await artwork.list(owner, query.versions)
    return versions.map(presentArtwork)
  })

  const read = { ...routeSchema('artwork', 'Get a file with its findings', ArtworkAnswer), ...ID }
  route(
    api,
    { method: 'GET', path: '/artworks/:id', access: OWN_ARTWORK, schema: read },
    async ({ params, request, reply }) => {
      const version = await artwork.find(await artworkOwnerOf(services, request, reply), params.id)
      return presentFound(version)
    },
  )

  const end = { ...routeSchema('artwork', 'Delete a file with its previews and text', DoneAnswer), ...ID }
  route(
    api,
    { method: 'DELETE', path: '/artworks/:id', access: OWN_ARTWORK, schema: end },
    async ({ params, request, reply }) => {
      const deleted = await artwork.delete(await artworkOwnerOf(services, request, reply), params.id)
      return deleted.ok ? withMessage('done') : err(deleteRefusal(deleted.error))
    },
  )
}
