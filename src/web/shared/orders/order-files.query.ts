import type { AnswerOf } from '#contract/api-client.ts'
import { apiQuery } from '#ui/fetching/api-query.ts'

/** The lines of an order that are printed from files. Without tags: they belong to who is signed in. */
export const orderFilesQuery = (id: string) =>
  apiQuery(`/api/carts/profile/${encodeURIComponent(id)}/artwork`, { tags: [] })

export type OrderFilesOf = AnswerOf<'/api/carts/profile/{id}/artwork'>
export type FilesOfLine = OrderFilesOf['data'][number]
export type LineWait = NonNullable<FilesOfLine['wait']>

/** The place of a line's files on the page of its order. */
export const lineFilesId = (position: number): string => `line-${position}`
