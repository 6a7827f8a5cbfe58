import { keptValue } from '../kept/kept-value.ts'

/** A card whose holder was sent to their bank to confirm it, until they are back; the token is worth nothing before. */
type CardToVerify = { readonly customerId: string; readonly token: string }

export const cardToVerify = keptValue<CardToVerify | null>({
  key: 'cardToVerify',
  version: 1,
  empty: null,
  read: (data) => {
    if (data === null) return null
    const { customerId, token } = data as CardToVerify
    return typeof customerId === 'string' && typeof token === 'string' ? { customerId, token } : undefined
  },
})
