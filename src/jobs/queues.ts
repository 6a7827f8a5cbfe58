import type { PgBoss } from 'pg-boss'

/** Every queue with what holds for its jobs. Created when a process starts; creating one twice changes nothing. */
const QUEUES = {
  'mail.dead': {},
  'mail.send': {
    retryLimit: 8,
    retryDelay: 30,
    retryBackoff: true,
    retryDelayMax: 3_600,
    heartbeatSeconds: 60,
    expireInSeconds: 120,
    deleteAfterSeconds: 24 * 3_600,
    deadLetter: 'mail.dead',
  },
  // Messages with a code, for which a visitor waits and which are worthless after five minutes.
  'code.send': {
    retryLimit: 5,
    retryDelay: 3,
    retryBackoff: true,
    retryDelayMax: 60,
    heartbeatSeconds: 60,
    expireInSeconds: 60,
    deleteAfterSeconds: 3_600,
    deadLetter: 'mail.dead',
  },
  // Looking is harmless: the second look changes nothing. What keeps failing is left to the sweep.
  'payments.check': {
    retryLimit: 5,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 120,
    heartbeatSeconds: 60,
    expireInSeconds: 60,
    deleteAfterSeconds: 3_600,
  },
  'refunds.send': {
    retryLimit: 5,
    retryDelay: 10,
    retryBackoff: true,
    retryDelayMax: 300,
    heartbeatSeconds: 60,
    expireInSeconds: 60,
    deleteAfterSeconds: 3_600,
  },
  // The code is worth something for half an hour.
  'webhooks.verify': {
    retryLimit: 8,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 300,
    heartbeatSeconds: 60,
    expireInSeconds: 60,
    deleteAfterSeconds: 3_600,
  },
  // A row that is done is never done again: the next attempt goes on after it.
  'bulk.run': {
    retryLimit: 20,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 60,
    heartbeatSeconds: 20,
    expireInSeconds: 3_600,
    deleteAfterSeconds: 24 * 3_600,
  },
  // A part that is stored is not written again: the next attempt goes on after it.
  'exports.make': {
    retryLimit: 20,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 60,
    heartbeatSeconds: 20,
    expireInSeconds: 3_600,
    deleteAfterSeconds: 24 * 3_600,
  },
  // A lease on the version decides who opens it; what is left over is found by the sweep.
  'artwork.open': {
    retryLimit: 3,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 60,
    heartbeatSeconds: 60,
    expireInSeconds: 300,
    deleteAfterSeconds: 3_600,
  },
  // At most one waiting or running, in all processes together.
  'mail.sweep': { policy: 'exclusive', retryLimit: 0, expireInSeconds: 60 },
  'customers.sweep': { policy: 'exclusive', retryLimit: 0, expireInSeconds: 300, heartbeatSeconds: 60 },
  'gateways.check': { policy: 'exclusive', retryLimit: 0, expireInSeconds: 300, heartbeatSeconds: 60 },
  'bulk.sweep': { policy: 'exclusive', retryLimit: 0, expireInSeconds: 3_600, heartbeatSeconds: 60 },
  'exports.sweep': { policy: 'exclusive', retryLimit: 0, expireInSeconds: 3_600, heartbeatSeconds: 60 },
  'orders.sweep': { policy: 'exclusive', retryLimit: 0, expireInSeconds: 300, heartbeatSeconds: 60 },
  'quotations.sweep': { policy: 'exclusive', retryLimit: 0, expireInSeconds: 300, heartbeatSeconds: 60 },
  'artwork.sweep': { policy: 'exclusive', retryLimit: 0, expireInSeconds: 600, heartbeatSeconds: 60 },
  'artwork.clock': { policy: 'exclusive', retryLimit: 0, expireInSeconds: 300, heartbeatSeconds: 60 },
  'files.sweep': { policy: 'exclusive', retryLimit: 0, expireInSeconds: 600, heartbeatSeconds: 60 },
  'invoices.report': { policy: 'exclusive', retryLimit: 0, expireInSeconds: 1_800, heartbeatSeconds: 60 },
  'images.warm': { policy: 'exclusive', retryLimit: 0, expireInSeconds: 1_800, heartbeatSeconds: 60 },
} as const satisfies Record<string, Parameters<PgBoss['createQueue']>[1]>

export type QueueName = keyof typeof QUEUES

/** Creates the queues that are missing, dead letters first. */
export async function createQueues(boss: PgBoss): Promise<void> {
  for (const [name, options] of Object.entries(QUEUES)) await boss.createQueue(name, options)
}
