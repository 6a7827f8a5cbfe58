import type { Db } from '#db/connection.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { ChecksService } from '../checks/checks.service.ts'
import {
  askForDesign,
  findFilesOfOrder,
  findVariantsOf,
  replaceFiles,
  type FilesOfLine,
} from './order-files.repository.ts'

/** A line of an order with the versions that it is printed from. */
export type OrderFiles = FilesOfLine

export type SetFilesError =
  | { readonly code: 'artwork/no-line' }
  | { readonly code: 'artwork/unknown' }
  /** What was approved, or is being made, does not change any more. */
  | { readonly code: 'artwork/signed-off' }

export type OrderFilesService = ReturnType<typeof createOrderFilesService>

/** The transaction is given up: a file that was named is not the customer's. */
class ForeignFile extends Error {}

/** The error by which the database refuses a change of files that are signed off. */
const SIGNED_OFF = 'PP001'

/** Files of lines that are ordered: sent later, or replaced until they are signed off. */
export const createOrderFilesService = ({ db, checks }: { readonly db: Db; readonly checks: ChecksService }) => {
  /** Checks a version for every line that is printed from it, so that each line knows where it stands. */
  const checkForLines = async (versionId: string): Promise<void> => {
    for (const line of await findVariantsOf(db, versionId)) {
      const owner = { kind: 'CUSTOMER', customerId: line.customer_id } as const
      await checks.check(owner, versionId, { variantId: line.variant_id, features: line.features })
    }
  }
  return {
    checkForLines,

    /** Lines of a customer's order that take files; undefined when it is no order of theirs. */
    read: (customerId: string, orderId: string): Promise<OrderFiles[] | undefined> =>
      findFilesOfOrder(db, customerId, orderId),

    /** Leaves the design of a line to the shop, once its customer was offered that. */
    askForDesign: async (
      customerId: string,
      line: { readonly orderId: string; readonly position: number },
    ): Promise<Result<void, { readonly code: 'artwork/no-line' | 'artwork/no-choice' }>> => {
      if (await askForDesign(db, { customerId, ...line })) return ok(undefined)
      const lines = await findFilesOfOrder(db, customerId, line.orderId)
      return err({ code: lines ? 'artwork/no-choice' : 'artwork/no-line' })
    },

    /** Has a line printed from these versions of the customer's from now on. */
    set: async (
      customerId: string,
      {
        orderId,
        position,
        ids,
      }: { readonly orderId: string; readonly position: number; readonly ids: readonly string[] },
    ): Promise<Result<void, SetFilesError>> => {
      const lines = await findFilesOfOrder(db, customerId, orderId)
      const line = lines?.find((each) => each.position === position)
      if (!line) return err({ code: 'artwork/no-line' })
      if (!line.is_open) return err({ code: 'artwork/signed-off' })
      try {
        await db.transaction().execute(async (tx) => {
          const taken = await replaceFiles(tx, { lineId: line.line_id, customerId, ids })
          if (taken !== ids.length) throw new ForeignFile()
        })
      } catch (error) {
        if (error instanceof ForeignFile) return err({ code: 'artwork/unknown' })
        if (error instanceof Error && 'code' in error && error.code === SIGNED_OFF)
          return err({ code: 'artwork/signed-off' })
        throw error
      }
      for (const id of ids) await checkForLines(id)
      return ok(undefined)
    },
  }
}
