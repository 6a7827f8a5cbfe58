import type { Db } from '#db/connection.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { recordChange } from '../../changes/record-change.ts'
import type { StaffActor } from '../staff-sessions.service.ts'
import { newToken, tokenHash } from '../staff-sessions.service.ts'
import { findDevices, findPairedDevice, insertDevice, pairDevice, revokeDevice } from './workshop-device.repository.ts'
import type { DeviceRow } from './workshop-device.repository.ts'

export type DeviceError =
  | { readonly code: 'devices/unknown' }
  | { readonly code: 'devices/unknown-station' }
  /** Opened before, too old, revoked, or never made: which of these is not revealed. */
  | { readonly code: 'devices/link-over' }

export type WorkshopDevice = DeviceRow

export type WorkshopDevices = ReturnType<typeof createWorkshopDevices>

/** Tablets of the workshop: made for a station, paired once by the link in a QR code, ended at any time. */
export const createWorkshopDevices = ({ db, publicUrl }: { readonly db: Db; readonly publicUrl: string }) => ({
  all: (): Promise<DeviceRow[]> => findDevices(db),

  /** The tablet of a cookie; undefined when it is not paired any more. */
  of: (token: string | undefined): Promise<DeviceRow | undefined> =>
    token === undefined ? Promise.resolve(undefined) : findPairedDevice(db, tokenHash(token)),

  /** Adds a tablet; answers the link that pairs it within ten minutes. The token stands behind the #. */
  create: (
    author: StaffActor,
    { name, stationId }: { readonly name: string; readonly stationId: number },
  ): Promise<Result<{ readonly id: string; readonly href: string; readonly until: Date }, DeviceError>> =>
    db.transaction().execute(async (tx) => {
      const token = newToken()
      const device = { name, stationId, pairingHash: tokenHash(token), createdBy: author.staffId }
      const added = await insertDevice(tx, device)
      if (!added) return err({ code: 'devices/unknown-station' })
      await recordChange(tx, author, {
        action: 'device.create',
        subject: { type: 'device', id: added.id },
        before: null,
        after: { name, stationId },
      })
      return ok({ ...added, href: `${publicUrl}/office/pair#${token}` })
    }),

  /** Pairs the tablet that opened a link; answers the token of its cookie. In the name of who added it. */
  pair: (link: string): Promise<Result<string, DeviceError>> =>
    db.transaction().execute(async (tx) => {
      const token = newToken()
      const paired = await pairDevice(tx, tokenHash(link), tokenHash(token))
      if (!paired) return err({ code: 'devices/link-over' })
      await recordChange(
        tx,
        { via: 'OFFICE', staffId: paired.created_by, sessionId: null },
        {
          action: 'device.pair',
          subject: { type: 'device', id: paired.id },
          before: null,
          after: { until: paired.expires_at?.toISOString() ?? null },
        },
      )
      return ok(token)
    }),

  revoke: (author: StaffActor, id: string): Promise<Result<void, DeviceError>> =>
    db.transaction().execute(async (tx) => {
      const ended = await revokeDevice(tx, id)
      if (!ended) return err({ code: 'devices/unknown' })
      const change = { action: 'device.revoke', subject: { type: 'device', id }, after: null } as const
      await recordChange(tx, author, { ...change, before: { name: ended.name } })
      return ok(undefined)
    }),
})
