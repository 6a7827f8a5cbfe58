import { useQuery } from '@tanstack/react-query'
import type { AnswerOf } from '#contract/api-client.ts'
import { apiQuery, plain } from '#ui/fetching/api-query.ts'

type QueueAnswer = AnswerOf<'/api/office/artwork/queue'>
type LineAnswer = AnswerOf<`/api/office/artwork/lines/${string}`>

export type Queue = QueueAnswer['data']
export type QueuedLine = Queue['lines'][number]
export type Line = LineAnswer['data']
export type DeskFile = Line['files'][number]
export type DeskPage = DeskFile['pages'][number]
export type Finding = DeskFile['findings'][number]

export const TABS = ['mine', 'all', 'customer'] as const
export type Tab = (typeof TABS)[number]

/** How often the queue is asked for again while no live line says what changed, in ms. */
const REFETCH_MS = 30_000
/** The same while a file is being opened. */
const OPENING_MS = 1_000

export const useQueue = (tab: Tab) =>
  useQuery<QueueAnswer>({
    ...plain(apiQuery('/api/office/artwork/queue', { query: { tab }, tags: [] })),
    refetchInterval: REFETCH_MS,
  })

export const useLine = (code: string | undefined) =>
  useQuery<LineAnswer>({
    ...plain(apiQuery(`/api/office/artwork/lines/${code ?? ''}`, { tags: [] })),
    enabled: code !== undefined,
    // A file that was just sent or fixed is opened and checked within seconds.
    refetchInterval: ({ state }) => (state.data?.data.files.some(isBeingOpened) ? OPENING_MS : false),
  })

const isBeingOpened = ({ state }: DeskFile): boolean => state === 'RECEIVED' || state === 'OPENING'

/** The picture of a page, for staff. */
export const pageAddress = (version: string, page: number): string =>
  `/api/office/artwork/versions/${version}/pages/${page}`
