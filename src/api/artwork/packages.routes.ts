import { z } from 'zod'
import { ArtworksAnswer, PackageForm } from '#contract/artwork/artwork.ts'
import { PrivateId, ProblemAnswer } from '#contract/envelope.ts'
import { err } from '#domain/result.ts'
import { OWN_ARTWORK } from '../access.ts'
import type { ApiServer } from '../api-server.ts'
import { takeLimit } from '../limits/take-limit.ts'
import { route } from '../route.ts'
import { routeSchema } from '../route-schema.ts'
import { artworkOwnerOf } from './artwork-owner.ts'
import { packageRefusal } from './artwork-refusals.ts'
import type { ArtworkServices } from './artwork-services.ts'
import { presentArtwork } from './artwork.presenter.ts'

/** A package of files: its owner chooses which of them are printed from. */
export async function packageRoutes(api: ApiServer, services: ArtworkServices): Promise<void> {
  const { packages, limits } = services
  const choose = {
    ...routeSchema('artwork', 'Extract files from an archive; each becomes a file of its own', ArtworksAnswer),
    params: z.strictObject({ id: PrivateId }),
    body: PackageForm,
    response: { 201: ArtworksAnswer, default: ProblemAnswer },
  }
  route(
    api,
    { method: 'POST', path: '/artworks/:id/files', access: OWN_ARTWORK, schema: choose },
    async ({ params, body, request, reply }) => {
      await takeLimit(limits, 'artwork-fix', request)
      const chosen = [...new Set(body.files)]
      const taken = await packages.choose(await artworkOwnerOf(services, request, reply), params.id, chosen)
      if (!taken.ok) return err(packageRefusal(taken.error))
      void reply.status(201)
      return taken.value.map(presentArtwork)
    },
  )
}
