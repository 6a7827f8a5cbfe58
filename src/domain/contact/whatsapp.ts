import { err, ok, type Result } from '../result.ts'

/** A messaging link as it is stored: "https://wa.me/9665XXXXXXXX". */
export type WhatsAppLink = string

export type WhatsAppError = { readonly code: 'whatsapp/invalid' }

/** Exactly 14 characters: what the top bar cuts off (S23). */
const PREFIX = 'https://wa.me/'

/** Accepts only https://wa.me/ and a Saudi mobile number, because the shown number is cut out of it (S23). */
export const parseWhatsAppLink = (text: string): Result<WhatsAppLink, WhatsAppError> =>
  /^https:\/\/wa\.me\/9665\d{8}$/.test(text) ? ok(text) : err({ code: 'whatsapp/invalid' })

/** The link's number without its first 14 characters: "966551234567". */
export const whatsAppNumber = (link: WhatsAppLink): string => link.slice(PREFIX.length)

/** The link that opens the conversation with a message already written. */
export const whatsAppMessage = (link: WhatsAppLink, message: string): string =>
  `${link}?text=${encodeURIComponent(message)}`
