import { dayInWords } from '#domain/calendar/day-in-words.ts'
import type { IsoDate } from '#domain/calendar/iso-date.ts'
import type { Language } from '#domain/language.ts'
import { plainPrice } from '#domain/money/halalas.ts'
import type { PaymentLinkMethod } from '#domain/orders/payment-link.ts'
import { LIST_COMMA } from '#domain/text/list-comma.ts'
import { fact } from '../mail-content.ts'
import type { Block, Fact } from '../mail-content.ts'
import { letter, sentencesOf } from '../new-message.ts'
import type { NewMessage } from '../new-message.ts'
import { orderTemplate } from '../whatsapp/order-template.ts'
import { isNews } from './order-news.ts'
import type { OrderNews } from './order-news.ts'
import { isWaitNews, lateFacts, waitAction, waitFacts, waitWords } from './wait-news.ts'
import { goodsBlock, sumsOf } from './order-goods.ts'

type Refunding = Extract<OrderNews, { news: 'refunded' | 'refund-by-transfer' }>
type Awaited = Extract<OrderNews, { news: 'awaiting-transfer' | 'transfer-reminder' }>

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
  'payment-link',
])

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
  const link = 'link' in news ? news.link : fileLinkOf(news)
  const listed = { orderId: order.id, news: news.news }
  const facts = {
    dedupeKey: `order:${order.id}:${news.news}${occasion}`,
    template: 'order-news',
    language: order.language,
    ...(link !== undefined && { link: { lifeSeconds: PROOF_LINK_SECONDS } }),
  } as const
  const address = link === undefined ? '' : ` ${link}`
  const text: NewMessage = {
    ...facts,
    dedupeKey: `${facts.dedupeKey}:sms`,
    recipient: order.phone,
    whatsapp: orderTemplate(news, order, orderPage(order)),
    text: `${t('brand')}: ${news.news === 'staff-message' ? news.text : t(`order.${news.news}.subject`, { number })}${address}`,
  }
  if (order.email === null || isTextOnly(news)) return [{ ...text, listed }]
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
        ...sendingOf(news, order.language),
      ],
      t(news.news === 'abandoned' ? 'order.abandoned.whyYou' : 'order.whyYou'),
    ),
  }
  const isText = news.news === 'payment-link' ? news.channels.includes('SMS') : BY_SMS.has(news.news)
  return isText ? [mail, text] : [mail]
}

/** Whether staff chose that a customer who has an e-mail address is sent a text message alone. */
const isTextOnly = (news: OrderNews): boolean => news.news === 'payment-link' && !news.channels.includes('EMAIL')

/** Where the message leads. */
function actionOf(event: OrderNews, order: OrderReader): Block {
  const { language, publicUrl } = order
  const { news } = event
  const t = sentencesOf(language)
  if (news === 'payment-link') return { block: 'action', label: t('order.payment-link.action'), href: event.link }
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
    ...(news.news === 'payment-link'
      ? [
          ...fact(t('order.payment-link.methods'), methodsText(news.methods, order.language)),
          ...fact(t('order.payment-link.until'), dayInWords(news.payBefore, order.language, 'full')),
        ]
      : []),
    ...(news.news === 'receipt-refused'
      ? fact(t('order.payBefore'), dayInWords(news.payBefore, order.language, 'full'))
      : []),
    ...(news.news === 'shipped' ? fact(t('order.carrier'), news.carrier) : []),
    ...(news.news === 'shipped' ? fact(t('order.trackingNumber'), news.trackingNumber, 'code') : []),
  ]
}

const methodsText = (methods: readonly PaymentLinkMethod[], language: Language): string =>
  methods.map((method) => sentencesOf(language)(`order.payment-link.${method}`)).join(LIST_COMMA[language])

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

const fileLinkOf = (news: OrderNews): string | undefined => ('fileLink' in news ? news.fileLink : undefined)

/** A way to send the file that needs neither an account nor script. */
function sendingOf(news: OrderNews, language: Language): Block[] {
  const href = fileLinkOf(news)
  return href === undefined ? [] : [{ block: 'link', label: sentencesOf(language)('order.sendFile'), href }]
}

const orderPage = ({ publicUrl, language, id }: OrderReader): string =>
  `${publicUrl}/${language}/user-profile?tab=myOrders&order=${id}`

/** Invites to a review with the news of the delivery, so that no message of its own is needed. */
const reviewOf = ({ news }: OrderNews, order: OrderReader): Block[] =>
  news === 'delivered' ? [{ block: 'link', label: reviewLabel(order), href: `${orderPage(order)}#reviews` }] : []

const reviewLabel = ({ language }: OrderReader): string => sentencesOf(language)('order.delivered.review')
