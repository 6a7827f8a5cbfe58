import type { Language } from '#domain/language.ts'
import type { NewMessage } from '#services/messages/new-message.ts'
import { accountNotice } from '#services/messages/templates/account-notice.ts'
import type { Notice } from '#services/messages/templates/account-notice.ts'
import { answerMessage } from '#services/messages/templates/answer-message.ts'
import { codeMessage } from '#services/messages/templates/code-message.ts'
import type { CodeReason } from '#services/messages/templates/code-message.ts'
import { contactMail } from '#services/messages/templates/contact-mail.ts'
import { newsletterWelcome } from '#services/messages/templates/newsletter-mail.ts'
import type { OrderGoods } from '#services/messages/templates/order-goods.ts'
import { orderMessages } from '#services/messages/templates/order-message.ts'
import type { OrderReader } from '#services/messages/templates/order-message.ts'
import type { OrderNews } from '#services/messages/templates/order-news.ts'
import { quotationMessages } from '#services/messages/templates/quotation-message.ts'
import { receiptMail } from '#services/messages/templates/receipt-mail.ts'
import { specialRequestMail } from '#services/messages/templates/special-request-mail.ts'
import { staffInvitation } from '#services/messages/templates/staff-invitation.ts'

const URL = 'https://coral.example'
const STAFF = 'staff@coral.example'
const CUSTOMER = { email: 'sara@customer.example', phone: '+966551234567' }
const CONTACT = { email: 'hello@coral.example', phone: '+966126543210', whatsapp: 'https://wa.me/966126543210' }

const goods: OrderGoods = {
  lines: [{ name: 'Cards', answers: ['Paper: Coated 400 g'], quantity: 100, total: 6_300 }],
  subtotal: 6_300,
  coupon: { code: 'TEN', discount: 630 },
  urgent: 4_725,
  shipping: 2_000,
  isPickup: false,
  vat: 740,
}
const account = { name: 'Coral Copy Establishment', bank: 'Example Bank', iban: 'SA0380000000608010167519' }
const occasion = 'once'
const link = `${URL}/proof/secret`

/** One event of each kind: a new kind without an event here does not compile. */
const NEWS: {
  readonly [News in OrderNews['news']]: Extract<OrderNews, { readonly news: unknown }> & { readonly news: News }
} = {
  received: { news: 'received', goods },
  'in-production': { news: 'in-production' },
  delivered: { news: 'delivered' },
  cancelled: { news: 'cancelled' },
  'payment-returned': { news: 'payment-returned' },
  'awaiting-transfer': { news: 'awaiting-transfer', account, payBefore: '2026-11-25', goods },
  'transfer-reminder': { news: 'transfer-reminder', account, payBefore: '2026-11-25' },
  'cancel-refused': { news: 'cancel-refused', occasion, reason: 'Printed already' },
  'receipt-refused': { news: 'receipt-refused', occasion, reason: 'Another sum', payBefore: '2026-11-25' },
  abandoned: { news: 'abandoned' },
  late: { news: 'late', occasion, agreedBy: '2026-11-24', reason: 'The press stood still', bindsUntil: '2026-11-30' },
  rejected: { news: 'rejected', reason: 'RIGHTS' },
  'ready-for-pickup': { news: 'ready-for-pickup', occasion },
  shipped: { news: 'shipped', occasion, carrier: 'SPL', trackingNumber: '123', trackingUrl: 'https://spl.example/123' },
  refunded: { news: 'refunded', occasion, amount: 6_300, transfer: null, note: 'Sorry' },
  'refund-by-transfer': { news: 'refund-by-transfer', occasion, amount: 6_300, iban: null },
  'proof-ready': { news: 'proof-ready', occasion, link, message: 'Look at the fold' },
  'proof-reminder': { news: 'proof-reminder', occasion, link },
  'proof-approved': { news: 'proof-approved', occasion, name: 'Sara' },
  'proof-changes': { news: 'proof-changes', occasion },
  'artwork-question': { news: 'artwork-question', occasion, reason: 'Which of the two?', fileLink: link },
  'staff-message': { news: 'staff-message', occasion, text: 'The paper came today.\nWe print tomorrow.' },
  'day-moved': { news: 'day-moved', occasion, cause: 'FILE', isOver: false, from: '2026-11-24' },
  'artwork-reminder': { news: 'artwork-reminder', occasion, cause: 'FILE', fileLink: link },
  'artwork-choice': { news: 'artwork-choice', occasion },
  'payment-link': {
    news: 'payment-link',
    occasion,
    link: 'https://shop.example/en/pay/AAAAAAAAAAAAAAAAAAAAAA',
    payBefore: '2026-11-29',
    channels: ['SMS', 'EMAIL'],
    methods: ['APPLE_PAY', 'CARD', 'STC_PAY', 'TABBY', 'TAMARA', 'BANK_TRANSFER'],
  },
}

