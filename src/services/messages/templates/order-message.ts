import { dayInWords } from '#domain/calendar/day-in-words.ts'
import type { IsoDate } from '#domain/calendar/iso-date.ts'
import type { Language } from '#domain/language.ts'
import { plainPrice } from '#domain/money/halalas.ts'
import { fact } from '../mail-content.ts'
import type { Block, Fact } from '../mail-content.ts'
import { letter, sentencesOf } from '../new-message.ts'
import type { NewMessage } from '../new-message.ts'
import { isWaitNews, lateFacts, waitAction, waitFacts, waitWords } from './wait-news.ts'
import type { ProofNews, WaitNews } from './wait-news.ts'
import { goodsBlock, sumsOf } from './order-goods.ts'
import type { OrderGoods } from './order-goods.ts'

/** What happened to an order. `occasion` distinguishes one time of the same event from the next. */
export type OrderNews =
  | { readonly news: 'received'; readonly goods: OrderGoods }
  | { readonly news: 'in-production' | 'delivered' | 'cancelled' | 'payment-returned' }
  | {
      readonly news: 'awaiting-transfer'
      readonly account: { readonly name: string; readonly bank: string; readonly iban: string }
      readonly payBefore: IsoDate
      readonly goods: OrderGoods
    }
  | {
      readonly news: 'transfer-reminder'
      readonly account: { readonly name: string; readonly bank: string; readonly iban: string }
      readonly payBefore: IsoDate
    }
  /** The customer asked to cancel, and staff says no. */
  | { readonly news: 'cancel-refused'; readonly occasion: string; readonly reason: string }
  /** What was sent does not prove the transfer, which is still waited for. */
  | {
      readonly news: 'receipt-refused'
      readonly occasion: string
      readonly reason: string
      readonly payBefore: IsoDate
    }
  /** Its payment was not finished, and its cart is still there. */
  | { readonly news: 'abandoned' }
  | {
      readonly news: 'late'
      readonly occasion: string
      readonly agreedBy: IsoDate
      /** As staff wrote it. */
      readonly reason: string
      /** Until when it binds the customer; null when they may cancel now. */
      readonly bindsUntil: IsoDate | null
    }
  | { readonly news: 'rejected'; readonly reason: RejectionReason }
  | { readonly news: 'ready-for-pickup'; readonly occasion: string }
  | {
      readonly news: 'shipped'
      readonly occasion: string
      readonly carrier: string
      readonly trackingNumber: string
      readonly trackingUrl: string | null
    }
  | {
      readonly news: 'refunded'
      readonly occasion: string
      readonly amount: number
      /** How it was sent by bank; null for money that its gateway gives back. */
      readonly transfer: { readonly iban: string; readonly reference: string } | null
      /** What staff wrote to the customer about it. */
      readonly note: string | null
    }
  | {
      readonly news: 'refund-by-transfer'
      readonly occasion: string
      readonly amount: number
      /** Where it goes, when that is known. */
      readonly iban: string | null
    }
  /** What staff wrote to the customer in words of their own. */
  | { readonly news: 'staff-message'; readonly occasion: string; readonly text: string }
  | ProofNews
  | WaitNews

type Refunding = Extract<OrderNews, { news: 'refunded' | 'refund-by-transfer' }>
type Awaited = Extract<OrderNews, { news: 'awaiting-transfer' | 'transfer-reminder' }>

type RejectionReason = 'CONTENT_NOT_ALLOWED' | 'RIGHTS' | 'CANNOT_PRODUCE' | 'UNUSABLE_ARTWORK' | 'FRAUD'

/** The order, and who is notified. */
export type OrderReader = {
  readonly id: string
  readonly number: number
  readonly language: Language
  /** null of a customer who is reached by phone alone: every event is a text message then */
  readonly email: string | null
  readonly phone: string
  /** halalas */
  readonly total: number
  readonly readyBy: IsoDate
  readonly publicUrl: string
}

/** How long the link to a proof is sent: it is open for a month, and a mail that is a day late is of no use. */
const PROOF_LINK_SECONDS = 24 * 3_600

/** Events that are worth a text message besides the mail: the customer waits for them, or must be somewhere. */
const BY_SMS: ReadonlySet<OrderNews['news']> = new Set([
  'received',
  'awaiting-transfer',
  'shipped',
  'ready-for-pickup',
  'late',
  'proof-ready',
  'proof-reminder',
  'artwork-question',
  'artwork-reminder',
  'artwork-choice',
])

