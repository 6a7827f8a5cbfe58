import type { Result } from '#domain/result.ts'

/** A file that goes with a mail. */
export type Attachment = {
  readonly fileName: string
  readonly mediaType: string
  readonly content: Buffer
  /** Of a picture that the text itself shows, as `cid:` and this. */
  readonly contentId?: string | undefined
}

/** A mail as it goes out. Texts hold no control characters but line breaks in the bodies. */
export type Mail = {
  /** The same for every try, so that a receiver can recognise it. */
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly headers: Readonly<Record<string, string>>
  readonly attachments?: readonly Attachment[]
}

/** Why a mail was not sent; `reason` is for the log and contains no personal data. */
export type MailError =
  /** not sent, another try may work */
  | { readonly code: 'mail/try-later'; readonly reason: string }
  /** not sent: the server does not accept the login of this shop, so none goes out until it is right */
  | { readonly code: 'mail/login-refused'; readonly reason: string }
  /** not sent, and never will be */
  | { readonly code: 'mail/refused'; readonly reason: string }
  /** the connection broke when the mail was handed over: whether it was sent is unknown */
  | { readonly code: 'mail/unknown'; readonly reason: string }

/** Delivers mail. */
export interface Mailer {
  readonly send: (mail: Mail) => Promise<Result<void, MailError>>
  readonly close: () => void
}
