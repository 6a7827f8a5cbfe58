import type { StoredTemplate } from '#db/schema/messages.ts'
import type { Language } from '#domain/language.ts'
import type { Block, MailContent } from './mail-content.ts'
import { mailTranslator } from './sentences/mail-translator.ts'
import type { MailTranslator } from './sentences/mail-translator.ts'

/** Messages of the shop, by their cause. */
export type TemplateName =
  | 'code'
  | 'no-account'
  | 'identifier-changed'
  | 'identifier-added'
  | 'identifier-restored'
  | 'passkey-added'
  | 'google-connected'
  | 'password-changed'
  | 'deletion-planned'
  | 'deletion-cancelled'
  | 'session-copied'
  | 'contact-received'
  | 'contact-for-staff'
  | 'request-received'
  | 'request-for-staff'
  | 'newsletter-welcome'
  | 'order-news'
  | 'receipt-for-staff'
  | 'question-answered'
  | 'staff-invitation'
  | 'artwork-leaves'
  | 'upload-stopped'
  | 'quotation-ready'
  | 'quotation-ending'

/** A mail to be sent once. */
export type NewMail = MessageFacts & {
  readonly content: MailContent
  readonly text?: undefined
  readonly whatsapp?: undefined
}

/** A mail or a text message to be sent once. */
export type NewMessage = NewMail | NewText

/** A text message to be sent once. */
export type NewText = MessageFacts & {
  readonly text: string
  readonly content?: undefined
  /** The same for WhatsApp, by which it leaves first where its reader agreed to that. */
  readonly whatsapp?: StoredTemplate | undefined
}

type MessageFacts = {
  /** The cause: a second message for the same cause is not stored. */
  readonly dedupeKey: string
  readonly template: TemplateName
  readonly recipient: string
  readonly language: Language
  readonly headers?: Readonly<Record<string, string>>
  /** Also shown in the account of the order's customer: what happened to which order. */
  readonly listed?: { readonly orderId: string; readonly news: string }
  /** Holds a one-time code: hurries, is blanked when it has left, and is not sent when it is too late. */
  readonly code?: {
    readonly lifeSeconds: number
    /** Written down only so that it takes as long as one that is sent. */
    readonly isWithheld: boolean
  }
  /** Holds a link that opens an account: blanked when it has left, and not sent when it is too late. */
  readonly link?: { readonly lifeSeconds: number }
}

/** The translator of a mail. */
export const sentencesOf = (language: Language): MailTranslator['t'] => mailTranslator(language).t

/** A letter: greeted, signed, and with the reason why it comes. */
export function letter(
  t: MailTranslator['t'],
  subject: string,
  blocks: readonly Block[],
  reason: string = t('whyYou'),
): MailContent {
  return {
    subject,
    blocks: [
      { block: 'text', text: t('hello') },
      ...blocks,
      { block: 'text', text: t('regards') },
      { block: 'small', text: reason },
    ],
  }
}
