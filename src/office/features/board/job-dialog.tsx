import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { ChosenMove } from '#domain/production/job-moves.ts'
import { LIST_COMMA } from '#domain/text/list-comma.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { plain } from '#ui/fetching/api-query.ts'
import { usePage } from '#ui/page-context.tsx'
import { toastFailure } from '#ui/toast/toast-store.ts'
import { useMoveNames } from './board-words.ts'
import { jobQuery } from './board.queries.ts'
import type { BoardStation, JobMoveBody } from './board.queries.ts'
import { MoveField, PhotoField } from './job-move-fields.tsx'
import type { MovedJob } from './job-move-fields.tsx'

type Props = {
  job: MovedJob
  move: ChosenMove
  stations: readonly BoardStation[]
  onMove: (body: JobMoveBody) => Promise<boolean>
  onClose: () => void
}

type MoveAnswers = Readonly<Record<string, string>>

/** Which fields a move asks for. */
const FIELDS: Readonly<Record<ChosenMove, readonly string[]>> = {
  start: [],
  resume: [],
  finish: ['good', 'spoilt'],
  report: ['reason', 'photo'],
  hold: ['reason'],
  reprint: ['quantity', 'reason'],
  split: ['quantity'],
  move: ['to'],
  assign: ['staffId'],
}

/** What a move needs: pieces, a reason, a station, a person. */
export function JobDialog({ job, move, stations, onMove, onClose }: Props) {
  const titles = useMoveNames()
  const { language } = usePage()
  const sendPhoto = useSendPhoto(job.code)
  const [isBusy, setBusy] = useState(false)
  const [photo, setPhoto] = useState<File>()
  const [answers, setAnswers] = useState<MoveAnswers>({
    good: String(job.quantity),
    spoilt: '0',
    quantity: String(move === 'reprint' ? job.quantity : Math.floor(job.quantity / 2)),
  })
  const send = async () => {
    setBusy(true)
    const isMoved = await onMove(bodyOf(job, move, answers))
    if (isMoved && photo) await sendPhoto(photo)
    setBusy(false)
    if (isMoved) onClose()
  }
  return (
    <Dialog open onClose={onClose} title={`${titles[move]}${LIST_COMMA[language]}${job.code}`}>
      <form
        className="form-rows"
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        {FIELDS[move].map((name) =>
          name === 'photo' ? (
            <PhotoField key={name} onChange={setPhoto} />
          ) : (
            <MoveField
              key={name}
              name={name}
              job={job}
              stations={stations}
              value={answers[name] ?? ''}
              onChange={(value) => setAnswers({ ...answers, [name]: value })}
            />
          ),
        )}
        <Button type="submit" loading={isBusy}>
          {titles[move]}
        </Button>
      </form>
    </Dialog>
  )
}

/** Adds a photo to a job; a failure is answers, and the move before it stays. */
function useSendPhoto(code: string) {
  const { api } = usePage()
  const client = useQueryClient()
  return async (photo: File): Promise<void> => {
    const form = new FormData()
    form.append('attachments', photo)
    await api
      .post(`/api/office/production/jobs/${encodeURIComponent(code)}/photos` as const, form as never)
      .catch(toastFailure)
    await client.invalidateQueries(plain(jobQuery(code)))
  }
}

/** What is sent for a move with what was answers. */
function bodyOf({ station }: MovedJob, move: ChosenMove, answers: MoveAnswers): JobMoveBody {
  const { reason = '', staffId = '' } = answers
  const pieces = (name: string) => Number(answers[name] ?? 0)
  switch (move) {
    case 'finish':
      return { move, station, good: pieces('good'), spoilt: pieces('spoilt') }
    case 'report':
    case 'hold':
      return { move, station, reason }
    case 'reprint':
      return { move, station, reason, quantity: pieces('quantity') }
    case 'split':
      return { move, station, quantity: pieces('quantity') }
    case 'move':
      return { move, station, to: pieces('to') }
    case 'assign':
      return { move, station, staffId: staffId === '' ? null : staffId }
    default:
      return { move, station }
  }
}
