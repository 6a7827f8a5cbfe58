import type { Db } from '#db/connection.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { inOrder } from '#domain/staff/permissions.ts'
import type { Permission } from '#domain/staff/permissions.ts'
import { readPin } from '#domain/staff/workshop-pin.ts'
import { recordChange } from '../../changes/record-change.ts'
import { hashPassword, isPassword } from '../../customers/password.ts'
import type { LimitExceeded, RateLimits } from '../../limits/rate-limits.ts'
import { giveBackAll, takeAll } from '../../limits/take-all.ts'
import type { Counted } from '../../limits/take-all.ts'
import type { StaffActor } from '../staff-sessions.service.ts'
import { countPin, deletePin, findPinHolder, findPinHolders, hasPin, putPin } from './workshop-device.repository.ts'

export type PinError =
  | LimitExceeded
  /** Not this person's PIN, or one that was guessed at too often. */
  | { readonly code: 'pins/wrong' }
  | { readonly code: 'pins/none' }

/** Who works at a tablet for one move: a person, named by their PIN. They have no session. */
export type PinWorker = {
  readonly via: 'OFFICE'
  readonly staffId: string
  readonly sessionId: null
  readonly permissions: ReadonlySet<Permission>
}

export type WorkshopPins = ReturnType<typeof createWorkshopPins>

/** Six digits by which people work at the tablets of the workshop. They open nothing else. */
export const createWorkshopPins = ({ db, limits }: { readonly db: Db; readonly limits: RateLimits }) => ({
  /** Those who can work at a tablet, by name. */
  holders: async (): Promise<{ id: string; name: string; permissions: ReadonlySet<Permission> }[]> =>
    (await findPinHolders(db)).map(({ id, name, permissions }) => ({
      id,
      name,
      permissions: new Set(inOrder(permissions)),
    })),

  set: async (author: StaffActor, pin: string): Promise<void> => {
    const pinHash = await hashPassword(pin)
    await db.transaction().execute(async (tx) => {
      const before = { pin: await hasPin(tx, author.staffId) }
      await putPin(tx, author.staffId, pinHash)
      const subject = { type: 'staff', id: author.staffId }
      await recordChange(tx, author, { action: 'account.setPin', subject, before, after: { pin: true, renewed: true } })
    })
  },

  remove: (author: StaffActor): Promise<Result<void, PinError>> =>
    db.transaction().execute(async (tx): Promise<Result<void, PinError>> => {
      if (!(await deletePin(tx, author.staffId))) return err({ code: 'pins/none' })
      const subject = { type: 'staff', id: author.staffId }
      const sides = { before: { pin: true }, after: { pin: false } }
      await recordChange(tx, author, { action: 'account.removePin', subject, ...sides })
      return ok(undefined)
    }),

  /** Who shows a PIN at a tablet. Wrong ones are counted for the person, for the tablet, and in a row. */
  show: async (deviceId: string, staffId: string, text: string): Promise<Result<PinWorker, PinError>> => {
    const counted: Counted = [
      ['staff-pin', `${staffId} ${deviceId}`],
      ['staff-pin-device', deviceId],
    ]
    const taken = await takeAll(limits, counted)
    if (!taken.ok) return taken
    const pin = readPin(text)
    const holder = await findPinHolder(db, staffId)
    const isRight = (await isPassword(pin ?? '', holder?.pin_hash ?? null)) && pin !== undefined
    if (holder) await countPin(db, staffId, isRight)
    if (!holder || !isRight) return err({ code: 'pins/wrong' })
    await giveBackAll(limits, counted)
    const permissions = new Set(inOrder(holder.permissions))
    return ok({ via: 'OFFICE', staffId, sessionId: null, permissions })
  },
})
