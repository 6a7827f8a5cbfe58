import type { Db } from '#db/connection.ts'
import type { ChecksService } from '../../artwork/checks/checks.service.ts'
import type { FileStorage } from '#integrations/storage/file-storage.ts'
import { byDeadline } from '#domain/artwork/desk-deadline.ts'
import type { WorkCalendar } from '#domain/calendar/ready-by.ts'
import { countQueue, findQueuedLines, findWaitingLines } from './desk-queue.repository.ts'
import type { QueueCounts, QueueFilter, QueuedLine as LineInQueue } from './desk-queue.repository.ts'
import {
  findDeskFiles,
  findDeskGoods,
  findLineHistory,
  findLinesOfOrder,
  findOrderedPicture,
} from './desk-reader.repository.ts'
import type { DeskFile, DeskGoods, LineHistoryRow } from './desk-reader.repository.ts'
import { groundOfLine } from '../../artwork/print-spec/line-grounds.ts'
import { checkLineFiles } from '../../artwork/lines/line-checks.ts'
import { findFileVersions } from './desk-files.repository.ts'
import type { FileVersion } from './desk-files.repository.ts'
import { findBlankFaces, type BlankFace } from '../line-faces.repository.ts'
import { findLineId, findProofLine } from '../proof-line.repository.ts'
import type { LineName, ProofLine } from '../proof-line.repository.ts'
import { findVisibleProofs } from '../proof-reader.repository.ts'
import type { ProofDetails } from '../proof-reader.repository.ts'

export type { DeskFile } from './desk-reader.repository.ts'

/** A line of the queue with its deadline. */
export type QueuedLine = LineInQueue & { readonly deadline: Date }

/** The parts of the queue. */
type QueueTab = 'mine' | 'all' | 'customer'

/** A line with everything that the desk decides by. */
export type DeskLineFile = {
  readonly line: ProofLine
  readonly goods: DeskGoods
  readonly files: readonly DeskFile[]
  readonly versions: readonly FileVersion[]
  /** What stays unprinted, because the files have no page for it. */
  readonly blankFaces: readonly BlankFace[]
  /** The ordered colour that the design lies on, as #rrggbb; null on white. */
  readonly ground: string | null
  readonly proofs: readonly ProofDetails[]
  readonly history: readonly LineHistoryRow[]
}

interface DeskReaderParts {
  readonly db: Db
  readonly storage: Pick<FileStorage, 'read'>
  readonly checks: Pick<ChecksService, 'check'>
  readonly calendar: () => WorkCalendar
}

const [MAX_QUEUED, MAX_EVENTS] = [200, 100]

export type DeskReader = ReturnType<typeof createDeskReader>

/** The artwork desk as it is read. */
export const createDeskReader = ({ db, storage, checks, calendar }: DeskReaderParts) => ({
  queue: async (tab: QueueTab, staffId: string) => {
    const filter = {
      waitsFor: tab === 'customer' ? 'CUSTOMER' : 'SHOP',
      staffId: tab === 'mine' ? staffId : null,
    } as const
    const [lines, counts] = await Promise.all([readQueue(db, filter, calendar()), countQueue(db, staffId)])
    return { lines, counts }
  },

  /** How many lines wait for the shop, or for one person of it. */
  waiting: (staffId: string): Promise<QueueCounts> => countQueue(db, staffId),

  line: async (name: LineName): Promise<DeskLineFile | undefined> => {
    const id = await findLineId(db, name)
    if (id === undefined) return undefined
    await checkLineFiles({ db, checks }, { lineId: id })
    const line = await findProofLine(db, id)
    if (!line) return undefined
    const [goods, files, versions, blankFaces, ground, proofs, history] = await Promise.all([
      findDeskGoods(db, line.id),
      findDeskFiles(db, line.id),
      findFileVersions(db, line.id),
      findBlankFaces(db, line.id),
      groundOfLine(db, line.id),
      findVisibleProofs(db, line.id),
      findLineHistory(db, line.id, MAX_EVENTS),
    ])
    return { line, goods, files, versions, blankFaces, ground, proofs, history }
  },

  ofOrder: (number: number) => findLinesOfOrder(db, number),

  /** The picture of a page, as WebP. */
  picture: async (versionId: string, page: number): Promise<Buffer | undefined> => {
    const key = await findOrderedPicture(db, versionId, page)
    return key === undefined ? undefined : storage.read('private', key)
  },
})

/** The lines of the queue with the earliest deadlines, which follow from the calendar of the shop and are not stored. */
async function readQueue(db: Db, filter: QueueFilter, calendar: WorkCalendar): Promise<QueuedLine[]> {
  const first = byDeadline(await findWaitingLines(db, filter), calendar).slice(0, MAX_QUEUED)
  const deadlines = new Map(first.map(({ id, deadline }) => [id, deadline]))
  const lines = await findQueuedLines(db, [...deadlines.keys()])
  return lines.flatMap((line) => {
    const deadline = deadlines.get(line.id)
    return deadline ? [{ ...line, deadline }] : []
  })
}
