import { randomUUID } from 'node:crypto'
import type { Language } from '#domain/language.ts'
import { sentencesOf } from '../new-message.ts'
import type { NewMessage } from '../new-message.ts'

/** Where a customer is told of changes to their account. */
export type NoticeReader = {
  readonly kind: 'email' | 'phone'
  readonly value: string
  readonly language: Language
}

/** A change that its owner should know of, in case somebody else made it. */
export type Notice =
  | { readonly notice: 'identifier-changed'; readonly identifier: string }
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
  if (kind === 'phone') return { ...facts, text: `${t('brand')}: ${subject}` }
  const blocks = [t('hello'), text, t('notYou'), t('regards')].map((each) => ({ block: 'text', text: each }) as const)
  return { ...facts, content: { subject, blocks } }
}

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
