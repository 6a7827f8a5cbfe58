import { z } from 'zod'
import type { Settings } from './settings.ts'

/** The variables of the environment about WhatsApp. All of the first four, or none: without them nothing goes by it. */
export const WHATSAPP_SETTINGS = {
  WHATSAPP_PHONE_NUMBER_ID: z
    .string()
    .regex(/^\d{5,30}$/, 'must be the id of the number, digits only, not the number itself')
    .optional()
    .describe(
      'Id of the number that news of orders come from by WhatsApp (Meta, WhatsApp, API setup); without it none do',
    ),
  WHATSAPP_TOKEN: z
    .string()
    .min(20)
    .optional()
    .describe(
      'Permanent token of a system user with `whatsapp_business_messaging`; needed with `WHATSAPP_PHONE_NUMBER_ID`',
    ),
  WHATSAPP_APP_SECRET: z
    .string()
    .min(16)
    .optional()
    .describe('App secret, which the reports of deliveries are signed with; needed with `WHATSAPP_PHONE_NUMBER_ID`'),
  WHATSAPP_VERIFY_TOKEN: z
    .string()
    .min(16)
    .optional()
    .describe('Any random text, given to Meta with the address of the webhook; needed with `WHATSAPP_PHONE_NUMBER_ID`'),
  WHATSAPP_TEMPLATE_PREFIX: z
    .string()
    .regex(/^[a-z0-9_]{0,60}$/, 'must be small letters, digits and underscores')
    .default('shop_')
    .describe('What the names of this shop’s templates at Meta begin with (`shop_`); another one for new texts'),
  WHATSAPP_URL: z
    .url({ protocol: /^https?$/ })
    .default('https://graph.facebook.com/v25.0')
    .describe('Where the Graph API answers, with its version (`https://graph.facebook.com/v25.0`)'),
}

const TOGETHER = ['WHATSAPP_PHONE_NUMBER_ID', 'WHATSAPP_TOKEN', 'WHATSAPP_APP_SECRET', 'WHATSAPP_VERIFY_TOKEN'] as const

/** What is wrong with the settings of WhatsApp, a line each. */
export function whatsAppProblems(settings: Settings): string[] {
  const given = TOGETHER.filter((name) => settings[name] !== undefined)
  const missing = given.length === 0 ? [] : TOGETHER.filter((name) => settings[name] === undefined)
  const isProduction = settings.NODE_ENV === 'production'
  return [
    ...missing.map((name) => `${name}: needed with ${given.join(', ')}; WhatsApp needs all of them, or none`),
    ...(isProduction && given.length > 0 && !settings.SMS_PROVIDER
      ? ['SMS_PROVIDER: needed with WHATSAPP_PHONE_NUMBER_ID; what WhatsApp does not deliver goes as a text message']
      : []),
    ...(isProduction && !settings.WHATSAPP_URL.startsWith('https:')
      ? ['WHATSAPP_URL: must begin with https:// in production']
      : []),
  ]
}

/** What the parts of the shop are given about WhatsApp; undefined when it is not set up. */
export function whatsAppOf(settings: Settings) {
  const {
    WHATSAPP_PHONE_NUMBER_ID: phoneNumberId,
    WHATSAPP_TOKEN: token,
    WHATSAPP_APP_SECRET: appSecret,
    WHATSAPP_VERIFY_TOKEN: verifyToken,
  } = settings
  if (!phoneNumberId || !token || !appSecret || !verifyToken) return undefined
  const url = settings.WHATSAPP_URL.replace(/\/+$/, '')
  return { url, phoneNumberId, token, appSecret, verifyToken, templatePrefix: settings.WHATSAPP_TEMPLATE_PREFIX }
}
