import type { IsoDate } from '#domain/calendar/iso-date.ts'
import { dayInWords } from '#domain/calendar/day-in-words.ts'
import { LANGUAGES } from '#domain/language.ts'
import { inLanguage } from '#domain/localized-text.ts'
import type { LocalizedText } from '#domain/localized-text.ts'
import { jobPath } from '#domain/production/job-code.ts'
import type { PrintedText } from '#integrations/documents/sales-document.ts'
import type { PaperFact, TicketSheet } from '#integrations/documents/workshop-paper.ts'
import type { JobFile } from '../job-reader.repository.ts'
import type { StationRow } from '../station.repository.ts'
import { PAPER_WORDS as WORDS } from './paper-words.ts'

/** A text of the catalogue in both languages; the same twice where one is missing. */
export const inBoth = (text: LocalizedText): PrintedText => ({ en: inLanguage(text, 'en'), ar: inLanguage(text, 'ar') })

/** A number, a name, a code: the same in both. */
export const same = (text: string): PrintedText => ({ en: text, ar: text })

export const dayInBoth = (day: IsoDate): PrintedText => ({ en: dayInWords(day, 'en'), ar: dayInWords(day, 'ar') })

const NUMBER = new Intl.NumberFormat('en')

export const pieces = (count: number): string => NUMBER.format(count)

/** The day and month of a date as it is read from afar: 24/11. */
const shortDay = (day: IsoDate): string => `${day.slice(8)}/${day.slice(5, 7)}`

/** The options of a line as facts. */
export const optionsOf = (features: JobFile['line']['features']): readonly PaperFact[] =>
  features.map(({ name, choices, value }) => {
    const texts = LANGUAGES.map((language) => [
      language,
      [...choices.map((choice) => inLanguage(choice, language)), ...(value === null ? [] : [value])].join(' · '),
    ])
    return { label: inBoth(name), value: Object.fromEntries(texts) as PrintedText }
  })

/** A job as it travels through the workshop on paper. */
export function ticketSheet(job: JobFile, stations: readonly StationRow[], publicUrl: string): TicketSheet {
  const { order, line } = job
  const picture = line.image === null ? null : `${line.image}.webp`
  return {
    code: job.code,
    qr: `${publicUrl}${jobPath(job.code)}`,
    picture,
    name: nameOf(line),
    quantity: pieces(job.quantity),
    due: dayInBoth(job.due),
    dueDay: shortDay(job.due),
    flags: [...(job.urgent ? [WORDS.urgent] : []), ...(job.is_reprint ? [WORDS.reprint] : [])],
    facts: factsOf(job),
    options: optionsOf(line.features),
    notes: [
      ...(job.reason === null ? [] : [{ label: WORDS.workNote, text: job.reason }]),
      ...(line.notes === null ? [] : [{ label: WORDS.customerNote, text: line.notes }]),
      ...(order.notes === null ? [] : [{ label: WORDS.orderNote, text: order.notes }]),
    ],
    route: job.route.flatMap((id) => {
      const station = stations.find((each) => each.id === id)
      return station ? [inBoth(station.name)] : []
    }),
  }
}

const factsOf = ({ order, line, material, quantity }: JobFile): readonly PaperFact[] => [
  { label: WORDS.customer, value: same(order.customer) },
  ...(material === null ? [] : [{ label: WORDS.material, value: inBoth(material) }]),
  { label: WORDS.handOver, value: order.fulfilment === 'PICKUP' ? WORDS.pickup : deliveryTo(order.city) },
  { label: WORDS.ofOrder, value: same(`${order.number} · ${order.jobs}`) },
  ...(quantity === line.quantity ? [] : [{ label: WORDS.partOf, value: same(pieces(line.quantity)) }]),
]

/** That an order is delivered, and to which city. */
export const deliveryTo = (city: LocalizedText | null): PrintedText =>
  city
    ? {
        en: `${WORDS.delivery.en}, ${inLanguage(city, 'en')}`,
        ar: `${WORDS.delivery.ar}، ${inLanguage(city, 'ar')}`,
      }
    : WORDS.delivery

/** What was ordered, with its variant. */
export function nameOf({ name, variant }: Pick<JobFile['line'], 'name' | 'variant'>): PrintedText {
  const [product, kind] = [inBoth(name), variant && inBoth(variant)]
  return kind ? { en: `${product.en}, ${kind.en}`, ar: `${product.ar}، ${kind.ar}` } : product
}
