import type { Db } from '#db/connection.ts'
import { err, ok } from '#domain/result.ts'
import type { FieldUndoer } from '../../changes/undoer.ts'
import { lockOrder } from '../order.repository.ts'
import { contactOf, correctionOf } from './contact-correction.ts'
import type { ContactCorrection } from './contact-correction.ts'
import { CORRECTABLE } from './desk-work.service.ts'
import { correctOrder, findDesk, raiseVersion, writeAssignee } from './desk-work.repository.ts'
import type { TraceParts } from './trace-order.ts'

/** Takes back corrections of who an order is for and where it goes, until it leaves. */
export const correctionUndoer = ({ listing }: TraceParts): FieldUndoer => ({
  permission: 'orders.edit',
  read: async (tx: Db, id: string) => {
    const order = await lockOrder(tx, { id })
    return order && CORRECTABLE.has(order.status) ? contactOf(order) : undefined
  },
  write: async (tx, id, fields) => {
    const order = await lockOrder(tx, { id })
    if (!order) return err({ code: 'changes/changed-since' })
    const { row } = correctionOf(order, fields as ContactCorrection)
    await correctOrder(tx, id, row)
    await raiseVersion(tx, id)
    await listing.refresh(tx, id)
    return ok(undefined)
  },
})

/** Takes back who an order was given to. */
export const assignmentUndoer = ({ listing }: TraceParts): FieldUndoer => ({
  permission: 'orders.edit',
  read: async (tx: Db, id: string) => {
    const order = await lockOrder(tx, { id })
    return order && { assignee: (await findDesk(tx, id))?.assignee_id ?? null }
  },
  write: async (tx, id, fields) => {
    const assignee = fields['assignee'] as string | null
    if (!(await writeAssignee(tx, id, assignee))) return err({ code: 'changes/changed-since' })
    await listing.refresh(tx, id)
    return ok(undefined)
  },
})
