import type { Result } from '#domain/result.ts'

/** A message of WhatsApp: a template that Meta has approved, filled in. */
export type WhatsAppMessage = {
  /** Ours; comes back with what is reported of the message. */
  readonly id: string
  /** E.164, "+9665XXXXXXXX" */
  readonly to: string
  readonly template: string
  readonly language: 'en' | 'ar'
  /** In the order of the template, each on one line and not empty. */
  readonly parameters: readonly string[]
  /** What follows the address of the template's button; undefined for a template without one. */
  readonly path: string | undefined
}

/** Why a message was not sent by WhatsApp; `reason` is for the log and contains no personal data. */
export type WhatsAppError = {
  readonly code:
    | 'whatsapp/try-later'
    /** the token, the number or the account: nothing goes out until the owner puts it right */
    | 'whatsapp/account-refused'
    /** not approved, paused, or filled in otherwise than it was approved */
    | 'whatsapp/template-refused'
    /** this receiver is not reached: has no WhatsApp, or does not want this */
    | 'whatsapp/undeliverable'
    /** whether it was taken is not known */
    | 'whatsapp/unknown'
  readonly reason: string
}

/** Delivers messages by WhatsApp. */
export interface WhatsAppSender {
  /** Answers WhatsApp's own id of a message that was accepted, which is not delivered yet. */
  readonly send: (message: WhatsAppMessage) => Promise<Result<{ readonly id: string }, WhatsAppError>>
}
