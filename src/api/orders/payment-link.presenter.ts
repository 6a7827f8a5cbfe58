import { riyadhTimestamp } from '#domain/calendar/riyadh-time.ts'
import type { Language } from '#domain/language.ts'
import { inLanguage } from '#domain/localized-text.ts'
import type { LinkView } from '#services/checkout/links/payment-links.service.ts'
import type { OrderServices } from './order-services.ts'

/** An order as who has the link to pay it sees it; an order that has ended is not shown. */
export const presentLink = (
  { state, order, declineCode, methods, action }: LinkView,
  cardGateway: OrderServices['cardGateway'],
  language: Language,
) => ({
  state,
  order:
    state === 'ENDED'
      ? null
      : {
          number: order.number,
          total: order.total,
          payBefore: riyadhTimestamp(order.expires_at),
          items: order.items.map(({ name, ...item }) => ({ ...item, name: inLanguage(name, language) })),
        },
  declineCode: state === 'OPEN' ? declineCode : null,
  methods: state === 'OPEN' ? [...methods] : [],
  action: presentAction(action),
  cardGateway: state === 'OPEN' ? cardGateway : null,
})

/** What a way to pay waits for. A file is named by who sent it, so the names of receipts are left out. */
const presentAction = (action: LinkView['action']) =>
  action?.type === 'BANK_TRANSFER'
    ? {
        ...action,
        payBefore: riyadhTimestamp(action.payBefore),
        receipts: action.receipts.map(({ sentAt }, index) => ({ nth: index + 1, sentAt: riyadhTimestamp(sentAt) })),
      }
    : action
