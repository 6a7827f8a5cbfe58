/** The metals that a foil can look like. */
export const METALS = ['GOLD', 'SILVER', 'COPPER'] as const

export type Metal = (typeof METALS)[number]

/** The metal that the code of a choice names; most foil is gold. */
export function metalOf(code: string): Metal {
  if (/silver|chrome/.test(code)) return 'SILVER'
  return /copper|rose|bronze/.test(code) ? 'COPPER' : 'GOLD'
}
