import type { Config } from '#config'
import type { Db } from '#db/connection.ts'
import { checkAccounts, openAccounts } from '#services/gateway-accounts/gateway-accounts.ts'

interface WarningParts {
  readonly config: Pick<Config, 'payments' | 'http' | 'production'>
  readonly db: Db
  readonly logger: { readonly warn: (facts: object, sentence: string) => void }
}

/**
 * Says in the log what is wrong with the accounts at the gateways, each with the setting to change. The shop starts all the
 * same: a vendor that is away for a moment must not keep it closed.
 */
export async function warnOfGateways({ config, db, logger }: WarningParts): Promise<void> {
  const { payments, http, production } = config
  try {
    const accounts = openAccounts(payments, { publicUrl: http.publicUrl, isProduction: production })
    for (const { isGood, vendor, setting, sentence } of await checkAccounts(db, accounts)) {
      if (!isGood) logger.warn({ vendor, setting }, sentence)
    }
  } catch (error) {
    logger.warn({ err: error }, 'the accounts at the gateways could not be checked')
  }
}
