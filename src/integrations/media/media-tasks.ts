import type { Result } from '#domain/result.ts'
import type { PictureSize } from '#domain/images/image-widths.ts'
import type { FinishedPage } from './face-picture.ts'
import type { ProductPicture } from './product-picture.ts'

/** A picture of the catalogue as its bytes tell, whatever its name says. Sizes as shown, rotation applied. */
export type PictureFacts = {
  readonly mediaType: 'image/jpeg' | 'image/png' | 'image/webp' | 'image/avif' | 'image/svg+xml'
  readonly width: number
  readonly height: number
}

/** What a visitor's file is, by its bytes. The first extension is the usual one. */
export type UploadType = { readonly mediaType: string; readonly extensions: readonly [string, ...string[]] }

/** Why a file is refused: not a kind we take, more pixels than we open, or bytes that cannot be read. */
export type MediaRefusal =
  | { readonly code: 'media/type' }
  | { readonly code: 'media/too-many-pixels' }
  | { readonly code: 'media/unreadable' }

/** All workers are busy and the line is full, or the workers are closed. */
export type MediaBusy = { readonly code: 'media/busy' }

/** What a worker is asked to do. */
export type MediaTask =
  | { readonly kind: 'picture-facts'; readonly path: string }
  | { readonly kind: 'upload-type'; readonly path: string }
  | {
      readonly kind: 'make-variant'
      readonly path: string
      readonly mediaType: PictureFacts['mediaType']
      /** pixels; the picture is never blown up beyond its own width */
      readonly width: number
      readonly format: PictureSize['format']
      /** The colour that is seen where nothing is drawn, as #rrggbb; missing: nothing is. */
      readonly ground?: string
    }
  | {
      /** A drawing of ours as PNG. */
      readonly kind: 'draw-png'
      readonly svg: string
      /** pixels */
      readonly width: number
    }
  | ({
      /** A product with its customer's artwork. */
      readonly kind: 'draw-product'
    } & ProductPicture)
  | ({
      /** A page as it is printed. */
      readonly kind: 'draw-page'
    } & FinishedPage)

/** What each kind of task gives. */
export type MediaAnswers = {
  'picture-facts': Result<PictureFacts, MediaRefusal>
  'upload-type': Result<UploadType, MediaRefusal>
  'make-variant': Result<Uint8Array, MediaRefusal>
  'draw-png': Result<Uint8Array, MediaRefusal>
  'draw-product': Result<Uint8Array, MediaRefusal>
  'draw-page': Result<Uint8Array, MediaRefusal>
}
