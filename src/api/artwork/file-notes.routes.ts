import { z } from 'zod'
import { ArtworkAnswer, AsideForm, ContentsForm } from '#contract/artwork/artwork.ts'
import { PrivateId } from '#contract/envelope.ts'
import { OWN_ARTWORK } from '../access.ts'
import type { ApiServer } from '../api-server.ts'
import { route } from '../route.ts'
import { routeSchema } from '../route-schema.ts'
import { artworkOwnerOf } from './artwork-owner.ts'
import type { ArtworkServices } from './artwork-services.ts'
import { presentFound } from './artwork.presenter.ts'

const ID = { params: z.strictObject({ id: PrivateId }) }

/** What owners say of their files. */
export async function fileNoteRoutes(api: ApiServer, services: ArtworkServices): Promise<void> {
  const { artwork, checks } = services
  const contents = {
    ...routeSchema('artwork', 'Declare the content of a design that Saudi rules ask about', ArtworkAnswer),
    ...ID,
    body: ContentsForm,
  }
  route(
    api,
    { method: 'PUT', path: '/artworks/:id/contents', access: OWN_ARTWORK, schema: contents },
    async ({ params, body, request, reply }) => {
      const owner = await artworkOwnerOf(services, request, reply)
      const isNoted = await checks.declare(owner, params.id, body.contents)
      const version = isNoted ? await artwork.find(owner, params.id) : undefined
      return presentFound(version)
    },
  )

  const aside = {
    ...routeSchema(
      'artwork',
      'Detach a file from its line, or attach it again; a visitor’s file is deleted a day later',
      ArtworkAnswer,
    ),
    ...ID,
    body: AsideForm,
  }
  route(
    api,
    { method: 'PUT', path: '/artworks/:id/aside', access: OWN_ARTWORK, schema: aside },
    async ({ params, body, request, reply }) => {
      const owner = await artworkOwnerOf(services, request, reply)
      const version = await artwork.setAside(owner, params.id, body.isAside)
      return presentFound(version)
    },
  )
}
