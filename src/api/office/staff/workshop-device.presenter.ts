import { riyadhTimestamp } from '#domain/calendar/riyadh-time.ts'
import type { WorkshopDevice } from '#services/staff/workshop/workshop-devices.service.ts'

/** A tablet of the workshop, as staff sees it. */
export const presentDevice = (device: WorkshopDevice) => ({
  id: device.id,
  name: device.name,
  station: { id: device.station_id, name: device.station },
  pairedAt: device.paired_at && riyadhTimestamp(device.paired_at),
  pairingUntil: riyadhTimestamp(device.pairing_until),
  expiresAt: device.expires_at && riyadhTimestamp(device.expires_at),
  seenAt: device.seen_at && riyadhTimestamp(device.seen_at),
})
