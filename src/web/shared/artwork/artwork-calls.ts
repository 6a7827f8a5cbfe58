import type { AnswerOf, ApiClient } from '#contract/api-client.ts'
import { MAX_FILES_READ, MAX_LINES } from '#domain/cart/cart-item.ts'
import type { Content } from '#domain/preflight/content-questions.ts'
import type { FaceCode } from '#domain/print-spec/print-spec.ts'
import { gathered } from './gathered.ts'

/** Where this browser fetches the file as it was sent, for a few minutes: an attachment, so that the page stays. */
export const originalPath = async (api: ApiClient, id: string): Promise<string> =>
  (await api.post(`/api/artworks/${encodeURIComponent(id)}/original`, {})).data.path

/** A version of a file that was sent. */
export type Artwork = AnswerOf<'/api/artworks/{id}'>['data']
/** What the rules say of it for a configured product. */
export type Check = AnswerOf<'/api/artworks/{id}/check', 'post'>['data']
export type Finding = Check['findings'][number]
export type Fix = NonNullable<Finding['fix']>
/** A side of the product, in millimetres. */
export type Face = Check['faces'][number]
/** The sides of a configured product, and blank sheets of its size. */
export type Sheet = AnswerOf<'/api/artworks/sheet', 'post'>['data']
export type Template = Sheet['templates'][number]

/** A configured product, as calls name it. */
export type Variant = {
  readonly productPrice: string
  readonly features: readonly {
    readonly productFeature: string
    readonly choices: readonly string[]
    readonly value?: string | undefined
  }[]
  /** The side that a file is; null or missing when it has all sides. */
  readonly face?: FaceCode | null | undefined
}

const pathOf = (id: string) => `/api/artworks/${encodeURIComponent(id)}` as const

export const readArtwork = async (api: ApiClient, id: string, signal?: AbortSignal): Promise<Artwork> =>
  (await api.get(pathOf(id), { signal })).data

/** A version of one's own, undefined when there is none; those of all lines are one call. */
export const findArtwork = gathered(async (api, ids: readonly string[]): Promise<readonly (Artwork | undefined)[]> => {
  const { data } = await api.get('/api/artworks', { query: { ids: [...new Set(ids)] } })
  return ids.map((id) => data.find((each) => each.id === id))
}, MAX_FILES_READ)

export const checkArtwork = async (api: ApiClient, id: string, variant: Variant): Promise<Check> =>
  (await api.post(`${pathOf(id)}/check`, variant)).data

export const confirmArtwork = async (api: ApiClient, id: string, variant: Variant): Promise<Check> =>
  (await api.post(`${pathOf(id)}/confirm`, variant)).data

/** Says what a design shows, of what Saudi rules ask about. */
export const declareContents = async (api: ApiClient, id: string, contents: readonly Content[]): Promise<Artwork> =>
  (await api.put(`${pathOf(id)}/contents`, { contents: [...contents] })).data

/** Says that a file was taken off its line, or is used again: a visitor's goes a day after it was taken off. */
export const setAside = async (api: ApiClient, id: string, isAside: boolean): Promise<Artwork> =>
  (await api.put(`${pathOf(id)}/aside`, { isAside })).data

/** Makes a copy of a version with these fixes; it is a version of its own, which is opened next. */
export const fixArtwork = async (
  api: ApiClient,
  id: string,
  variant: Variant,
  fixes: readonly Fix[],
): Promise<Artwork> => (await api.post(`${pathOf(id)}/fixes`, { ...variant, fixes: [...fixes] })).data

/** Takes files out of a package; each is a file of its own, which is opened next. */
export const takeOut = async (api: ApiClient, id: string, files: readonly number[]): Promise<readonly Artwork[]> =>
  (await api.post(`${pathOf(id)}/files`, { files: [...files] })).data

/** The sides of a configured product before there is a file; none while its size is not chosen. */
export const readSheet = async (api: ApiClient, variant: Variant): Promise<Sheet> =>
  (await api.post('/api/artworks/sheet', variant)).data

/** The picture of a page. It is its owner's alone, so that it is fetched with their session and not by an address. */
export const readPicture = async (api: ApiClient, id: string, page: number): Promise<Blob> =>
  (await api.file(`${pathOf(id)}/pictures/${page}`)).file

type PreviewLine = Variant & {
  readonly artworkIds: readonly string[]
  readonly artworkFaces: readonly (FaceCode | null)[]
}

/** Has a line's product drawn with its artwork; the lines of a cart are one call. */
export const drawPreview = gathered(async (api, lines: readonly PreviewLine[]) => {
  const request = lines.map((line) => ({
    ...line,
    artworkIds: [...line.artworkIds],
    artworkFaces: [...line.artworkFaces],
  }))
  return (await api.post('/api/artwork-previews/lines', { lines: request })).data
}, MAX_LINES)

/** The address of such a picture in this document. */
export const readPreview = async (api: ApiClient, id: string): Promise<string> =>
  URL.createObjectURL((await api.file(`/api/artwork-previews/${encodeURIComponent(id)}`)).file)

/** Whether a version is still being opened. */
export const isOnItsWay = ({ state }: Artwork): boolean => state === 'RECEIVED' || state === 'OPENING'
