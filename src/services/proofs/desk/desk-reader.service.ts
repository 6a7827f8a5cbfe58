import type { Db } from '#db/connection.ts'
import type { ChecksService } from '../../artwork/checks/checks.service.ts'
import type { FileStorage } from '#integrations/storage/file-storage.ts'
import {
  countQueue,
  findDeskFiles,
  findDeskGoods,
  findLineHistory,
  findLinesOfOrder,
  findOrderedPicture,
  findQueue,
} from './desk-reader.repository.ts'
import type { DeskFile, DeskGoods, LineHistoryRow, QueueCounts } from './desk-reader.repository.ts'
import { checkLineFiles } from '../../artwork/lines/line-checks.ts'
import { findFileVersions } from './desk-files.repository.ts'
import type { FileVersion } from './desk-files.repository.ts'
import { findBlankFaces, type BlankFace } from '../line-faces.repository.ts'
import { findLineId, findProofLine } from '../proof-line.repository.ts'
import type { LineName, ProofLine } from '../proof-line.repository.ts'
import { findVisibleProofs } from '../proof-reader.repository.ts'
import type { ProofDetails } from '../proof-reader.repository.ts'

export type { DeskFile, QueuedLine } from './desk-reader.repository.ts'

/** The parts of the queue. */
type QueueTab = 'mine' | 'all' | 'customer'

/** A line with everything that the desk decides by. */
export type DeskLineFile = {
  readonly line: ProofLine
  readonly goods: DeskGoods
  readonly files: readonly DeskFile[]
  readonly versions: readonly FileVersion[]
  /** What stays white, because the files have no page for it. */
  readonly blankFaces: readonly BlankFace[]
  readonly proofs: readonly ProofDetails[]
  readonly history: readonly LineHistoryRow[]
}

interface DeskReaderParts {
  readonly db: Db
  readonly storage: Pick<FileStorage, 'read'>
  readonly checks: Pick<ChecksService, 'check'>
}

const [MAX_QUEUED, MAX_EVENTS] = [200, 100]

export type DeskReader = ReturnType<typeof createDeskReader>

/** The artwork desk as it is read. */
export const createDeskReader = ({ db, storage, checks }: DeskReaderParts) => ({
  queue: async (tab: QueueTab, staffId: string) => {
    const filter = {
      waitsFor: tab === 'customer' ? 'CUSTOMER' : 'SHOP',
      staffId: tab === 'mine' ? staffId : null,
    } as const
    const [lines, counts] = await Promise.all([findQueue(db, filter, MAX_QUEUED), countQueue(db, staffId)])
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
    const [goods, files, versions, blankFaces, proofs, history] = await Promise.all([
      findDeskGoods(db, line.id),
      findDeskFiles(db, line.id),
      findFileVersions(db, line.id),
      findBlankFaces(db, line.id),
      findVisibleProofs(db, line.id),
      findLineHistory(db, line.id, MAX_EVENTS),
    ])
    return { line, goods, files, versions, blankFaces, proofs, history }
  },

  ofOrder: (number: number) => findLinesOfOrder(db, number),

  /** The picture of a page, as WebP. */
  picture: async (versionId: string, page: number): Promise<Buffer | undefined> => {
    const key = await findOrderedPicture(db, versionId, page)
    return key === undefined ? undefined : storage.read('private', key)
  },
})
