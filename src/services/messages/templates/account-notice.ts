import { randomUUID } from 'node:crypto'
import { UNDO_HOURS } from '#domain/customers/identifier-undo.ts'
import type { Language } from '#domain/language.ts'
import type { ShopContact } from '../../shop-settings/shop-contact.ts'
import { fact } from '../mail-content.ts'
import type { Block } from '../mail-content.ts'
import { sentencesOf } from '../new-message.ts'
import type { NewMessage } from '../new-message.ts'
import type { MailTranslator } from '../sentences/mail-translator.ts'

/** Where a customer is told of changes to their account. */
export type NoticeReader = {
  readonly kind: 'email' | 'phone'
  readonly value: string
  readonly language: Language
}

/** A change that its owner should know of, in case somebody else made it. */
export type Notice =
  | {
      readonly notice: 'identifier-changed'
      readonly identifier: string
      /** The page that takes the change back. */
      readonly undoUrl: string
      readonly contact: ShopContact
    }
  | { readonly notice: 'password-changed' }
  | { readonly notice: 'session-copied' }
  | { readonly notice: 'deletion-planned'; readonly date: string }

/** The message that tells a customer of a change. */
export function accountNotice(notice: Notice, { kind, value, language }: NoticeReader): NewMessage {
  const t = sentencesOf(language)
  const { subject, text } = wordsOf(notice, language)
  const facts = {
    dedupeKey: `notice:${randomUUID()}`,
    template: notice.notice,
    recipient: value,
    language,
  }
  if (kind === 'phone') return { ...facts, text: [`${t('brand')}: ${subject}`, ...smsHelp(notice, t)].join('. ') }
  const blocks = [paragraph(t('hello')), paragraph(text), ...helpOf(notice, t), paragraph(t('regards'))]
  return { ...facts, content: { subject, blocks } }
}

const paragraph = (text: string): Block => ({ block: 'text', text })

/** What the owner can do: who was replaced cannot sign in any more, but take the change back, or ask the shop. */
function helpOf(notice: Notice, t: MailTranslator['t']): readonly Block[] {
  if (notice.notice !== 'identifier-changed') return [paragraph(t('notYou'))]
  const { email, phone, whatsapp } = notice.contact
  return [
    paragraph(t('identifierChanged.notYou', { count: UNDO_HOURS })),
    { block: 'link', label: t('identifierChanged.undo'), href: notice.undoUrl },
    paragraph(t('identifierChanged.help')),
    {
      block: 'facts',
      facts: [...fact(t('email'), email, 'code'), ...fact(t('phone'), phone, 'code')],
    },
    ...(whatsapp ? [{ block: 'link', label: t('identifierChanged.whatsapp'), href: whatsapp } as const] : []),
  ]
}

const smsHelp = (notice: Notice, t: MailTranslator['t']): string[] =>
  notice.notice === 'identifier-changed'
    ? [t('identifierChanged.sms', { count: UNDO_HOURS, link: notice.undoUrl })]
    : []

function wordsOf(notice: Notice, language: Language): { subject: string; text: string } {
  const t = sentencesOf(language)
  switch (notice.notice) {
    case 'identifier-changed':
      return {
        subject: t('identifierChanged.subject'),
        text: t('identifierChanged.text', { identifier: notice.identifier }),
      }
    case 'password-changed':
      return { subject: t('passwordChanged.subject'), text: t('passwordChanged.text') }
    case 'session-copied':
      return { subject: t('sessionCopied.subject'), text: t('sessionCopied.text') }
    case 'deletion-planned':
      return {
        subject: t('deletionPlanned.subject', { date: notice.date }),
        text: t('deletionPlanned.text', { date: notice.date }),
      }
  }
}
