import { z } from 'zod'
import { CheckAnswer, CheckForm, SheetAnswer } from '#contract/artwork/check.ts'
import { fromLineFeatures } from '#contract/cart/line-feature.ts'
import { PrivateId } from '#contract/envelope.ts'
import type { Language } from '#domain/language.ts'
import { inLanguage } from '#domain/localized-text.ts'
import { err } from '#domain/result.ts'
import type { TemplateRow } from '#services/artwork/checks/checks.service.ts'
import { OWN_ARTWORK, PUBLIC } from '../access.ts'
import type { ApiServer } from '../api-server.ts'
import { takeLimit } from '../limits/take-limit.ts'
import { route } from '../route.ts'
import { routeSchema } from '../route-schema.ts'
import { artworkOwnerOf } from './artwork-owner.ts'
import { checkRefusal } from './artwork-refusals.ts'
import type { ArtworkServices } from './artwork-services.ts'
import { presentCheck, presentFaces } from './artwork.presenter.ts'

const ID = { params: z.strictObject({ id: PrivateId }), body: CheckForm }

const variantOf = ({ productPrice, features, face }: z.output<typeof CheckForm>) => ({
  variantId: productPrice,
  features: fromLineFeatures(features),
  face,
})

/** What the rules say of a file for a configured product, and the owner's word that it may be printed so. */
export async function checkRoutes(api: ApiServer, services: ArtworkServices): Promise<void> {
  const { checks, limits } = services
  const check = { ...routeSchema('artwork', 'Check a file for a configured product', CheckAnswer), ...ID }
  route(
    api,
    { method: 'POST', path: '/artworks/:id/check', access: OWN_ARTWORK, schema: check },
    async ({ params, body, request, reply, language }) => {
      await takeLimit(limits, 'artwork-check', request)
      const checked = await checks.check(await artworkOwnerOf(services, request, reply), params.id, variantOf(body))
      return checked.ok ? presentCheck(checked.value, language) : err(checkRefusal(checked.error))
    },
  )

  const sheet = {
    ...routeSchema('artwork', 'Get the specification of artwork for a configured product, by face', SheetAnswer),
    body: CheckForm,
  }
  route(api, { method: 'POST', path: '/artworks/sheet', access: PUBLIC, schema: sheet }, async ({ body, language }) => {
    const specified = await checks.specOf(variantOf(body))
    if (!specified.ok) return err(checkRefusal(specified.error))
    const { spec } = specified.value
    const templates = await checks.templatesFor(body.productPrice, spec)
    return { faces: presentFaces(spec), templates: templates.map((template) => presentTemplate(template, language)) }
  })

  const confirm = {
    ...routeSchema('artwork', 'Accept all warnings, and confirm that the text was read correctly', CheckAnswer),
    ...ID,
  }
  route(
    api,
    { method: 'POST', path: '/artworks/:id/confirm', access: OWN_ARTWORK, schema: confirm },
    async ({ params, body, request, reply, language }) => {
      await takeLimit(limits, 'artwork-check', request)
      const owner = await artworkOwnerOf(services, request, reply)
      const confirmed = await checks.confirm(owner, params.id, variantOf(body))
      return confirmed.ok ? presentCheck(confirmed.value, language) : err(checkRefusal(confirmed.error))
    },
  )
}

const presentTemplate = ({ id, name, file_name: fileName, byte_size: byteSize }: TemplateRow, language: Language) => ({
  name: inLanguage(name, language),
  fileName,
  byteSize,
  href: `/api/app/templates/${id}`,
})
