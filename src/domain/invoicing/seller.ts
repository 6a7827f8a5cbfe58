import type { LocalizedText } from '../localized-text.ts'

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
