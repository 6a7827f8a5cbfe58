import { z } from 'zod'
import { ArtworkAnswer } from '#contract/artwork/artwork.ts'
import { FixForm } from '#contract/artwork/fix.ts'
import { fromLineFeatures } from '#contract/cart/line-feature.ts'
import { PrivateId } from '#contract/envelope.ts'
import { err } from '#domain/result.ts'
import { OWN_ARTWORK } from '../access.ts'
import type { ApiServer } from '../api-server.ts'
import { takeLimit } from '../limits/take-limit.ts'
import { route } from '../route.ts'
import { routeSchema } from '../route-schema.ts'
import { artworkOwnerOf } from './artwork-owner.ts'
import { fixRefusal } from './artwork-refusals.ts'
import type { ArtworkServices } from './artwork-services.ts'
import { presentArtwork } from './artwork.presenter.ts'

/** Fixed copies of files. */
export async function fixRoutes(api: ApiServer, services: ArtworkServices): Promise<void> {
  const { fixes, limits } = services
  const schema = {
    ...routeSchema('artwork', 'Create a fixed copy of a file, as another version', ArtworkAnswer),
    params: z.strictObject({ id: PrivateId }),
    body: FixForm,
  }
  route(
    api,
    { method: 'POST', path: '/artworks/:id/fixes', access: OWN_ARTWORK, schema },
    async ({ params, body, request, reply }) => {
      await takeLimit(limits, 'artwork-fix', request)
      const owner = await artworkOwnerOf(services, request, reply)
      const { productPrice: variantId, face } = body
      const variant = { variantId, features: fromLineFeatures(body.features), face }
      const fixed = await fixes.fix(owner, params.id, variant, body.fixes)
      return fixed.ok ? presentArtwork(fixed.value) : err(fixRefusal(fixed.error))
    },
  )
}
