import type { Db } from '#db/connection.ts'
import { answerByNow, type AnswerBy, type WaitCause } from '#domain/artwork/artwork-clock.ts'
import { arrivedSince, withArrived, type FileChange } from '#domain/artwork/file-changes.ts'
import { isFitting, lineParts } from '#domain/artwork/line-designs.ts'
import type { LinePlace } from '#domain/artwork/line-files.ts'
import type { WorkCalendar } from '#domain/calendar/ready-by.ts'
import { MAX_ARTWORKS } from '#domain/cart/cart-item.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { ChecksService } from '../checks/checks.service.ts'
import { orRollBack } from '../../roll-back.ts'
import { joinArrivals } from './arrivals.ts'
import { deleteLost, setAwaitedUploads } from './awaited-uploads.repository.ts'
import { checkLineFiles, type AfterChecks } from './line-checks.ts'
import {
  askForDesign,
  findFilesOfOrder,
  lockFiles,
  replaceFiles,
  withoutPackages,
  type FilesOfLine,
} from './order-files.repository.ts'
import { DAY_MS } from '#domain/calendar/time-spans.ts'

/** A line of an order with the versions that it is printed from. */
export type OrderFiles = Omit<FilesOfLine, 'wait'> & {
  /** What production waits for its customer for, and until when an answer keeps the day. */
  readonly wait: (AnswerBy & { readonly cause: WaitCause }) | null
}

/** The files that a line is printed from, and its packages and uploads; without these those of the line stay as they are. */
export type SetFiles = LinePlace & FileChange

export type SetFilesError =
  | { readonly code: 'artwork/no-line' }
  | { readonly code: 'artwork/unknown' }
  /** Another tab or person has changed them since they were read. */
  | { readonly code: 'artwork/changed' }
  /** The designs together are not the quantity of the line. */
  | { readonly code: 'artwork/pieces' }
  /** What was approved, or is being made, does not change any more. */
  | { readonly code: 'artwork/signed-off' }

export type OrderFilesService = ReturnType<typeof createOrderFilesService>

export interface OrderFilesOptions {
  readonly db: Db
  readonly checks: ChecksService
  readonly afterChecks: AfterChecks
  readonly policy: () => WorkCalendar
  readonly now: () => Date
}

/** Files that could not be checked for so long are left to the desk. */
const UNCHECKED_DAYS = 3

/** The refusal that an error of the database stands for. PP001: the files are signed off. */
const filesRefusal = (error: unknown): SetFilesError | undefined =>
  error instanceof Error && 'code' in error && error.code === 'PP001' ? { code: 'artwork/signed-off' } : undefined

/** Files of lines that are ordered: sent later, or replaced until they are signed off. */
export const createOrderFilesService = ({ db, checks, afterChecks, policy, now }: OrderFilesOptions) => {
  const parts = { db, checks, ...afterChecks }
  return {
    /**
     * Puts an opened version into the lines that waited for it to be opened, and checks it for every line that is printed from it,
     * so that each line knows where it stands.
     */
    checkForLines: async (versionId: string): Promise<void> => {
      await joinArrivals(db, { versionId })
      await checkLineFiles(parts, { versionId })
    },

    /**
     * Puts files into lines that arrived for them, and checks files that were put into lines in the last days and not
     * checked for them; answers how many there were.
     */
    checkOverdue: async (): Promise<number> => {
      const since = new Date(now().getTime() - UNCHECKED_DAYS * DAY_MS)
      await deleteLost(db, since)
      return (await joinArrivals(db, 'ALL')) + (await checkLineFiles(parts, { since }))
    },

    /** Lines of a customer's order that take files; undefined when it is no order of theirs. */
    read: async (customerId: string, orderId: string): Promise<OrderFiles[] | undefined> =>
      (await findFilesOfOrder(db, customerId, orderId))?.map((line) => withClock(line, policy(), now())),

    /** Leaves the design of a line to the shop, once its customer was offered that. */
    askForDesign: async (
      customerId: string,
      line: LinePlace,
    ): Promise<Result<void, { readonly code: 'artwork/no-line' | 'artwork/no-choice' }>> => {
      if (await askForDesign(db, { customerId, ...line })) return ok(undefined)
      const lines = await findFilesOfOrder(db, customerId, line.orderId)
      return err({ code: lines ? 'artwork/no-choice' : 'artwork/no-line' })
    },

    /** Has a line printed from these versions of the customer's from now on. */
    set: async (customerId: string, change: SetFiles): Promise<Result<void, SetFilesError>> => {
      const { orderId, position, ids, layout, seen, uploadIds } = change
      const lines = await findFilesOfOrder(db, customerId, orderId)
      const line = lines?.find((each) => each.position === position)
      if (!line) return err({ code: 'artwork/no-line' })
      if (!line.is_open) return err({ code: 'artwork/signed-off' })
      const { line_id: lineId, quantity } = line
      if (!isFitting(layout, ids.length, quantity)) return err({ code: 'artwork/pieces' })
      const replace = async (tx: Db): Promise<Result<void, SetFilesError>> => {
        const present = await lockFiles(tx, lineId)
        const arrived = arrivedSince(present, change)
        const known = present.filter((file) => !arrived.includes(file)).map(({ id }) => id)
        const files = withArrived(change, arrived, quantity)
        const isChanged = (seen && !(await isSeen(tx, seen, known))) || files.ids.length > MAX_ARTWORKS
        if (isChanged) return err({ code: 'artwork/changed' })
        if (uploadIds) await setAwaitedUploads(tx, { lineId, customerId, ids: uploadIds })
        const taken = await replaceFiles(tx, { lineId, customerId, ids: files.ids, parts: lineParts(files.layout) })
        return taken === files.ids.length ? ok(undefined) : err({ code: 'artwork/unknown' })
      }
      const replaced = await orRollBack(db, replace, filesRefusal)
      if (!replaced.ok) return replaced
      await checkLineFiles(parts, { lineId: Number(lineId) })
      return ok(undefined)
    },
  }
}

/** Whether a customer saw the files that a line has; that a package has left it since, the shop did itself. */
async function isSeen(tx: Db, seen: readonly string[], present: readonly string[]): Promise<boolean> {
  return seen.join() === present.join() || (await withoutPackages(tx, seen)).join() === present.join()
}

function withClock(line: FilesOfLine, calendar: WorkCalendar, now: Date): OrderFiles {
  const { wait: cause, production_days: productionDays, urgent, ready_by: readyBy } = line
  return { ...line, wait: cause && { cause, ...answerByNow(now, { productionDays, urgent, readyBy }, calendar) } }
}
