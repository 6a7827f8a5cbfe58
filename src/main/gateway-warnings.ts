import type { Config } from '#config'
import type { Db } from '#db/connection.ts'
import { checkAccounts, openAccounts } from '#services/gateway-accounts/gateway-accounts.ts'
import { checkCarriers } from '#services/gateway-accounts/carriers.ts'
import type { VendorFinding } from '#services/gateway-accounts/gateway-accounts.ts'

interface WarningParts {
  readonly config: Pick<Config, 'payments' | 'http' | 'production' | 'mail' | 'sms'> & Partial<Pick<Config, 'whatsapp'>>
  readonly db: Db
  readonly logger: Record<'warn' | 'error', (facts: object, sentence: string) => void>
}

/**
 * Says in the log what is wrong with the accounts at gateways and carriers of messages, each with the setting to change. The shop starts all the
 * same: a vendor that is away for a moment must not keep it closed. `said` is what the log has from the time before, and is not
 * said again as long as it lasts.
 */
export async function warnOfGateways({ config, db, logger }: WarningParts, warned = new Set<string>()): Promise<void> {
  const { payments, http, production } = config
  try {
    const accounts = openAccounts(payments, { publicUrl: http.publicUrl, isProduction: production })
    const found = await Promise.all([checkAccounts(db, accounts), checkCarriers(config)])
    const wrong = found.flat().filter(({ isGood }) => !isGood)
    for (const finding of wrong) {
      const { isAlarm, vendor, setting, sentence } = finding
      if (!warned.has(nameOf(finding))) logger[isAlarm ? 'error' : 'warn']({ vendor, setting }, sentence)
      warned.add(nameOf(finding))
    }
    const still = new Set(wrong.map(nameOf))
    for (const name of warned) if (!still.has(name)) warned.delete(name)
  } catch (error) {
    logger.warn({ err: error }, 'the accounts at the gateways could not be checked')
  }
}

const nameOf = ({ vendor, sentence }: VendorFinding): string => `${vendor}: ${sentence}`
