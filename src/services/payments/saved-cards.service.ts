import type { Db } from '#db/connection.ts'
import { CARD_BRANDS } from '#domain/payments/mada.ts'
import type { CardBrand } from '#domain/payments/mada.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { CardVault } from '#integrations/payments/payment-gateway.ts'
import { holdCustomer } from '../customers/hold-customer.ts'
import { takeCardsToKeep } from './attempt.repository.ts'
import { deleteCard, findCards, insertCard, setDefaultCard } from './card.repository.ts'
import type { CardRow } from './card.repository.ts'

/** More cards are not kept. */
const MOST_CARDS = 10

export type CardError =
  | { readonly code: 'cards/unknown' }
  | { readonly code: 'cards/too-many' }
  /** No gateway keeps cards for this shop, or it does not answer. */
  | { readonly code: 'cards/away' }

export type SavedCards = ReturnType<typeof createSavedCards>

/** The cards of customers: kept by the gateway, known to us by what is needed to tell one from another. */
export function createSavedCards({ db, vault }: { readonly db: Db; readonly vault: CardVault | undefined }) {
  const add = async (customerId: string, token: string): Promise<Result<CardRow, CardError>> => {
    if (!vault) return err({ code: 'cards/away' })
    const found = await vault.findCard(token)
    if (!found.ok) return err({ code: 'cards/away' })
    const card = found.value
    const brand = card && brandOf(card.brand)
    if (!card || !brand) return err({ code: 'cards/unknown' })
    return db.transaction().execute(async (tx) => {
      await holdCustomer(tx, customerId)
      const before = await findCards(tx, customerId)
      if (before.length >= MOST_CARDS && !before.some((each) => each.token === token)) {
        return err({ code: 'cards/too-many' })
      }
      const kept = await insertCard(tx, {
        customer_id: customerId,
        provider: 'MOYASAR',
        token,
        brand,
        last_four: card.lastFour,
        expiry_month: card.expiryMonth,
        expiry_year: card.expiryYear,
        holder: card.holder,
      })
      if (before.length === 0) await setDefaultCard(tx, customerId, kept.id)
      return ok({ ...kept, is_default: kept.is_default || before.length === 0 })
    })
  }

  const keepPaid = async (): Promise<number> => {
    const waiting = await takeCardsToKeep(db, 100)
    for (const { token, customer_id: customerId } of waiting) if (customerId !== null) await add(customerId, token)
    return waiting.length
  }

  return {
    /** With the cards of payments that have just come in. */
    list: async (customerId: string): Promise<CardRow[]> => {
      await keepPaid()
      return findCards(db, customerId)
    },
    add,

    /** False when it is not one of the customer's. */
    makeDefault: (customerId: string, id: string): Promise<boolean> =>
      db.transaction().execute(async (tx) => {
        await holdCustomer(tx, customerId)
        return setDefaultCard(tx, customerId, id)
      }),

    /** Forgets a card, here and at the gateway; false when it is not one of the customer's. */
    remove: async (customerId: string, id: string): Promise<boolean> => {
      const removed = await db.transaction().execute(async (tx) => {
        await holdCustomer(tx, customerId)
        const card = await deleteCard(tx, customerId, id)
        const [next] = await findCards(tx, customerId)
        if (card && next && !next.is_default) await setDefaultCard(tx, customerId, next.id)
        return card
      })
      // Without us it is worth nothing; the gateway forgets it in its own time when it does not answer now.
      if (removed) await vault?.forgetCard(removed.token)
      return removed !== undefined
    },

    /** Keeps the cards of customers who asked for it when they paid; answers how many. */
    keepPaid,
  }
}

const brandOf = (name: string): CardBrand | undefined => CARD_BRANDS.find((brand) => brand === name.toLowerCase())
