import type { Db } from '#db/connection.ts'
import type { GatewayRefusal } from '#integrations/payments/gateway-refusal.ts'
import { countRefusal, findRefusals } from './gateway-refusal.repository.ts'
import type { RefusalCount } from './gateway-refusal.repository.ts'

type Log = (facts: object, sentence: string) => void

export interface RefusalParts {
  readonly db: Db
  readonly logger: { readonly error: Log; readonly warn: Log }
}

/**
 * Logs and counts what gateways refuse: a refused key as an error, because nothing will be paid until the owner changes a
 * setting, everything else as a warning. Never delays or fails the call it is about.
 */
export const createRefusalReport =
  ({ db, logger }: RefusalParts) =>
  ({ isAlarm, ...refusal }: GatewayRefusal): void => {
    if (isAlarm) logger.error(refusal, 'a gateway does not accept the keys of this shop')
    else logger.warn(refusal, 'a gateway refused a call')
    countRefusal(db, refusal).catch((error: unknown) => logger.warn({ err: error }, 'a refusal was not counted'))
  }

const DISPLAYED_DAYS = 7

/** The refusals of the last week, the most frequent first. */
export const recentRefusals = (db: Db): Promise<RefusalCount[]> => findRefusals(db, DISPLAYED_DAYS)
