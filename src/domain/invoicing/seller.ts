import type { LocalizedText } from '../localized-text.ts'
import { withoutIsolates } from '../text/bidi.ts'

/** Who issues the shop's documents, as registered. */
export type Seller = {
  readonly name: LocalizedText
  readonly vatNumber: string
  readonly crNumber: string
  readonly address: SellerAddress
  readonly phone: string
  readonly email: string
}

/** A National Address. */
export type SellerAddress = {
  readonly street: LocalizedText
  /** four digits */
  readonly building: string
  readonly district: LocalizedText
  readonly city: LocalizedText
  /** five digits */
  readonly postalCode: string
}

/** A text as an invoice for machines holds it: Arabic, which the law asks for, then English where it differs. */
export function inBoth(text: LocalizedText): string {
  const ar = withoutIsolates(text.ar ?? '')
  const en = withoutIsolates(text.en ?? '')
  return ar === '' || en === '' || ar === en ? ar || en : `${ar} | ${en}`
}
