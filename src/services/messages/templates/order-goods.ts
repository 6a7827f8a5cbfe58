import type { Language } from '#domain/language.ts'
import { plainPrice } from '#domain/money/halalas.ts'
import type { Halalas } from '#domain/money/halalas.ts'
import { isolate, isolateLtr } from '#domain/text/bidi.ts'
import { fact } from '../mail-content.ts'
import type { Block, Fact } from '../mail-content.ts'
import { sentencesOf } from '../new-message.ts'

/** What was ordered and how it adds up, in the customer's language. */
export type OrderGoods = {
  readonly lines: readonly {
    readonly name: string
    /** What was chosen, each answer with its question. */
    readonly answers: readonly string[]
    readonly quantity: number
    readonly total: Halalas
    /** Its place in the order, when it is printed from files. */
    readonly artworkAt?: number | undefined
  }[]
  readonly subtotal: Halalas
  readonly coupon: { readonly code: string; readonly discount: Halalas } | null
  /** Null where nothing is urgent. */
  readonly urgent: Halalas | null
  readonly shipping: Halalas
  readonly isPickup: boolean
  readonly vat: Halalas
}

/** The goods of an order, one below the other. */
export function goodsBlock({ lines }: OrderGoods, language: Language): Block {
  const t = sentencesOf(language)
  return {
    block: 'goods',
    goods: lines.map(({ name, answers, quantity, total, artworkAt }) => ({
      name,
      details: answers.map(isolate).join(' · '),
      quantity: t('order.pieces', { count: quantity }),
      price: plainPrice(total, language),
      ...(artworkAt !== undefined && { picture: `line-${artworkAt}` }),
    })),
  }
}

/** What comes between the goods and the total (S300), and the VAT in it. */
export function sumsOf(goods: OrderGoods, language: Language): { readonly before: Fact[]; readonly after: Fact[] } {
  const t = sentencesOf(language)
  const price = (amount: Halalas) => plainPrice(amount, language)
  const { subtotal, coupon, urgent, shipping, isPickup, vat } = goods
  return {
    before: [
      ...fact(t('order.goods'), price(subtotal)),
      ...(coupon ? fact(t('order.coupon', { code: isolateLtr(coupon.code) }), price(-coupon.discount)) : []),
      ...(urgent === null ? [] : fact(t('order.urgent'), price(urgent))),
      ...fact(t(isPickup ? 'order.pickup' : 'order.delivery'), shipping === 0 ? t('order.free') : price(shipping)),
    ],
    after: fact(t('order.vat'), price(vat)),
  }
}
