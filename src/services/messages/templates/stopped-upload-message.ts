import { dayInWords } from '#domain/calendar/day-in-words.ts'
import { riyadhDate, riyadhTimestamp } from '#domain/calendar/riyadh-time.ts'
import type { Language } from '#domain/language.ts'
import { fact } from '../mail-content.ts'
import { letter, sentencesOf } from '../new-message.ts'
import type { NewMessage } from '../new-message.ts'
import { whatsAppContent } from '../whatsapp/templates.ts'

export type StoppedFacts = {
  /** The first upload: a second message about it is not sent. */
  readonly firstId: string
  readonly language: Language
  /** How much of each has arrived. */
  readonly files: readonly { readonly name: string; readonly percent: number }[]
  /** Until when they can be continued. */
  readonly until: Date
  readonly href: string
}

/** Informs a customer that files stopped on their way, and how to go on: by e-mail, else by text message. */
export function stoppedUploadMessage(
  { firstId, language, files, until, href }: StoppedFacts,
  to: { readonly kind: 'email' | 'phone'; readonly value: string },
): NewMessage {
  const t = sentencesOf(language)
  const end = { date: dayInWords(riyadhDate(until), language), time: riyadhTimestamp(until).slice(11, 16) }
  const facts = {
    dedupeKey: `upload-stopped:${firstId}`,
    template: 'upload-stopped',
    language,
    recipient: to.value,
  } as const
  if (to.kind === 'phone') {
    const whatsapp = whatsAppContent('upload-stopped', { day: end.date, time: end.time }, href, language)
    return { ...facts, whatsapp, text: `${t('brand')}: ${t('uploadStopped.sms', end)} ${href}` }
  }
  const arrived = files.flatMap(({ name, percent }) => fact(name, t('uploadStopped.arrived', { percent })))
  const blocks = [
    { block: 'text', text: t('uploadStopped.text', end) },
    { block: 'facts', facts: arrived },
    { block: 'action', label: t('uploadStopped.action'), href },
  ] as const
  return { ...facts, content: letter(t, t('uploadStopped.subject'), blocks, t('uploadStopped.whyYou')) }
}