/** Every event, as messages are marked with it. */
const NEWS: Readonly<Record<OrderNews['news'], true>> = {
  received: true,
  'in-production': true,
  delivered: true,
  cancelled: true,
  'payment-returned': true,
  'awaiting-transfer': true,
  'transfer-reminder': true,
  abandoned: true,
  late: true,
  rejected: true,
  'ready-for-pickup': true,
  shipped: true,
  refunded: true,
  'refund-by-transfer': true,
  'staff-message': true,
  'cancel-refused': true,
  'receipt-refused': true,
  'proof-ready': true,
  'proof-reminder': true,
  'proof-approved': true,
  'proof-changes': true,
  'artwork-question': true,
  'day-moved': true,
  'artwork-reminder': true,
  'artwork-choice': true,
}
const isNews = (name: string): name is OrderNews['news'] => Object.hasOwn(NEWS, name)

/** What a message about an order is called in a list, in the language of its reader. */
export function orderNewsTitle(news: string, number: number, language: Language): string {
  const t = sentencesOf(language)
  return isNews(news) ? t(`order.${news}.subject`, { number: String(number) }) : `${t('order.number')} ${number}`
}

/** The messages that inform a customer of their order (A-C9): a mail, and a text message when it matters at once. */
export function orderMessages(news: OrderNews, order: OrderReader): NewMessage[] {
  const t = sentencesOf(order.language)
  const number = String(order.number)
  const occasion = 'occasion' in news ? `:${news.occasion}` : ''
  const listed = { orderId: order.id, news: news.news }
  const facts = {
    dedupeKey: `order:${order.id}:${news.news}${occasion}`,
    template: 'order-news',
    language: order.language,
    ...('link' in news && { link: { lifeSeconds: PROOF_LINK_SECONDS } }),
  } as const
  const address = 'link' in news ? ` ${news.link}` : ''
  const text: NewMessage = {
    ...facts,
    dedupeKey: `${facts.dedupeKey}:sms`,
    recipient: order.phone,
    text: `${t('brand')}: ${news.news === 'staff-message' ? news.text : t(`order.${news.news}.subject`, { number })}${address}`,
  }
  if (order.email === null) return [{ ...text, listed }]
  const mail: NewMessage = {
    ...facts,
    recipient: order.email,
    listed,
    content: letter(
      t,
      t(`order.${news.news}.subject`, { number }),
      [
        ...paragraphsOf(news, order),
        ...('goods' in news ? [goodsBlock(news.goods, order.language)] : []),
        { block: 'facts', facts: factsOf(news, order) },
        ...trackingOf(news, order.language),
        ...reviewOf(news, order),
        actionOf(news, order),
      ],
      t(news.news === 'abandoned' ? 'order.abandoned.whyYou' : 'order.whyYou'),
    ),
  }
  return BY_SMS.has(news.news) ? [mail, text] : [mail]
}

/** Where the message leads. */
function actionOf(event: OrderNews, order: OrderReader): Block {
  const { language, publicUrl } = order
  const { news } = event
  const t = sentencesOf(language)
  if ('link' in event) return { block: 'action', label: t('order.proof-ready.action'), href: event.link }
  if (news === 'abandoned') return { block: 'action', label: t('order.toCart'), href: `${publicUrl}/${language}/cart` }
  const isTransfer = news === 'awaiting-transfer' || news === 'transfer-reminder' || news === 'receipt-refused'
  if (isWaitNews(event)) return waitAction(event, t, orderPage(order))
  return { block: 'action', label: t(isTransfer ? 'order.pay' : 'order.link'), href: orderPage(order) }
}

/** What staff wrote keeps its paragraphs. */
const paragraphsOf = (news: OrderNews, order: OrderReader): Block[] =>
  (news.news === 'staff-message' ? news.text.split(/\n+/) : [wordsOf(news, order)]).map((text) => ({
    block: 'text',
    text,
  }))

