import { z } from 'zod'
import { PreviewAnswer, PreviewForm, PreviewsAnswer, PreviewsForm } from '#contract/artwork/preview.ts'
import { fromLineFeatures } from '#contract/cart/line-feature.ts'
import { PrivateId } from '#contract/envelope.ts'
import { designsOf } from '#domain/artwork/line-designs.ts'
import { err } from '#domain/result.ts'
import { OWN_ARTWORK, PUBLIC } from '../access.ts'
import type { ApiServer } from '../api-server.ts'
import { takeLimit } from '../limits/take-limit.ts'
import { fileAnswer } from '../paper-headers.ts'
import { notFound } from '../refusal.ts'
import { route } from '../route.ts'
import { routeSchema } from '../route-schema.ts'
import { artworkOwnerOf } from './artwork-owner.ts'
import { checkRefusal } from './artwork-refusals.ts'
import type { ArtworkServices } from './artwork-services.ts'

/** Pictures of products with their owner's artwork on them. */
export async function previewRoutes(api: ApiServer, services: ArtworkServices): Promise<void> {
  const { previews, limits } = services
  const make = {
    ...routeSchema('artwork', 'Create the preview of a product with the artwork of a line, once', PreviewAnswer),
    body: PreviewForm,
  }
  route(
    api,
    { method: 'POST', path: '/artwork-previews', access: PUBLIC, schema: make },
    async ({ body, request, reply }) => {
      await takeLimit(limits, 'artwork-check', request)
      const made = await previews.make(await artworkOwnerOf(services, request, reply), designOf(body))
      return made.ok ? made.value : err(checkRefusal(made.error))
    },
  )

  const makeAll = {
    ...routeSchema('artwork', 'Create the previews of the lines of a cart, each once', PreviewsAnswer),
    body: PreviewsForm,
  }
  route(
    api,
    { method: 'POST', path: '/artwork-previews/lines', access: PUBLIC, schema: makeAll },
    async ({ body, request, reply }) => {
      await takeLimit(limits, 'artwork-check', request)
      const made = await previews.makeAll(await artworkOwnerOf(services, request, reply), body.lines.map(designOf))
      return made.map((each) => (each.ok ? each.value : { id: null, isComing: false }))
    },
  )

  const picture = {
    tags: ['artwork'],
    summary: 'Get the preview of a product with the customer’s artwork',
    querystring: z.strictObject({}),
    params: z.strictObject({ id: PrivateId }),
    response: fileAnswer('image/jpeg'),
  }
  route(
    api,
    { method: 'GET', path: '/artwork-previews/:id', access: OWN_ARTWORK, schema: picture },
    async ({ params, request, reply }) => {
      const bytes = await previews.read(await artworkOwnerOf(services, request, reply), params.id)
      if (!bytes) return err(notFound('artwork'))
      return reply.headers({ 'content-type': 'image/jpeg', 'cache-control': 'private, max-age=600' }).send(bytes)
    },
  )
}

/** What is drawn of a line. */
const designOf = (line: z.output<typeof PreviewForm>) => ({
  variantId: line.productPrice,
  features: fromLineFeatures(line.features),
  files: firstDesign(line),
})

/** The files of the first design, each with its side. */
function firstDesign({ artworkIds, artworkFaces }: z.output<typeof PreviewForm>) {
  const faces = artworkIds.map((_, index) => artworkFaces[index] ?? null)
  const designs = designsOf(faces)
  return artworkIds.flatMap((versionId, index) =>
    designs[index] === 0 ? [{ versionId, face: faces[index] ?? null }] : [],
  )
}
