import { useQuery } from '@tanstack/react-query'
import type { AnswerOf } from '#contract/api-client.ts'
import type { ViewedList } from '#domain/staff/saved-view.ts'
import { apiQuery, plain } from '#ui/fetching/api-query.ts'

type ViewsAnswer = AnswerOf<'/api/office/views'>
export type SavedView = ViewsAnswer['data'][number]

export const viewsQuery = (list: ViewedList) => apiQuery('/api/office/views', { query: { list }, tags: [] })

/** The views of a list: a person's own, and those that others share. None while they are on their way. */
export const useSavedViews = (list: ViewedList): readonly SavedView[] =>
  useQuery<ViewsAnswer>({ ...plain(viewsQuery(list)), staleTime: 60_000 }).data?.data ?? []
