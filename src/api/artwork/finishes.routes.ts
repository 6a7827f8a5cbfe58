import { z } from 'zod'
import { FinishesAnswer, FinishesQuery } from '#contract/artwork/check.ts'
import { PrivateId } from '#contract/envelope.ts'
import { err } from '#domain/result.ts'
import { OWN_ARTWORK } from '../access.ts'
import type { ApiServer } from '../api-server.ts'
import { takeLimit } from '../limits/take-limit.ts'
import { platesRefusal } from './artwork-refusals.ts'
import { route } from '../route.ts'
import { routeSchema } from '../route-schema.ts'
import { artworkOwnerOf } from './artwork-owner.ts'
import type { ArtworkServices } from './artwork-services.ts'

/** Finishes of pages, drawn apart from their colours. */
export async function finishRoutes(api: ApiServer, services: ArtworkServices): Promise<void> {
  const { finishes, limits } = services
  const schema = {
    ...routeSchema('artwork', 'Get the finishes of a page as separate layers', FinishesAnswer),
    params: z.strictObject({ id: PrivateId, page: z.coerce.number().int().min(1).max(200) }),
    querystring: FinishesQuery,
  }
  route(
    api,
    { method: 'GET', path: '/artworks/:id/finishes/:page', access: OWN_ARTWORK, schema },
    async ({ params: { id, page }, query, request, reply }) => {
      await takeLimit(limits, 'artwork-finishes', request)
      const made = await finishes.of(await artworkOwnerOf(services, request, reply), id, page, query.layers)
      if (!made.ok) return err(platesRefusal(made.error))
      const { picture, plates } = made.value
      return {
        picture: picture.toString('base64'),
        plates: plates.map(({ layer, png }) => ({ layer, png: png.toString('base64') })),
      }
    },
  )
}
