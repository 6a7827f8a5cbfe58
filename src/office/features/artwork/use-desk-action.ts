import { useQueryClient } from '@tanstack/react-query'
import { isApiFailure } from '#ui/api-failure.ts'
import { useRequest } from '#ui/form/use-request.ts'
import { usePage } from '#ui/page-context.tsx'
import { toast } from '#ui/toast/toast-store.ts'
import type { Line } from './artwork.queries.ts'

type What =
  | 'pass'
  | 'design'
  | 'design/leave'
  | 'overrule'
  | 'question'
  | 'release'
  | 'withdrawal'
  | 'sign-off'
  | 'proofs'
  | `files/${number}/fixes`
  | `files/${number}/version`

/** Does something with a line as it is shown. Who comes second reads what the line is by then. */
export function useDeskAction(line: Pick<Line, 'code' | 'version'>) {
  const { api } = usePage()
  const client = useQueryClient()
  const { isBusy, problem, run } = useRequest((failure) =>
    isApiFailure(failure) ? failure.answer?.message : undefined,
  )
  /** Answers whether it was done; `onLink` is given the link of a proof that was sent. */
  const act = async (what: What, body: object, onLink?: (link: string) => void): Promise<boolean> => {
    let isDone = false
    await run(async () => {
      try {
        const path = `/api/office/artwork/lines/${line.code}/${what}` as const
        const answer = await api.post(path as `/api/office/artwork/lines/${string}/proofs`, body as never, {
          version: line.version,
        })
        toast({ title: answer.message })
        if (what === 'proofs') onLink?.(answer.data.link)
        isDone = true
      } finally {
        await client.invalidateQueries()
      }
    })
    return isDone
  }
  /** Sends a corrected file for a place of the line, from 1. */
  const send = (place: number, file: File): Promise<void> =>
    run(async () => {
      try {
        const path = `/api/office/artwork/lines/${line.code}/files/${place}?name=${encodeURIComponent(file.name)}`
        const { message } = await api.put(path as string, file, { version: line.version })
        toast({ title: message })
      } finally {
        await client.invalidateQueries()
      }
    })
  /** Shares the pieces of the line among its designs. */
  const share = (pieces: readonly number[]): Promise<void> =>
    run(async () => {
      try {
        const path = `/api/office/artwork/lines/${line.code}/pieces` as const
        const { message } = await api.put(path, { pieces: [...pieces] }, { version: line.version })
        toast({ title: message })
      } finally {
        await client.invalidateQueries()
      }
    })
  return { isBusy, problem, act, send, share }
}
