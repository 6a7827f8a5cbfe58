import type { Language } from '#domain/language.ts'
import { letter, sentencesOf } from '../new-message.ts'
import type { NewMessage } from '../new-message.ts'

export type StaffLink = {
  readonly invitationId: string
  readonly to: string
  readonly language: Language
  /** Whether the person has an account, and gets new factors. */
  readonly isReturning: boolean
  readonly hours: number
  readonly href: string
}

/** Sends a person the link by which they come into the office for the first time, or again. */
export function staffInvitation({ invitationId, to, language, isReturning, hours, href }: StaffLink): NewMessage {
  const t = sentencesOf(language)
  const key = isReturning ? 'staffReset' : 'staffInvitation'
  const content = letter(
    t,
    t(`${key}.subject`),
    [
      { block: 'text', text: t(`${key}.text`) },
      { block: 'action', label: t(`${key}.link`), href },
      { block: 'text', text: t('staffLink.once', { count: hours }) },
    ],
    t('staffLink.whyYou'),
  )
  return {
    dedupeKey: `staff-link:${invitationId}`,
    template: 'staff-invitation',
    recipient: to,
    language,
    content,
    link: { lifeSeconds: hours * 3_600 },
  }
}
