import { ApiFailure } from '#contract/api-client.ts'
import type { ApiClient } from '#contract/api-client.ts'
import type { Check } from '../artwork-calls.ts'

type Page = Check['pages'][number]
type Layer = Page['layers'][number]

/** Where each finish of a page lies: grey pictures, black where it is full. */
export type FaceFinishes = {
  readonly metal: Check['metal']
  readonly plates: readonly { readonly layer: Layer; readonly picture: HTMLImageElement }[]
}

/** A page as it is without its finishes, and these; undefined when they cannot be separated from its colours. */
export async function readFinishes(
  api: ApiClient,
  id: string,
  { page, layers, metal }: Pick<Page, 'page' | 'layers'> & Pick<Check, 'metal'>,
): Promise<{ readonly picture: HTMLImageElement; readonly finishes: FaceFinishes } | undefined> {
  try {
    const path = `/api/artworks/${encodeURIComponent(id)}/finishes/${page}` as const
    const { data } = await api.get(path, { query: { layers: [...layers] } })
    const plates = data.plates.map(async ({ layer, png }) => ({ layer, picture: await decodedText(png, 'image/png') }))
    const picture = await decodedText(data.picture, 'image/webp')
    return { picture, finishes: { metal, plates: await Promise.all(plates) } }
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 409) return undefined
    throw error
  }
}

export async function decoded(picture: Blob): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = URL.createObjectURL(picture)
  await image.decode()
  return image
}

const decodedText = (base64: string, type: string): Promise<HTMLImageElement> =>
  decoded(new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], { type }))
