import { decimalAmount } from '../money/halalas.ts'
import type { Halalas } from '../money/halalas.ts'
import { element } from './xml.ts'

/** An amount in riyals. */
export const money = (name: string, amount: Halalas): string =>
  element(`cbc:${name} currencyID="SAR"`, decimalAmount(amount))
