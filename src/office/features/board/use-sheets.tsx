import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useT } from '#ui/i18n/use-t.ts'
import { usePage } from '#ui/page-context.tsx'
import { toast, toastFailure } from '#ui/toast/toast-store.ts'
import type { BoardJob } from './board.queries.ts'
import { ShareDialog } from './share-dialog.tsx'

/** Does something with every job of a sheet, which is named by one of them. */
export type SheetWork = (job: BoardJob, work: 'start' | 'finish' | 'split') => void

const DONE = { start: 'sheetStarted', finish: 'sheetFinished', split: 'sheetSplit' } as const

/** What is done with jobs that share a sheet, and the dialog in which they are put together. */
export function useSheets(): {
  readonly work: SheetWork
  readonly share: (jobs: readonly BoardJob[]) => void
  readonly dialog: ReactNode
} {
  const t = useT('office-board')
  const { api } = usePage()
  const client = useQueryClient()
  const [sharing, setSharing] = useState<readonly BoardJob[]>()
  const send = async ({ pool, station }: BoardJob, work: 'start' | 'finish' | 'split'): Promise<void> => {
    try {
      if (work === 'split') await api.post(`/api/office/production/pools/${pool ?? ''}/split`, {})
      else await api.post(`/api/office/production/pools/${pool ?? ''}/moves`, { move: work, station })
      toast({ title: t(DONE[work]) })
    } catch (failure) {
      toastFailure(failure)
    } finally {
      await client.invalidateQueries()
    }
  }
  return {
    work: (job, work) => void send(job, work),
    share: setSharing,
    dialog: sharing ? <ShareDialog jobs={sharing} onClose={() => setSharing(undefined)} /> : null,
  }
}
