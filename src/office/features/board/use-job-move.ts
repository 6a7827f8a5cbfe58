import { createElement, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { ApiClient } from '#contract/api-client.ts'
import { isApiFailure } from '#ui/api-failure.ts'
import { Button } from '#ui/button.tsx'
import { plain } from '#ui/fetching/api-query.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { usePage } from '#ui/page-context.tsx'
import { closeToast, toast, toastFailure } from '#ui/toast/toast-store.ts'
import { BOARD } from './board.queries.ts'
import type { Board, BoardJob, JobMoveBody } from './board.queries.ts'
import { useMovedText } from './board-words.ts'
import { createMoveTurns, withMoves } from './moves-under-way.ts'
import type { MoveUnderWay } from './moves-under-way.ts'

/** How long a move can be taken back in its toast, in ms. */
const UNDO_MS = 20_000

const sendMove = (api: ApiClient, code: string, body: JobMoveBody) =>
  api.post(`/api/office/production/jobs/${encodeURIComponent(code)}/moves` as const, body)

/**
 * Moves jobs. A card goes at once, and whatever is read before the answer does not take it back; who comes second reads where
 * it is now, and the board shows it.
 */
export function useJobMove() {
  const { api } = usePage()
  const client = useQueryClient()
  const [underWay, setUnderWay] = useState<readonly MoveUnderWay[]>([])
  const movedText = useMovedText()
  const sayRefused = useRefused()
  const offerUndo = useUndo()
  const { queryKey } = plain(BOARD)
  const [inTurn] = useState(createMoveTurns)
  const send = async (job: BoardJob, sent: MoveUnderWay): Promise<boolean> => {
    const { body } = sent
    try {
      const { data } = await sendMove(api, job.code, body)
      // What is being read may be older than the answer.
      await client.cancelQueries({ queryKey })
      client.setQueryData<{ data: Board }>(queryKey, (now) => now && { ...now, data: withMoves(now.data, [sent]) })
      const station = data.job.stations.find(({ id }) => id === data.job.station)?.name ?? ''
      const title = movedText(body, { code: job.code, station, isMade: data.job.state === 'DONE', part: data.part })
      offerUndo(title, job.code, data.undo, body.move === 'finish' ? data.part : null)
      return true
    } catch (failure) {
      sayRefused(job, failure)
      return false
    }
  }
  const move = async (job: BoardJob, body: JobMoveBody): Promise<boolean> => {
    const sent = { code: job.code, body }
    setUnderWay((moves) => [...moves, sent])
    try {
      return await inTurn(job.code, () => send(job, sent))
    } finally {
      setUnderWay((moves) => moves.filter((each) => each !== sent))
      await client.invalidateQueries()
    }
  }
  return { move, underWay }
}

/** Says where a job is now that a colleague was faster with. */
function useRefused() {
  const t = useT('office-board')
  return ({ code }: BoardJob, failure: unknown): void => {
    const now = isApiFailure(failure) && failure.answer?.code === 'JOB_MOVED' ? failure.answer.job : undefined
    if (!now) return toastFailure(failure)
    toast({
      title: t('isNow', { code, station: now.station, by: now.movedBy ?? t('unknownPerson') }),
      tone: 'destructive',
    })
  }
}

/** Says that a job was moved, with the way back while there is one. */
function useUndo() {
  const t = useT('office-board')
  const { api } = usePage()
  const client = useQueryClient()
  return (title: string, code: string, change: string | null, part: string | null): void => {
    const takeBack = async (id: number) => {
      closeToast(id)
      try {
        await api.post(`/api/office/production/jobs/${encodeURIComponent(code)}/undo` as const, {
          change: change ?? '',
        })
        toast({ title: t('undone') })
      } catch (failure) {
        toastFailure(failure)
      } finally {
        await client.invalidateQueries()
      }
    }
    const props = { look: 'outline', size: 'sm', onClick: () => void takeBack(id), children: t('undo') } as const
    const action = createElement(Button, props)
    const id: number = toast({
      title,
      ...(part !== null && { text: t('partToast', { part }) }),
      ...(change !== null && { action, duration: UNDO_MS }),
    })
  }
}
