import { useCallback, useEffect, useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { isApiFailure } from '#ui/api-failure.ts'
import { persistedValue } from '#ui/browser-storage/persisted-value.ts'
import { usePersisted } from '#ui/browser-storage/use-persisted.ts'
import { againOnline } from '#ui/fetching/again-online.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { oneAtATime } from '#ui/one-at-a-time.ts'
import { usePage } from '#ui/page-context.tsx'
import { useMe } from '../../app/me.tsx'
import type { JobMoveBody } from '../board/board.queries.ts'
import { readWaiting, sendWaiting } from './waiting-moves.ts'
import type { RefusedMove, Sent, WaitingMove } from './waiting-moves.ts'

const WAITING = persistedValue<readonly WaitingMove[]>({
  key: 'officeJobMoves',
  version: 1,
  empty: [],
  read: (data) => readWaiting(data, Date.now()),
})

/** How often moves that wait are tried again, in ms. */
const AGAIN_MS = 10_000

/** Moves that do not wait for the line: stored on this device, sent one after the other, each done once. */
export function useWaitingMoves() {
  const { id: by } = useMe()
  const waiting = usePersisted(WAITING).filter((move) => move.by === by)
  const [refused, setRefused] = useState<readonly RefusedMove[]>([])
  const send = useSend()
  const client = useQueryClient()
  const isUnderWay = useRef(false)
  const flush = useCallback(async () => {
    // Younger ones are of the same person: what another one left behind waits for them.
    const mine = readWaiting(WAITING.get(), Date.now()).filter((move) => move.by === by)
    await sendWaiting(mine, send, (move, sent) => {
      WAITING.change((moves) => moves.filter(({ id }) => id !== move.id))
      if (sent.kind === 'refused') setRefused((moves) => [...moves, { ...move, reason: sent.reason }])
    })
    if (mine.length > 0) await client.invalidateQueries()
  }, [by, send, client])
  useEffect(() => {
    const again = () => void oneAtATime(isUnderWay, flush)()
    again()
    return againOnline(again, AGAIN_MS)
  }, [flush])
  const make = (code: string, body: JobMoveBody): void => {
    WAITING.change((moves) => [...moves, { id: crypto.randomUUID(), by, code, body, at: Date.now() }])
    void oneAtATime(isUnderWay, flush)()
  }
  return { waiting, refused, make, forget: () => setRefused([]) }
}

/** Sends one move: without a line, and while the shop is away, it waits; any other refusal is for good. */
function useSend(): (move: WaitingMove) => Promise<Sent> {
  const { api } = usePage()
  const t = useT('office-scan')
  return useCallback(
    async ({ id, code, body }) => {
      try {
        await api.post(`/api/office/production/jobs/${encodeURIComponent(code)}/moves` as const, {
          ...body,
          request: id,
        })
        return { kind: 'done' }
      } catch (failure) {
        if (!isApiFailure(failure)) throw failure
        const { status, answer } = failure
        if (status === 0 || status === 401 || status === 429 || status >= 500) return { kind: 'offline' }
        const now = answer?.job
        const reason = now ? t('isNow', { station: now.station, state: t(now.state) }) : (answer?.message ?? '')
        return { kind: 'refused', reason }
      }
    },
    [api, t],
  )
}
