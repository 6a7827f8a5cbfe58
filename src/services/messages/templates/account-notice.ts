import { randomUUID } from 'node:crypto'
import { dayInWords } from '#domain/calendar/day-in-words.ts'
import type { IsoDate } from '#domain/calendar/iso-date.ts'
import { UNDO_HOURS } from '#domain/customers/identifier-undo.ts'
import type { Language } from '#domain/language.ts'
import type { ShopContact } from '../../shop-settings/shop-contact.ts'
import { fact } from '../mail-content.ts'
import type { Block } from '../mail-content.ts'
import { sentencesOf } from '../new-message.ts'
import type { NewMessage } from '../new-message.ts'
import type { MailTranslator } from '../sentences/mail-translator.ts'

/** Where a customer is notified of changes to their account. */
export type NoticeReader = {
  readonly kind: 'email' | 'phone'
  readonly value: string
  readonly language: Language
}

/** A change that its owner should know of, in case another person made it. */
export type Notice =
  | {
      /** In the place of the one that is notified, or beside it. */
      readonly notice: 'identifier-changed' | 'identifier-added'
      readonly identifier: string
      /** The page that takes the change back. */
      readonly undoUrl: string
      readonly contact: ShopContact
    }
  | { readonly notice: 'identifier-restored'; readonly identifier: string; readonly contact: ShopContact }
  | { readonly notice: 'passkey-added' | 'google-connected' | 'deletion-cancelled' }
  | { readonly notice: 'password-changed' }
  | { readonly notice: 'session-copied' }
  | { readonly notice: 'deletion-planned'; readonly date: IsoDate }

/** The message that notifies a customer of a change. */
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

/** What the owner can do. Who was replaced cannot sign in any more, but take the change back, or ask the shop. */
function helpOf(notice: Notice, t: MailTranslator['t']): readonly Block[] {
  if (!('contact' in notice)) return [paragraph(t('notYou'))]
  const { email, phone, whatsapp } = notice.contact
  const undo: readonly Block[] =
    'undoUrl' in notice
      ? [
          paragraph(t('identifierChanged.notYou', { count: UNDO_HOURS })),
          { block: 'link', label: t('identifierChanged.undo'), href: notice.undoUrl },
          paragraph(t('identifierChanged.help')),
        ]
      : [paragraph(t('identifierRestored.notYou'))]
  return [
    ...undo,
    {
      block: 'facts',
      facts: [...fact(t('email'), email, 'code'), ...fact(t('phone'), phone, 'code')],
    },
    ...(whatsapp ? [{ block: 'link', label: t('identifierChanged.whatsapp'), href: whatsapp } as const] : []),
  ]
}

/** The link without isolates, and at the end: phones take what touches it for a part of it. */
const smsHelp = (notice: Notice, t: MailTranslator['t']): string[] =>
  'undoUrl' in notice ? [`${t('identifierChanged.sms', { count: UNDO_HOURS })} ${notice.undoUrl}`] : []

function wordsOf(notice: Notice, language: Language): { subject: string; text: string } {
  const t = sentencesOf(language)
  switch (notice.notice) {
    case 'identifier-changed':
      return {
        subject: t('identifierChanged.subject'),
        text: t('identifierChanged.text', { identifier: notice.identifier }),
      }
    case 'identifier-added':
      return {
        subject: t('identifierAdded.subject'),
        text: t('identifierAdded.text', { identifier: notice.identifier }),
      }
    case 'identifier-restored':
      return {
        subject: t('identifierRestored.subject'),
        text: t('identifierRestored.text', { identifier: notice.identifier }),
      }
    case 'passkey-added':
      return { subject: t('passkeyAdded.subject'), text: t('passkeyAdded.text') }
    case 'google-connected':
      return { subject: t('googleConnected.subject'), text: t('googleConnected.text') }
    case 'deletion-cancelled':
      return { subject: t('deletionCancelled.subject'), text: t('deletionCancelled.text') }
    case 'password-changed':
      return { subject: t('passwordChanged.subject'), text: t('passwordChanged.text') }
    case 'session-copied':
      return { subject: t('sessionCopied.subject'), text: t('sessionCopied.text') }
    case 'deletion-planned': {
      const date = dayInWords(notice.date, language, 'full')
      return { subject: t('deletionPlanned.subject', { date }), text: t('deletionPlanned.text', { date }) }
    }
  }
}
