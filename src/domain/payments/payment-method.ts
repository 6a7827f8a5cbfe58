import type { Halalas } from '../money/halalas.ts'

/** How customers pay (A-C5). */
export const PAYMENT_METHODS = [
  'CARD',
  'SAVED_CARD',
  'APPLE_PAY',
  'STC_PAY',
  'TABBY',
  'TAMARA',
  'BANK_TRANSFER',
] as const

export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

/** How money is taken at the counter, by staff; no customer chooses it online. */
export const COUNTER_METHODS = ['CASH', 'TERMINAL'] as const

export type CounterMethod = (typeof COUNTER_METHODS)[number]

/** How an order may have been paid. */
export const USED_METHODS = [...PAYMENT_METHODS, ...COUNTER_METHODS] as const

export type UsedMethod = (typeof USED_METHODS)[number]

/** Who takes the money. COUNTER is the shop itself; NONE is for orders that cost nothing. */
export const PAYMENT_PROVIDERS = ['MOYASAR', 'TABBY', 'TAMARA', 'BANK', 'COUNTER', 'NONE'] as const

export type PaymentProvider = (typeof PAYMENT_PROVIDERS)[number]

/** The provider of each method. */
export const PROVIDER_OF: Readonly<Record<PaymentMethod, PaymentProvider>> = {
  CARD: 'MOYASAR',
  SAVED_CARD: 'MOYASAR',
  APPLE_PAY: 'MOYASAR',
  STC_PAY: 'MOYASAR',
  TABBY: 'TABBY',
  TAMARA: 'TAMARA',
  BANK_TRANSFER: 'BANK',
}

/** Between which totals a method is offered, both included. */
export type AmountLimits = { readonly least: Halalas; readonly most: Halalas }

/** Limits that the shop's own agreements name. */
export type OwnLimits = Readonly<Partial<Record<PaymentProvider, AmountLimits>>>

/** Moyasar takes nothing below SAR 1; the others as their agreements usually say. Settings of the shop win. */
export const AMOUNT_LIMITS: Readonly<Record<PaymentProvider, AmountLimits>> = {
  MOYASAR: { least: 100, most: 10_000_000 },
  TABBY: { least: 1_000, most: 500_000 },
  TAMARA: { least: 10_000, most: 500_000 },
  BANK: { least: 10_000, most: 1_000_000_000 },
  COUNTER: { least: 1, most: 1_000_000_000 },
  NONE: { least: 0, most: 0 },
}

/** Between which totals a provider is offered: as the shop's agreement says, else as usual. */
export const limitsOf = (provider: PaymentProvider, own: OwnLimits = {}): AmountLimits =>
  own[provider] ?? AMOUNT_LIMITS[provider]

/** Why a method is not offered for a total; undefined when it is. */
export function outsideLimits(total: Halalas, { least, most }: AmountLimits): 'TOO_LOW' | 'TOO_HIGH' | undefined {
  if (total < least) return 'TOO_LOW'
  return total > most ? 'TOO_HIGH' : undefined
}
