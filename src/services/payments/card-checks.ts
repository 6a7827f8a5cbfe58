import type { Db } from '#db/connection.ts'
import type { CardVault } from '#integrations/payments/payment-gateway.ts'
import { findCardsToCheck, setCardStatus } from './card.repository.ts'
import type { CardRow } from './card.repository.ts'

/** Whether saved cards can still pay: the gateway knows. Nothing changes while it does not answer. */
export function createCardChecks({ db, vault }: { readonly db: Db; readonly vault: CardVault | undefined }) {
  const check = async ({ id, token }: Pick<CardRow, 'id' | 'token'>): Promise<void> => {
    const found = await vault?.findCard(token)
    if (!found?.ok) return
    const status = found.value?.status
    await setCardStatus(db, id, status === 'ACTIVE' || status === 'EXPIRED' ? status : 'INACTIVE')
  }
  return {
    check,
    /** Of one customer, or of all: those that were not checked for a day. */
    checkOld: async (limit: number, customerId?: string): Promise<void> => {
      if (!vault) return
      await Promise.all((await findCardsToCheck(db, limit, customerId)).map(check))
    },
  }
}
