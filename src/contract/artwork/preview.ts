import { z } from 'zod'
import { MAX_ARTWORKS, MAX_LINES } from '#domain/cart/cart-item.ts'
import { ArtworkFaces, LineForm } from '../cart/cart-line.ts'
import { PrivateId, success } from '../envelope.ts'

/** A configured product with its files, as a line has them; the first design of them is drawn. */
export const PreviewForm = LineForm.pick({ productPrice: true, features: true }).extend({
  artworkIds: z.array(PrivateId).min(1).max(MAX_ARTWORKS),
  artworkFaces: ArtworkFaces.default([]),
})

/** Lines of a cart, as many as it may have. */
export const PreviewsForm = z.strictObject({ lines: z.array(PreviewForm).min(1).max(MAX_LINES) })

const PreviewView = z
  .strictObject({
    id: z.uuid().nullable().describe('The id of the picture; null while there is none'),
    isComing: z.boolean().describe('Whether a file is still being opened, or other lines are drawn first: poll again'),
  })
  .meta({ id: 'ArtworkPreview' })

export const PreviewAnswer = success(PreviewView)

export const PreviewsAnswer = success(
  z.array(PreviewView).describe('In the order of the lines; without an id for a line that cannot be drawn'),
)
