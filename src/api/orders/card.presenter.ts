import type { SavedCards } from '#services/payments/saved-cards.service.ts'

type Card = Awaited<ReturnType<SavedCards['list']>>[number]

/** A saved card as its customer sees it: the contract's Card. */
export const presentCard = (card: Card) => ({
  id: card.id,
  brand: card.brand,
  lastFour: card.last_four,
  expiryMonth: card.expiry_month,
  expiryYear: card.expiry_year,
  holder: card.holder,
  paymentCompany: 'moyasar' as const,
  installment: 'WITHOUT' as const,
  isDefault: card.is_default,
  isExpired: card.is_expired || card.status === 'EXPIRED',
  isInactive: card.status === 'INACTIVE',
})
