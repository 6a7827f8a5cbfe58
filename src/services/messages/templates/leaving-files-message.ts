import { dayInWords } from '#domain/calendar/day-in-words.ts'
import type { IsoDate } from '#domain/calendar/iso-date.ts'
import type { Language } from '#domain/language.ts'
import { letter, sentencesOf } from '../new-message.ts'
import type { NewMessage } from '../new-message.ts'
import { whatsAppContent } from '../whatsapp/templates.ts'

export type LeavingFacts = {
  readonly customerId: string
  readonly language: Language
  /** How many files are deleted. */
  readonly count: number
  /** The day on which the first of them is deleted. */
  readonly day: IsoDate
  /** The address of the page that lists the customer's files. */
  readonly href: string
}

/** Announces to a customer that files they sent go: by e-mail, else by text message. */
export function leavingFilesMessage(
  { customerId, language, count, day, href }: LeavingFacts,
  to: { readonly kind: 'email' | 'phone'; readonly value: string },
): NewMessage {
  const t = sentencesOf(language)
  const date = dayInWords(day, language)
  const facts = {
    dedupeKey: `artwork-leaves:${customerId}:${day}`,
    template: 'artwork-leaves',
    language,
    recipient: to.value,
  } as const
  if (to.kind === 'phone') {
    const whatsapp = whatsAppContent('artwork-leaves', { day: date }, href, language)
    return { ...facts, whatsapp, text: `${t('brand')}: ${t('artworkLeaves.sms', { date })} ${href}` }
  }
  const blocks = [
    { block: 'text', text: t('artworkLeaves.text', { count, date }) },
    { block: 'text', text: t('artworkLeaves.stay') },
    { block: 'action', label: t('artworkLeaves.action'), href },
  ] as const
  return { ...facts, content: letter(t, t('artworkLeaves.subject', { date }), blocks, t('artworkLeaves.whyYou')) }
}
