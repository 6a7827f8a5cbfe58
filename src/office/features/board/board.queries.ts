import { useQuery } from '@tanstack/react-query'
import type { AnswerOf, BodyOf } from '#contract/api-client.ts'
import { apiQuery, plain } from '#ui/fetching/api-query.ts'

type BoardAnswer = AnswerOf<'/api/office/production/board'>
export type Board = BoardAnswer['data']
export type BoardJob = Board['jobs'][number]
export type BoardStation = Board['stations'][number]
export type MadeOrder = Board['made'][number]

/** A job with all that has to be known to make it. */
export type JobFile = AnswerOf<`/api/office/production/jobs/${string}`>['data']

/** Something that is done with a job. */
export type JobMoveBody = BodyOf<`/api/office/production/jobs/${string}/moves`, 'post'>

export const BOARD = apiQuery('/api/office/production/board', { tags: [] })

export const jobQuery = (code: string) =>
  apiQuery(`/api/office/production/jobs/${encodeURIComponent(code)}`, { tags: [] })

/** The live line says what changed; where something on the way holds it back, the board is asked for this often, in ms. */
const REFETCH_MS = 300_000

export const useBoard = () => useQuery<BoardAnswer>({ ...plain(BOARD), refetchInterval: REFETCH_MS, staleTime: 5_000 })
