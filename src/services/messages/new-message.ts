import type { Language } from '#domain/language.ts'
import type { Block, MailContent } from './mail-content.ts'
import { MAIL_TRANSLATORS } from './sentences/mail-translator.ts'
import type { MailTranslator } from './sentences/mail-translator.ts'

/** Mail of the shop, by its cause. */
export type TemplateName =
  | 'contact-received'
  | 'contact-for-staff'
  | 'request-received'
  | 'request-for-staff'
  | 'newsletter-welcome'

/** A mail to be sent once. */
export type NewMessage = {
  /** The cause: a second message for the same cause is not kept. */
  readonly dedupeKey: string
  readonly template: TemplateName
  readonly recipient: string
  readonly language: Language
  readonly content: MailContent
  readonly headers?: Readonly<Record<string, string>>
}

/** The translator of a mail. */
export const sentencesOf = (language: Language): MailTranslator['t'] => MAIL_TRANSLATORS[language].t

/** A letter to a visitor: greeted, signed, and with the reason why it comes. */
export function letter(t: MailTranslator['t'], subject: string, blocks: readonly Block[]): MailContent {
  return {
    subject,
    blocks: [
      { block: 'text', text: t('hello') },
      ...blocks,
      { block: 'text', text: t('regards') },
      { block: 'small', text: t('whyYou') },
    ],
  }
}