function wordsOf(news: Exclude<OrderNews, { news: 'staff-message' }>, { language }: OrderReader): string {
  const t = sentencesOf(language)
  if (news.news === 'rejected') return t(`order.rejected.${news.reason}`)
  if (news.news === 'refunded' && news.transfer) return t('order.refunded.transferText')
  if (news.news === 'refund-by-transfer' && news.iban === null) return t('order.refund-by-transfer.askText')
  if (news.news === 'late') {
    return news.bindsUntil === null
      ? t('order.late.cancelText')
      : t('order.late.text', { date: dayInWords(news.bindsUntil, language, 'full') })
  }
  if (news.news === 'proof-approved') return t('order.proof-approved.text', { name: news.name })
  if (isWaitNews(news)) return waitWords(news, t)
  return t(`order.${news.news}.text`)
}

function factsOf(news: OrderNews, order: OrderReader): Fact[] {
  const t = sentencesOf(order.language)
  const isRefund = news.news === 'refunded' || news.news === 'refund-by-transfer'
  const amount = isRefund ? news.amount : order.total
  const sums = 'goods' in news ? sumsOf(news.goods, order.language) : { before: [], after: [] }
  return [
    ...fact(t('order.number'), String(order.number), 'code'),
    ...sums.before,
    ...fact(isRefund ? t('order.amount') : t('order.total'), plainPrice(amount, order.language)),
    ...sums.after,
    ...(news.news === 'received' ? fact(t('order.readyBy'), dayInWords(order.readyBy, order.language, 'full')) : []),
    ...(isWaitNews(news) ? waitFacts(news, t, order) : []),
    ...('account' in news ? transferFacts(news, order) : []),
    ...(news.news === 'late' ? lateFacts(news, t, order) : []),
    ...(isRefund ? accountFacts(news, order.language) : []),
    ...(news.news === 'refunded' && news.note !== null ? fact(t('order.refundNote'), news.note) : []),
    ...(news.news === 'proof-ready' ? fact(t('order.proof-ready.message'), news.message) : []),
    ...(news.news === 'artwork-question' ? fact(t('order.artwork-question.label'), news.reason) : []),
    ...(news.news === 'cancel-refused' || news.news === 'receipt-refused'
      ? fact(t('order.lateReason'), news.reason)
      : []),
    ...(news.news === 'receipt-refused'
      ? fact(t('order.payBefore'), dayInWords(news.payBefore, order.language, 'full'))
      : []),
    ...(news.news === 'shipped' ? fact(t('order.carrier'), news.carrier) : []),
    ...(news.news === 'shipped' ? fact(t('order.trackingNumber'), news.trackingNumber, 'code') : []),
  ]
}

/** Where money that was sent by bank goes: enough of the account to know it by. */
function accountFacts(news: Refunding, language: Language): Fact[] {
  const t = sentencesOf(language)
  const iban = news.news === 'refunded' ? news.transfer?.iban : news.iban
  return [
    ...(iban ? fact(t('order.iban'), `${iban.slice(0, 2)} •••• ${iban.slice(-4)}`, 'code') : []),
    ...(news.news === 'refunded' && news.transfer
      ? fact(t('order.bankReference'), news.transfer.reference, 'code')
      : []),
  ]
}

function transferFacts({ account, payBefore }: Awaited, { number, language }: OrderReader): Fact[] {
  const t = sentencesOf(language)
  return [
    ...fact(t('order.account'), account.name),
    ...fact(t('order.bank'), account.bank),
    ...fact(t('order.iban'), account.iban, 'code'),
    ...fact(t('order.reference'), String(number), 'code'),
    ...fact(t('order.payBefore'), dayInWords(payBefore, language, 'full')),
  ]
}

const trackingOf = (news: OrderNews, language: Language): Block[] =>
  news.news === 'shipped' && news.trackingUrl !== null
    ? [{ block: 'link', label: sentencesOf(language)('order.track'), href: news.trackingUrl }]
    : []

const orderPage = ({ publicUrl, language, id }: OrderReader): string =>
  `${publicUrl}/${language}/user-profile?tab=myOrders&order=${id}`

/** Invites to a review with the news of the delivery, so that no message of its own is needed. */
const reviewOf = ({ news }: OrderNews, order: OrderReader): Block[] =>
  news === 'delivered' ? [{ block: 'link', label: reviewLabel(order), href: `${orderPage(order)}#reviews` }] : []

const reviewLabel = ({ language }: OrderReader): string => sentencesOf(language)('order.delivered.review')
