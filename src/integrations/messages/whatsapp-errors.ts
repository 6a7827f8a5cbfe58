import type { WhatsAppError } from './whatsapp-sender.ts'

/**
 * Meta's codes, which it recommends to go by instead of the HTTP status: developers.facebook.com, WhatsApp error codes
 * (vendor-documents/meta/errors.json). A code that is not listed is about the one message.
 */
const CODES: Readonly<
  Record<Exclude<WhatsAppError['code'], 'whatsapp/unknown' | 'whatsapp/undeliverable'>, readonly number[]>
> = {
  'whatsapp/try-later': [1, 2, 4, 80_007, 130_429, 131_000, 131_016, 131_056, 131_057, 133_004],
  'whatsapp/account-refused': [0, 3, 10, 33, 190, 368, 131_005, 131_031, 131_042, 131_045, 131_048, 133_006, 133_010],
  'whatsapp/template-refused': [
    100, 131_008, 131_009, 132_000, 132_001, 132_005, 132_007, 132_012, 132_015, 132_016, 132_018,
  ],
}

/** The codes of permissions. */
const isPermission = (code: number): boolean => code >= 200 && code <= 299

/** What a code of Meta's means for the message. */
export function whatsAppError(code: number): WhatsAppError {
  const reason = `Meta ${code}`
  if (isPermission(code)) return { code: 'whatsapp/account-refused', reason }
  for (const kind of ['whatsapp/try-later', 'whatsapp/account-refused', 'whatsapp/template-refused'] as const) {
    if (CODES[kind].includes(code)) return { code: kind, reason }
  }
  return { code: 'whatsapp/undeliverable', reason }
}
