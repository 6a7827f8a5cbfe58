import { dayInWords } from '#domain/calendar/day-in-words.ts'
import type { IsoDate } from '#domain/calendar/iso-date.ts'
import { plainPrice } from '#domain/money/halalas.ts'
import { sentencesOf } from '../new-message.ts'
import type { OrderReader } from '../templates/order-message.ts'
import type { OrderNews } from '../templates/order-news.ts'
import { waitWords } from '../templates/wait-news.ts'
import { whatsAppContent } from './templates.ts'
import type { WhatsAppContent } from './templates.ts'

/**
 * News of an order as a template of WhatsApp, with the facts its mail has. Undefined for a reminder to buy, which Meta counts as
 * marketing, and for words that fit no template. `href` is the page of the order.
 */
export function orderTemplate(news: OrderNews, order: OrderReader, href: string): WhatsAppContent | undefined {
  switch (news.news) {
    case 'abandoned':
      return undefined
    case 'late':
      return lateTemplate(news, order, href)
    case 'refunded':
    case 'refund-by-transfer':
      return refundTemplate(news, order, href)
    case 'received':
    case 'awaiting-transfer':
    case 'transfer-reminder':
    case 'receipt-refused':
    case 'payment-link':
      return paymentTemplate(news, order, href)
    case 'proof-ready':
    case 'proof-reminder':
    case 'proof-approved':
    case 'artwork-question':
    case 'day-moved':
    case 'artwork-reminder':
    case 'artwork-choice':
      return artworkTemplate(news, order, href)
    default:
      return stepTemplate(news, order, href)
  }
}

type NewsNamed<Name extends OrderNews['news']> = Extract<OrderNews, { readonly news: Name }>

type StepNews = NewsNamed<
  | 'in-production'
  | 'delivered'
  | 'cancelled'
  | 'payment-returned'
  | 'ready-for-pickup'
  | 'proof-changes'
  | 'cancel-refused'
  | 'rejected'
  | 'shipped'
  | 'staff-message'
>

function stepTemplate(news: StepNews, order: OrderReader, href: string): WhatsAppContent | undefined {
  const { language } = order
  const number = String(order.number)
  switch (news.news) {
    case 'in-production': {
      const day = dayInWords(order.readyBy, language, 'full')
      return whatsAppContent('in-production', { number, day }, href, language)
    }
    case 'cancel-refused':
      return whatsAppContent('cancel-refused', { number, reason: news.reason }, href, language)
    case 'rejected': {
      const reason = sentencesOf(language)(`order.rejected.${news.reason}`)
      return whatsAppContent('rejected', { number, reason }, href, language)
    }
    case 'shipped': {
      const values = { number, carrier: news.carrier, tracking: news.trackingNumber }
      return whatsAppContent('shipped', values, href, language)
    }
    case 'staff-message':
      return whatsAppContent('staff-message', { number, text: news.text }, href, language)
    default:
      return whatsAppContent(news.news, { number }, href, language)
  }
}

type PaymentNews = NewsNamed<
  'received' | 'awaiting-transfer' | 'transfer-reminder' | 'receipt-refused' | 'payment-link'
>

function paymentTemplate(news: PaymentNews, order: OrderReader, href: string): WhatsAppContent | undefined {
  const { language } = order
  const number = String(order.number)
  const total = plainPrice(order.total, language)
  const day = dayInWords(news.news === 'received' ? order.readyBy : news.payBefore, language, 'full')
  switch (news.news) {
    case 'received':
    case 'awaiting-transfer':
      return whatsAppContent(news.news, { number, total, day }, href, language)
    case 'transfer-reminder':
    case 'receipt-refused':
      return whatsAppContent(news.news, { number, day }, href, language)
    case 'payment-link':
      return whatsAppContent('payment-link', { number, total, day }, news.link, language)
  }
}

type ArtworkNews = NewsNamed<
  | 'proof-ready'
  | 'proof-reminder'
  | 'proof-approved'
  | 'artwork-question'
  | 'day-moved'
  | 'artwork-reminder'
  | 'artwork-choice'
>

function artworkTemplate(news: ArtworkNews, order: OrderReader, href: string): WhatsAppContent | undefined {
  const { language } = order
  const number = String(order.number)
  const files = `${href}#order-files`
  switch (news.news) {
    case 'proof-ready':
    case 'proof-reminder':
      return whatsAppContent(news.news, { number }, news.link, language)
    case 'proof-approved':
      return whatsAppContent('proof-approved', { number, name: news.name }, href, language)
    case 'artwork-question':
      return whatsAppContent('artwork-question', { number, reason: news.reason }, news.fileLink, language)
    case 'day-moved': {
      const from = dayInWords(news.from, language, 'full')
      const day = dayInWords(order.readyBy, language, 'full')
      const values = { number, from, day, why: waitWords(news, sentencesOf(language)) }
      return whatsAppContent('day-moved', values, files, language)
    }
    case 'artwork-reminder': {
      const values = { number, why: waitWords(news, sentencesOf(language)) }
      return whatsAppContent('artwork-reminder', values, news.fileLink ?? files, language)
    }
    case 'artwork-choice':
      return whatsAppContent('artwork-choice', { number }, files, language)
  }
}

function lateTemplate(
  { agreedBy, reason, bindsUntil }: NewsNamed<'late'>,
  { number, readyBy, language }: OrderReader,
  href: string,
): WhatsAppContent | undefined {
  const inWords = (day: IsoDate): string => dayInWords(day, language, 'full')
  const values = { number: String(number), day: inWords(readyBy), agreed: inWords(agreedBy), reason }
  return bindsUntil === null
    ? whatsAppContent('late-cancel', values, href, language)
    : whatsAppContent('late', { ...values, until: inWords(bindsUntil) }, href, language)
}

function refundTemplate(
  news: NewsNamed<'refunded' | 'refund-by-transfer'>,
  { number, language }: OrderReader,
  href: string,
): WhatsAppContent | undefined {
  const values = { number: String(number), amount: plainPrice(news.amount, language) }
  if (news.news === 'refund-by-transfer') return whatsAppContent('refund-by-transfer', values, href, language)
  if (news.transfer === null) return whatsAppContent('refunded', values, href, language)
  return whatsAppContent('refunded-by-bank', { ...values, reference: news.transfer.reference }, href, language)
}
