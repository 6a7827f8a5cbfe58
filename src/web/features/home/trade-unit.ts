import type { Halalas } from '#domain/money/halalas.ts'

const RIYAL = 100

/** What costs less than a riyal a piece is priced per hundred, as the trade does: "from 54 per 100". */
export const inTradeUnit = (piece: Halalas): { readonly halalas: Halalas; readonly pricedPer: number } =>
  piece < RIYAL ? { halalas: piece * 100, pricedPer: 100 } : { halalas: piece, pricedPer: 1 }
