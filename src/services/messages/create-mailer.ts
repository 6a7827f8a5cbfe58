import type { Mailer } from '#integrations/messages/mailer.ts'
import { createSmtpMailer } from '#integrations/messages/smtp-mailer.ts'

export interface MailOptions {
  /** Undefined: mail stays in the outbox. */
  readonly smtpUrl: string | undefined
  readonly allowsPlaintext?: boolean
  readonly from: string
}

/** What sends mail; undefined when no mail server is configured. */
export const createMailer = ({ smtpUrl, from, allowsPlaintext = false }: MailOptions): Mailer | undefined =>
  smtpUrl ? createSmtpMailer({ url: smtpUrl, from, allowsPlaintext }) : undefined
