import { z } from 'zod'
import { limitsOf } from '#domain/payments/payment-method.ts'

/** The part of the environment that says who takes money; see config.ts. */

const flag = z.enum(['true', 'false']).transform((text) => text === 'true')
/** An amount in whole riyals, as halalas. */
const riyals = z.coerce
  .number()
  .int()
  .min(1)
  .max(1_000_000)
  .transform((amount) => amount * 100)
const address = (standard: string) => z.url({ protocol: /^https?$/ }).default(standard)

export const PAYMENT_SETTINGS = {
  PAYMENTS_SANDBOX: flag
    .optional()
    .describe('`true` starts the payment sandbox, in which no money moves: as in the demo; refused in production'),
  MOYASAR_SECRET_KEY: z.string().optional().describe('Secret key of Moyasar; without it no cards are taken'),
  MOYASAR_PUBLISHABLE_KEY: z.string().optional().describe('Its publishable key, with which browsers send cards'),
  MOYASAR_WEBHOOK_SECRET: z.string().min(16).optional().describe('The shared secret of its webhook'),
  MOYASAR_URL: address('https://api.moyasar.com/v1').describe('Where Moyasar answers (`https://api.moyasar.com/v1`)'),
  APPLE_PAY: flag.default(false).describe('`true` offers Apple Pay by Moyasar'),
  APPLE_PAY_DOMAIN_FILE: z
    .string()
    .optional()
    .describe('Path of the domain association file of Apple Pay, from Moyasar’s dashboard'),
  APPLE_PAY_DOMAIN_ASSOCIATION: z
    .string()
    .max(65_536)
    .optional()
    .describe('The content of that file, where a file cannot be placed; takes precedence over the file'),
  STC_PAY: flag.default(false).describe('`true` offers STC Pay by Moyasar'),
  TABBY_SECRET_KEY: z.string().optional().describe('Secret key of Tabby; without it there are no instalments by Tabby'),
  TABBY_MERCHANT_CODE: z.string().optional().describe('The shop’s code at Tabby'),
  TABBY_WEBHOOK_SECRET: z.string().min(16).optional().describe('What Tabby sends in `x-webhook-secret`'),
  TABBY_URL: address('https://api.tabby.sa').describe('Where Tabby answers (`https://api.tabby.sa`)'),
  TABBY_LEAST: riyals.optional().describe('Smallest total in SAR that Tabby takes, as your agreement says (`10`)'),
  TABBY_MOST: riyals.optional().describe('Largest total in SAR that Tabby takes, as your agreement says (`5000`)'),
  TAMARA_API_TOKEN: z
    .string()
    .optional()
    .describe('API token of Tamara; without it there are no instalments by Tamara'),
  TAMARA_NOTIFICATION_TOKEN: z.string().min(16).optional().describe('Verifies the notifications of Tamara'),
  TAMARA_URL: address('https://api.tamara.co').describe('Where Tamara answers (`https://api.tamara.co`)'),
  TAMARA_LEAST: riyals.optional().describe('Smallest total in SAR that Tamara takes, as your agreement says (`100`)'),
  TAMARA_MOST: riyals.optional().describe('Largest total in SAR that Tamara takes, as your agreement says (`5000`)'),
  BANK_IBAN: z
    .string()
    .regex(/^SA\d{22}$/)
    .optional()
    .describe('Account that takes transfers; without it there are none'),
  BANK_NAME: z.string().default('').describe('Its bank'),
  BANK_ACCOUNT_NAME: z.string().default('').describe('Its holder'),
} as const

const Settings = z.object(PAYMENT_SETTINGS)
type Settings = z.infer<typeof Settings>

const TOGETHER = [
  ['MOYASAR_SECRET_KEY', 'MOYASAR_PUBLISHABLE_KEY', 'MOYASAR_WEBHOOK_SECRET'],
  ['TABBY_SECRET_KEY', 'TABBY_MERCHANT_CODE', 'TABBY_WEBHOOK_SECRET'],
  ['TAMARA_API_TOKEN', 'TAMARA_NOTIFICATION_TOKEN'],
] as const

/** Between which totals instalments are offered. */
const ownLimits = (settings: Settings) => ({
  TABBY: {
    least: settings.TABBY_LEAST ?? limitsOf('TABBY').least,
    most: settings.TABBY_MOST ?? limitsOf('TABBY').most,
  },
  TAMARA: {
    least: settings.TAMARA_LEAST ?? limitsOf('TAMARA').least,
    most: settings.TAMARA_MOST ?? limitsOf('TAMARA').most,
  },
})

/** What is wrong with the settings of payments, a line each. */
export function paymentProblems(settings: Settings, isProduction: boolean): string[] {
  const problems: string[] = TOGETHER.flatMap(([first, ...others]) =>
    settings[first] === undefined
      ? []
      : others.flatMap((name) => (settings[name] === undefined ? [`${name}: needed with ${first}`] : [])),
  )
  for (const [provider, { least, most }] of Object.entries(ownLimits(settings))) {
    if (least > most) problems.push(`${provider}_LEAST: more than ${provider}_MOST`)
  }
  if (!isProduction) return problems
  if (settings.PAYMENTS_SANDBOX) problems.push('PAYMENTS_SANDBOX: no money would move; it cannot run in production')
  for (const name of ['MOYASAR_URL', 'TABBY_URL', 'TAMARA_URL'] as const) {
    if (!settings[name].startsWith('https:')) problems.push(`${name}: must begin with https:// in production`)
  }
  return problems
}

/** What the parts of the shop are given about payments. */
export const paymentsOf = (settings: Settings, isDemo: boolean) => ({
  /** Whether the sandbox stands in for all gateways. */
  isSandbox: settings.PAYMENTS_SANDBOX ?? (isDemo && settings.MOYASAR_SECRET_KEY === undefined),
  moyasar:
    settings.MOYASAR_SECRET_KEY && settings.MOYASAR_PUBLISHABLE_KEY && settings.MOYASAR_WEBHOOK_SECRET
      ? {
          url: settings.MOYASAR_URL,
          secretKey: settings.MOYASAR_SECRET_KEY,
          publishableKey: settings.MOYASAR_PUBLISHABLE_KEY,
          webhookSecret: settings.MOYASAR_WEBHOOK_SECRET,
        }
      : undefined,
  tabby:
    settings.TABBY_SECRET_KEY && settings.TABBY_MERCHANT_CODE && settings.TABBY_WEBHOOK_SECRET
      ? {
          url: settings.TABBY_URL,
          secretKey: settings.TABBY_SECRET_KEY,
          merchantCode: settings.TABBY_MERCHANT_CODE,
          webhookSecret: settings.TABBY_WEBHOOK_SECRET,
        }
      : undefined,
  tamara:
    settings.TAMARA_API_TOKEN && settings.TAMARA_NOTIFICATION_TOKEN
      ? {
          url: settings.TAMARA_URL,
          apiToken: settings.TAMARA_API_TOKEN,
          notificationToken: settings.TAMARA_NOTIFICATION_TOKEN,
        }
      : undefined,
  hasApplePay: settings.APPLE_PAY,
  /** By what Apple recognizes the shop's domain. */
  applePayDomain: { file: settings.APPLE_PAY_DOMAIN_FILE, text: settings.APPLE_PAY_DOMAIN_ASSOCIATION },
  hasStcPay: settings.STC_PAY,
  limits: ownLimits(settings),
  bank: settings.BANK_IBAN
    ? { iban: settings.BANK_IBAN, bank: settings.BANK_NAME, name: settings.BANK_ACCOUNT_NAME }
    : undefined,
})
