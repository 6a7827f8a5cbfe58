import { parseArgs } from 'node:util'
import type { Config } from '#config'
import { createOnboarding } from '#services/invoices/units/unit-onboarding.ts'
import type { Refused, UnitRequest } from '#services/invoices/units/unit-onboarding.ts'
import { unitStates } from '#services/invoices/units/unit-states.ts'
import { UsageError, withShop } from '../command.ts'
import type { Command } from '../command.ts'
import { withStaffShop } from '../staff-shop.ts'

const OPTIONS = {
  otp: { type: 'string' },
  unit: { type: 'string' },
  environment: { type: 'string', default: 'production' },
  'simplified-only': { type: 'boolean', default: false },
  branch: { type: 'string', default: 'Main branch' },
  category: { type: 'string', default: 'Printing' },
} as const

export const zatcaCommand: Command = {
  usage: 'zatca onboard|renew|status [--otp <one-time password>]',
  summary: 'Registers a unit that issues invoices with the tax authority, renews its certificate, or shows its status.',
  options: [
    '--otp 123456            The one-time password of the Fatoora portal; without it, an onboarding already started continues',
    '--environment …         production (without it), simulation or sandbox',
    '--unit 2                Another unit than INVOICE_UNIT',
    '--simplified-only       For a unit that sells to consumers only',
    '--branch, --category    The branch and the line of business, as the certificate will say them',
  ],
  run: async (args, config) => {
    const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })
    const [action, ...more] = positionals
    if (more.length > 0) throw new UsageError('zatca takes one word: onboard, renew or status')
    if (action === 'status') return withShop(config, async ({ db }) => report(await unitStates(db, new Date())))
    if (action === 'onboard' || action === 'renew') return register(config, action, values)
    throw new UsageError('zatca takes one word: onboard, renew or status')
  },
}

type Values = {
  readonly otp?: string
  readonly unit?: string
  readonly environment: string
  readonly 'simplified-only': boolean
  readonly branch: string
  readonly category: string
}

const ENVIRONMENT_NAMES = ['production', 'simulation', 'sandbox'] as const

const register = (config: Config, action: 'onboard' | 'renew', values: Values): Promise<number> =>
  withStaffShop(config, async ({ settings }, { db }) => {
    const environment = ENVIRONMENT_NAMES.find((name) => name === values.environment)
    if (!environment) throw new UsageError('--environment is production, simulation or sandbox')
    const unit = Number(values.unit ?? config.taxAuthority.unit)
    if (!Number.isInteger(unit) || unit < 1 || unit > 99) throw new UsageError('--unit is a number from 1 to 99')
    const seller = await settings.seller()
    const { key, url } = config.taxAuthority
    const onboarding = createOnboarding({ db, seller, key, url, now: new Date() })
    const request: UnitRequest = {
      unit,
      environment,
      invoiceTypes: values['simplified-only'] ? '0100' : '1100',
      branch: values.branch,
      businessCategory: values.category,
    }
    const done = await onboarding[action](request, values.otp)
    if (!done.ok) {
      console.error(sentenceOf(done.error))
      return 1
    }
    console.log(
      `Unit ${unit} is registered. Its certificate is valid until ${done.value.expiresAt.toISOString().slice(0, 10)}.`,
    )
    return 0
  })

const SENTENCES = {
  'unit/otp-needed': 'A one-time password is needed: create one in the Fatoora portal and give it with --otp.',
  'unit/onboarded-before': 'This unit is already registered. To renew its certificate: zatca renew --otp …',
  'unit/not-onboarded': 'This unit is not registered yet: zatca onboard --otp …',
} as const

function sentenceOf(refused: Refused): string {
  if (!('status' in refused)) return SENTENCES[refused.code]
  const reasons = refused.reasons.map((reason) => `\n  - ${reason}`).join('')
  if (refused.code === 'tax-authority/unreachable')
    return `The tax authority did not answer. Run the command again; without --otp when the password was accepted.${reasons}`
  return `The tax authority refused (${refused.status}):${reasons}\nA one-time password works once, within an hour.`
}

function report(states: Awaited<ReturnType<typeof unitStates>>): number {
  for (const { unit, environment, expiresAt, days, isLoginRefused, waiting, refused } of states) {
    const certificate =
      expiresAt === null
        ? 'not registered'
        : `${environment}, certificate until ${expiresAt.toISOString().slice(0, 10)} (${days} days)`
    console.log(`Unit ${unit}: ${certificate}; ${waiting} documents wait, ${refused} were refused.`)
    if (isLoginRefused)
      console.log('  The tax authority refuses its login: renew the certificate (zatca renew --otp …).')
  }
  return states.some(({ days, isLoginRefused }) => isLoginRefused || (days !== null && days < 30)) ? 1 : 0
}