const NOTICES: { readonly [Name in Notice['notice']]: Notice & { readonly notice: Name } } = {
  'identifier-changed': {
    notice: 'identifier-changed',
    identifier: CUSTOMER.phone,
    undoUrl: `${URL}/undo`,
    contact: CONTACT,
  },
  'identifier-added': {
    notice: 'identifier-added',
    identifier: CUSTOMER.phone,
    undoUrl: `${URL}/undo`,
    contact: CONTACT,
  },
  'identifier-restored': { notice: 'identifier-restored', identifier: CUSTOMER.phone, contact: CONTACT },
  'passkey-added': { notice: 'passkey-added' },
  'google-connected': { notice: 'google-connected' },
  'deletion-cancelled': { notice: 'deletion-cancelled' },
  'password-changed': { notice: 'password-changed' },
  'session-copied': { notice: 'session-copied' },
  'deletion-planned': { notice: 'deletion-planned', date: '2026-12-24' },
}

const REASONS: Readonly<Record<CodeReason, true>> = {
  signIn: true,
  signUp: true,
  exists: true,
  reset: true,
  change: true,
  reauthentication: true,
  signOff: true,
}

/** Every mail and text message that the shop sends, in a language; those to staff in the shop's first one. */
export const everyMessage = (language: Language): readonly NewMessage[] => [
  ...ordersOf(language),
  ...accountsOf(language),
  ...visitorsOf(language),
  receiptMail(
    { receiptId: 'r-1', orderNumber: 10_001, total: 6_300, customerName: 'Sara', fileName: 'transfer.pdf' },
    STAFF,
  ),
  ...[true, false].map((isReturning) =>
    staffInvitation({ invitationId: 'i-1', to: STAFF, language, isReturning, hours: 72, href: `${URL}/office/join` }),
  ),
]

/** Every event of an order as a text message, as a customer without an email address gets it; twice where it has two forms. */
export const everyOrderText = (language: Language): readonly NewMessage[] => [
  ...ordersOf(language, null),
  ...[
    { ...NEWS.late, bindsUntil: null },
    { ...NEWS.refunded, transfer: { iban: 'SA0380000000608010167519', reference: 'FT26330001' } },
  ].flatMap((news) => orderMessages(news, readerOf(language, null))),
]

const ordersOf = (language: Language, email: string | null = CUSTOMER.email): readonly NewMessage[] =>
  Object.values(NEWS).flatMap((news) => orderMessages(news, readerOf(language, email)))

const readerOf = (language: Language, email: string | null): OrderReader => ({
  id: 'o-1',
  number: 10_001,
  language,
  ...CUSTOMER,
  email,
  total: 6_300,
  readyBy: '2026-11-26',
  publicUrl: URL,
})

const accountsOf = (language: Language): readonly NewMessage[] =>
  (['email', 'phone'] as const).flatMap((kind) => [
    ...Object.values(NOTICES).map((notice) => accountNotice(notice, { kind, value: CUSTOMER[kind], language })),
    ...(Object.keys(REASONS) as CodeReason[]).flatMap((reason) =>
      (['code', 'no-account'] as const).map((outcome) =>
        codeMessage({ kind, recipient: CUSTOMER[kind], language, reason, code: '123456', outcome }, URL),
      ),
    ),
    answerMessage(
      { id: 'q-1', language, product: 'Cards', question: 'Gold?', answer: 'Yes', href: `${URL}/product/1` },
      { kind, value: CUSTOMER[kind] },
    ),
  ])

const visitorsOf = (language: Language): readonly NewMessage[] => [
  ...contactMail(
    { reference: 'C-23456789', fullName: 'Sara', ...CUSTOMER, message: 'Do you print on kraft?', language },
    STAFF,
  ),
  ...specialRequestMail(
    {
      reference: 'R-23456789',
      fullName: 'Sara',
      ...CUSTOMER,
      companyName: 'Bustan',
      categoryName: 'Boxes',
      productType: 'Gift box',
      quantity: 200,
      size: '20 × 20 cm',
      neededBy: '2026-12-10',
      budget: 500_000,
      description: 'With a ribbon',
      installRequired: true,
      city: 'Jeddah',
      files: [{ name: 'sketch.pdf', byteSize: 12_345 }],
      language,
    },
    STAFF,
  ),
  ...(['quotation-ready', 'quotation-ending'] as const).flatMap((news) =>
    quotationMessages(news, {
      id: 'v-1',
      reference: 'R-23456789',
      language,
      ...CUSTOMER,
      total: 216_500,
      validUntil: '2026-12-10',
      words: 'The engraving is deep.',
      href: `${URL}/${language}/quote/secret`,
    }),
  ),
  newsletterWelcome({ email: CUSTOMER.email, language, token: 'token', occasion }, URL),
]
