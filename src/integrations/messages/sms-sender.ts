import type { Result } from '#domain/result.ts'

/** A text message as it goes out. */
export type Sms = {
  /** The same for every try, so that a provider can recognise it. */
  readonly id: string
  /** E.164, "+9665XXXXXXXX" */
  readonly to: string
  readonly text: string
}

/** Why a text message was not sent; `reason` is for the log and contains no personal data. See MailError. */
export type SmsError =
  | { readonly code: 'sms/try-later'; readonly reason: string }
  /** the provider does not accept the key of this shop: no message goes out until it is right */
  | { readonly code: 'sms/login-refused'; readonly reason: string }
  | { readonly code: 'sms/refused'; readonly reason: string }
  | { readonly code: 'sms/unknown'; readonly reason: string }

/** Delivers text messages. */
export interface SmsSender {
  readonly send: (sms: Sms) => Promise<Result<void, SmsError>>
}

export interface SmsProviderOptions {
  readonly apiKey: string
  /** The name registered with the operators that messages come from. */
  readonly sender: string
  /** Another address than the provider's own, for tests. */
  readonly endpoint?: string
}
