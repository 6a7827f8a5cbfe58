import type { AnswerOf } from '#contract/api-client.ts'
import { apiQuery } from '#ui/fetching/api-query.ts'

/** Without tags: the page is cached nowhere, and fetched again after an answer. */
export const proofQuery = (token: string) => apiQuery(`/api/proofs/${token}`, { tags: [] })

export type View = AnswerOf<`/api/proofs/${string}`>['data']
export type Proof = NonNullable<View['proof']>
export type BlankFace = View['blankFaces'][number]
export type Page = Proof['pages'][number]

/** The picture of a page. */
export const pictureOf = (
  token: string,
  { number }: Pick<Proof, 'number'>,
  { file, page }: Pick<Page, 'file' | 'page'>,
) => `/api/proofs/${token}/pages/${number}/${file}/${page}`

/** The newest proof as a PDF. */
export const paperOf = (token: string, language: string) => `/api/proofs/${token}/paper?lang=${language}`
