import type { Config } from '#config'
import { checkAccounts, openAccounts, registerWebhooks } from '#services/gateway-accounts/gateway-accounts.ts'
import { checkCarriers } from '#services/gateway-accounts/carriers.ts'
import type { VendorFinding } from '#services/gateway-accounts/gateway-accounts.ts'
import { recentRefusals } from '#services/payments/gateway-refusals.ts'
import { UsageError, withShop } from './command.ts'
import type { Command } from './command.ts'

const NAMES: Readonly<Record<VendorFinding['vendor'], string>> = {
  MOYASAR: 'Moyasar',
  TABBY: 'Tabby',
  TAMARA: 'Tamara',
  EMAIL: 'Email',
  SMS: 'Text messages',
  WHATSAPP: 'WhatsApp',
}

export const gatewaysCommand: Command = {
  usage: 'gateways check | gateways webhooks',
  summary:
    'Checks the accounts at gateways, mail server and text messages without moving money, or registers webhooks.',
  options: [
    'check      keys, mode, region, methods, limits, webhooks, Apple Pay, clock, mail server, text messages; exit code 1 when something is wrong',
    'webhooks   registers the addresses of this shop, which must be running and reachable at PUBLIC_URL',
  ],
  run: async (args, config) => {
    const [what] = args
    if (args.length !== 1 || (what !== 'check' && what !== 'webhooks')) {
      throw new UsageError('gateways takes one word: check or webhooks')
    }
    const accounts = accountsOf(config)
    return withShop(config, async ({ db }) => {
      if (what === 'webhooks') return show(await registerWebhooks(db, accounts))
      const found = await Promise.all([checkAccounts(db, accounts), checkCarriers(config)])
      const code = show(found.flat())
      showRefusals(await recentRefusals(db))
      return code
    })
  },
}

function accountsOf({ payments, http, production }: Config) {
  if (payments.isSandbox) {
    throw new UsageError(
      'The payment sandbox stands in for all gateways. Set MOYASAR_SECRET_KEY and its related settings.',
    )
  }
  const accounts = openAccounts(payments, { publicUrl: http.publicUrl, isProduction: production })
  if (accounts.length === 0) {
    throw new UsageError('No gateway is set up: set MOYASAR_SECRET_KEY, TABBY_SECRET_KEY or TAMARA_API_TOKEN.')
  }
  return accounts
}

/** A line for each finding; answers the exit code. */
function show(findings: readonly VendorFinding[]): number {
  for (const { vendor, isGood, setting, sentence } of findings) {
    const named = isGood || setting === null || sentence.includes(setting) ? sentence : `${sentence} (${setting})`
    console.log(`${NAMES[vendor]}\t${isGood ? 'ok' : 'WRONG'}\t${named}`)
  }
  const wrong = findings.filter(({ isGood }) => !isGood).length
  console.log(wrong === 0 ? 'Everything is in order.' : `Problems found: ${wrong}.`)
  return wrong === 0 ? 0 : 1
}

function showRefusals(refusals: Awaited<ReturnType<typeof recentRefusals>>): void {
  if (refusals.length > 0) console.log('\nRefused in the last 7 days:')
  for (const { vendor, call, status, code, times } of refusals) {
    console.log([`${times} ×`, vendor, call, status === 0 ? 'no answer' : status, code].join('\t'))
  }
}
