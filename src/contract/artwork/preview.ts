import { z } from 'zod'
import { MAX_ARTWORKS } from '#domain/cart/cart-item.ts'
import { ArtworkFaces, LineForm } from '../cart/cart-line.ts'
import { PrivateId, success } from '../envelope.ts'

/** A configured product with its files, as a line has them; the first design of them is drawn. */
export const PreviewForm = LineForm.pick({ productPrice: true, features: true }).extend({
  artworkIds: z.array(PrivateId).min(1).max(MAX_ARTWORKS),
  artworkFaces: ArtworkFaces.default([]),
})

export const PreviewAnswer = success(
  z
    .strictObject({
      id: z.uuid().nullable().describe('The id of the picture; null while there is none'),
      isComing: z.boolean().describe('Whether a file is still being opened: poll again'),
    })
    .meta({ id: 'ArtworkPreview' }),
)
