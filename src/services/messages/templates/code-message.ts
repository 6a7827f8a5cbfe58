import { randomUUID } from 'node:crypto'
import { CODE_POLICY } from '#domain/customers/code-policy.ts'
import type { Language } from '#domain/language.ts'
import { withoutIsolates } from '#domain/text/bidi.ts'
import type { MailContent } from '../mail-content.ts'
import { sentencesOf } from '../new-message.ts'
import type { NewMessage } from '../new-message.ts'

/** What the code is asked for; `exists` when a visitor signs up who has an account. */
export type CodeReason = 'signIn' | 'signUp' | 'exists' | 'reset' | 'change' | 'reauthentication' | 'signOff'

export type CodeMessage = {
  readonly kind: 'email' | 'phone'
  readonly recipient: string
  readonly language: Language
  readonly reason: CodeReason
  readonly code: string
  /** A code goes out, or to an address without an account a letter that says so, or nothing. */
  readonly outcome: 'code' | 'no-account' | 'nothing'
}

/** The message a request for a code sets off. Each request has one of its own, whatever the result. */
export function codeMessage(message: CodeMessage, publicUrl: string): NewMessage {
  const { kind, recipient, language, outcome } = message
  const facts = {
    dedupeKey: `code:${randomUUID()}`,
    template: outcome === 'no-account' ? ('no-account' as const) : ('code' as const),
    recipient,
    language,
    code: { lifeSeconds: CODE_POLICY.lifeSeconds, isWithheld: outcome === 'nothing' },
  }
  if (kind === 'phone') return { ...facts, text: textOf(message, publicUrl) }
  return { ...facts, content: outcome === 'no-account' ? noAccount(language, publicUrl) : letterOf(message) }
}

/**
 * Short, as Arabic has 70 letters a part, and without marks of direction, of which one makes English as long; the last
 * line lets browsers fill the code in (WebOTP).
 */
const textOf = ({ language, code }: CodeMessage, publicUrl: string): string =>
  withoutIsolates(`${sentencesOf(language)('code.sms', { code })}\n\n@${new URL(publicUrl).hostname} #${code}`)

function letterOf({ language, reason, code }: CodeMessage): MailContent {
  const t = sentencesOf(language)
  return {
    subject: t('code.subject', { code }),
    blocks: [
      { block: 'text', text: t('hello') },
      { block: 'text', text: t(`code.${reason}`) },
      { block: 'code', code },
      { block: 'text', text: t('code.warning') },
      { block: 'small', text: t('code.whyYou') },
    ],
  }
}

function noAccount(language: Language, publicUrl: string): MailContent {
  const t = sentencesOf(language)
  return {
    subject: t('noAccount.subject'),
    blocks: [
      { block: 'text', text: t('hello') },
      { block: 'text', text: t('noAccount.text') },
      { block: 'text', text: t('noAccount.signUp') },
      { block: 'link', label: t('noAccount.link'), href: `${publicUrl}/${language}/home?dialog=signup` },
      { block: 'small', text: t('code.whyYou') },
    ],
  }
}
