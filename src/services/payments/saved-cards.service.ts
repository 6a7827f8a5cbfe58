import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '#db/connection.ts'
import { CARD_BRANDS } from '#domain/payments/mada.ts'
import type { CardBrand } from '#domain/payments/mada.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { CardVault, VaultCard } from '#integrations/payments/payment-gateway.ts'
import { lockCustomer } from '../customers/lock-customer.ts'
import { dropCardToKeep, findCardsToKeep } from './attempt.repository.ts'
import { createCardChecks } from './card-checks.ts'
import { deleteCard, findCard, findCards, insertCard, setDefaultCard } from './card.repository.ts'
import type { CardRow } from './card.repository.ts'

/** More cards are not saved. */
const MAX_CARDS = 10
/** So many cards of payments are asked about in one go. */
const BATCH = 100
/** A checkout waits for its list of cards. */
const PATIENCE_MS = 2_000
/** So many saved cards are checked in one go of the job. */
const MAX_CHECKED = 20

export type CardError =
  | { readonly code: 'cards/unknown' }
  /** Its holder has not confirmed it yet. */
  | { readonly code: 'cards/unverified' }
  | { readonly code: 'cards/too-many' }
  /** No gateway keeps cards for this shop, or it does not answer. */
  | { readonly code: 'cards/away' }

/** A card as its gateway knows it. */
type NewCard = Omit<VaultCard, 'brand' | 'status'> & { readonly brand: CardBrand; readonly token: string }
type CardToKeep = Awaited<ReturnType<typeof findCardsToKeep>>[number]

export type SavedCards = ReturnType<typeof createSavedCards>

interface SavedCardParts {
  readonly db: Db
  readonly vault: CardVault | undefined
  /** How long a list of cards waits for the gateway; what it says later is there the next time. */
  readonly patienceMs?: number
}

/** The cards of customers: stored by the gateway, known to us by what is needed to distinguish one from another. */
export function createSavedCards({ db, vault, patienceMs = PATIENCE_MS }: SavedCardParts) {
  const checks = createCardChecks({ db, vault })
  const look = async (token: string): Promise<Result<NewCard, CardError>> => {
    if (!vault) return err({ code: 'cards/away' })
    const found = await vault.findCard(token)
    if (!found.ok) return err({ code: 'cards/away' })
    const card = found.value
    const brand = card && brandOf(card.brand)
    if (card?.status === 'UNVERIFIED') return err({ code: 'cards/unverified' })
    // Anything but an active card would be refused when it is to pay.
    return card?.status === 'ACTIVE' && brand ? ok({ ...card, brand, token }) : err({ code: 'cards/unknown' })
  }

  const add = async (customerId: string, token: string): Promise<Result<CardRow, CardError>> => {
    const found = await look(token)
    if (!found.ok) return found
    return db.transaction().execute((tx) => insertOwn(tx, customerId, found.value))
  }

  /**
   * The payment forgets its card in the transaction that saves it, or once it is sure that it cannot be saved. False
   * when the gateway does not answer.
   */
  const keepOne = async ({ id, token, customer_id: customerId }: CardToKeep): Promise<boolean> => {
    const found = await look(token)
    if (!found.ok && found.error.code === 'cards/away') return false
    await db.transaction().execute(async (tx) => {
      await lockCustomer(tx, customerId)
      if ((await dropCardToKeep(tx, id)) && found.ok) await insertOwn(tx, customerId, found.value)
    })
    return true
  }

  /** Of one customer, or of all. A gateway that does not answer is asked again another time. */
  const keepPaid = async (customerId?: string): Promise<void> => {
    if (!vault) return
    for (const card of await findCardsToKeep(db, BATCH, customerId)) if (!(await keepOne(card))) return
  }

  return {
    /** With the cards of payments that have just come in, unless the gateway takes long to answer. */
    list: async (customerId: string): Promise<CardRow[]> => {
      await atMost(patienceMs, async () => {
        await keepPaid(customerId)
        await checks.checkOld(MAX_CARDS, customerId)
      })
      return findCards(db, customerId)
    },
    add,

    /** Asks the gateway about a card that it has refused; undefined when it is not one of the customer's. */
    check: async (customerId: string, id: string): Promise<CardRow | undefined> => {
      const card = await findCard(db, customerId, id)
      if (card) await checks.check(card)
      return card && findCard(db, customerId, id)
    },

    /** False when it is not one of the customer's. */
    makeDefault: (customerId: string, id: string): Promise<boolean> =>
      db.transaction().execute(async (tx) => {
        await lockCustomer(tx, customerId)
        return setDefaultCard(tx, customerId, id)
      }),

    /** Forgets a card, here and at the gateway; false when it is not one of the customer's. */
    remove: async (customerId: string, id: string): Promise<boolean> => {
      const removed = await db.transaction().execute((tx) => deleteOwn(tx, customerId, id))
      // Without us it is worth nothing; the gateway forgets it in its own time when it does not answer now.
      if (removed) await vault?.forgetCard(removed.token)
      return removed !== undefined
    },

    /** Keeps the cards of customers who asked for it when they paid. */
    keepPaid: () => keepPaid(),

    /** Checks cards that were not checked for a day, a few at a time. */
    checkOld: () => checks.checkOld(MAX_CHECKED),
  }
}

/** Does the work, and stops waiting for it after a while. */
async function atMost(ms: number, work: () => Promise<void>): Promise<void> {
  const timer = new AbortController()
  const over = sleep(ms, undefined, { signal: timer.signal, ref: false })
  await Promise.race([work(), over]).finally(() => timer.abort())
}

/** Deletes a card, if it is one of the customer's; the next one becomes the default one. */
async function deleteOwn(tx: Db, customerId: string, id: string): Promise<{ readonly token: string } | undefined> {
  await lockCustomer(tx, customerId)
  const card = await deleteCard(tx, customerId, id)
  const [next] = await findCards(tx, customerId)
  if (card && next && !next.is_default) await setDefaultCard(tx, customerId, next.id)
  return card
}

/** Keeps a card that its gateway knows; the customer's first is the default one. */
async function insertOwn(tx: Db, customerId: string, card: NewCard): Promise<Result<CardRow, CardError>> {
  await lockCustomer(tx, customerId)
  const before = await findCards(tx, customerId)
  if (before.length >= MAX_CARDS && !before.some(({ token }) => token === card.token)) {
    return err({ code: 'cards/too-many' })
  }
  const stored = await insertCard(tx, {
    customer_id: customerId,
    provider: 'MOYASAR',
    token: card.token,
    brand: card.brand,
    last_four: card.lastFour,
    expiry_month: card.expiryMonth,
    expiry_year: card.expiryYear,
    holder: card.holder,
  })
  if (before.length === 0) await setDefaultCard(tx, customerId, stored.id)
  return ok({ ...stored, is_default: stored.is_default || before.length === 0 })
}

const brandOf = (name: string): CardBrand | undefined => CARD_BRANDS.find((brand) => brand === name.toLowerCase())
