import type { WaitCause } from '#domain/artwork/artwork-clock.ts'
import { dayInWords } from '#domain/calendar/day-in-words.ts'
import type { IsoDate } from '#domain/calendar/iso-date.ts'
import type { Language } from '#domain/language.ts'
import { fact } from '../mail-content.ts'
import type { Block, Fact } from '../mail-content.ts'
import type { sentencesOf } from '../new-message.ts'

/** Of the proof and the files of a line. */
export type ProofNews =
  /** A print proof waits for the customer's answer. The link is a secret. */
  | { readonly news: 'proof-ready'; readonly occasion: string; readonly link: string; readonly message: string | null }
  | { readonly news: 'proof-reminder'; readonly occasion: string; readonly link: string }
  | { readonly news: 'proof-approved'; readonly occasion: string; readonly name: string }
  /** The customer asked for changes of a proof. */
  | { readonly news: 'proof-changes'; readonly occasion: string }
  /** The artwork cannot be printed as it is, or staff has a question about it. */
  | {
      readonly news: 'artwork-question'
      readonly occasion: string
      readonly reason: string
      readonly fileLink: string
    }

/** A customer is waited for; by the link, a secret, a file is sent without an account (0164). */
export type WaitNews =
  /** The day moves on at each cut-off while the customer is waited for; `from` is the day before the first move. */
  | {
      readonly news: 'day-moved'
      readonly occasion: string
      readonly cause: WaitCause
      /** The customer answered after the cut-off, and before this was sent. */
      readonly isOver: boolean
      readonly from: IsoDate
    }
  | {
      readonly news: 'artwork-reminder'
      readonly occasion: string
      readonly cause: WaitCause
      readonly fileLink?: string
    }
  /** Send the file, have it designed, or get the money back. */
  | { readonly news: 'artwork-choice'; readonly occasion: string }

type Sentences = ReturnType<typeof sentencesOf>

export const isWaitNews = <News extends { readonly news: string }>(
  event: News,
): event is Extract<News, { news: WaitNews['news'] }> =>
  event.news === 'day-moved' || event.news === 'artwork-reminder' || event.news === 'artwork-choice'

/** The sentence of such a message: what the customer is waited for, or that the wait is over. */
export function waitWords(event: WaitNews, t: Sentences): string {
  if (event.news === 'artwork-choice') return t('order.artwork-choice.text')
  return event.news === 'day-moved' && event.isOver
    ? t(`order.day-moved.over.${event.cause}`)
    : t(`order.${event.news}.${event.cause}`)
}

/** Where the order is now, and where it was before it moved. */
export const waitFacts = (
  event: WaitNews,
  t: Sentences,
  { readyBy, language }: { readonly readyBy: IsoDate; readonly language: Language },
): Fact[] => [
  ...(event.news === 'day-moved' ? fact(t('order.day-moved.from'), dayInWords(event.from, language, 'full')) : []),
  ...fact(t('order.newDay'), dayInWords(readyBy, language, 'full')),
]

/** The files of the order, where each of these is answered. */
export const waitAction = (event: WaitNews, t: Sentences, orderPage: string): Block => ({
  block: 'action',
  label: t(event.news === 'day-moved' && event.isOver ? 'order.day-moved.over.action' : `order.${event.news}.action`),
  href: `${orderPage}#order-files`,
})

/** The day that the shop promises instead, the one that was agreed, and why, as staff wrote it. */
export const lateFacts = (
  { agreedBy, reason }: { readonly agreedBy: IsoDate; readonly reason: string },
  t: Sentences,
  { readyBy, language }: { readonly readyBy: IsoDate; readonly language: Language },
): Fact[] => [
  ...fact(t('order.newDay'), dayInWords(readyBy, language, 'full')),
  ...fact(t('order.agreedBy'), dayInWords(agreedBy, language, 'full')),
  ...fact(t('order.lateReason'), reason),
]
