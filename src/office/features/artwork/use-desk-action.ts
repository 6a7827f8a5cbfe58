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
  /** Sends a request and shows its message, then the line as it is by then; answers what came, or nothing when it was refused. */
  const save = async <Answer extends { readonly message: string }>(
    request: () => Promise<Answer>,
  ): Promise<Answer | undefined> => {
    let saved: Answer | undefined
    await run(async () => {
      try {
        saved = await request()
        toast({ title: saved.message })
      } finally {
        await client.invalidateQueries()
      }
    })
    return saved
  }
  const path = `/api/office/artwork/lines/${line.code}` as const
  const { version } = line
  /** Answers whether it was done; `onLink` is given the link of a proof that was sent. */
  const act = async (what: What, body: object, onLink?: (link: string) => void): Promise<boolean> => {
    const answer = await save(() =>
      api.post(`${path}/${what}` as `/api/office/artwork/lines/${string}/proofs`, body as never, { version }),
    )
    if (answer && what === 'proofs') onLink?.(answer.data.link)
    return answer !== undefined
  }
  /** Sends a corrected file for a place of the line, from 1. */
  const send = async (place: number, file: File): Promise<void> =>
    void (await save(() =>
      api.put(`${path}/files/${place}?name=${encodeURIComponent(file.name)}` as string, file, { version }),
    ))
  /** Shares the pieces of the line among its designs. */
  const share = async (pieces: readonly number[]): Promise<boolean> =>
    (await save(() => api.put(`${path}/pieces`, { pieces: [...pieces] }, { version }))) !== undefined
  return { isBusy, problem, act, send, share }
}
