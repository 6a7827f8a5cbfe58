import { BUILT_IN_ACCENT } from '#domain/brand/accent.ts'
import { groundsOf } from '#domain/brand/grounds.ts'
import { familyName } from '#domain/brand/lettering.ts'
import { markFile } from '#domain/brand/mark.ts'
import { localPhone } from '#domain/contact/phone.ts'
import type { Seller } from '#domain/invoicing/seller.ts'
import { inLanguage } from '#domain/localized-text.ts'
import type { Language } from '#domain/language.ts'
import type { PrintedParty, PrintedText, SalesDocument } from '#integrations/documents/sales-document.ts'
import type { WorkshopPaper } from '#integrations/documents/workshop-paper.ts'
import { currentBrand } from '../shop-settings/current-brand.ts'
import { printed, bilingual } from './sentences/bilingual.ts'

/** Who sells: the legal identity that the law asks for. */
export const printSeller = (seller: Seller): PrintedParty => ({
  heading: bilingual('party.seller'),
  name: printed(seller.name),
  lines: [printAddress(seller.address)],
  ids: [
    { label: bilingual('party.vatNumber'), value: seller.vatNumber },
    { label: bilingual('party.crNumber'), value: seller.crNumber },
  ],
})

/** Name and colour of the head. */
export function printedBrand(): SalesDocument['brand'] {
  const { name, mark, accent: own, lettering } = currentBrand()
  const accent = own ?? BUILT_IN_ACCENT
  const { paper } = groundsOf({ accent: own })
  return { name, accent, paper, lettering: familyName(lettering), mark: mark && markFile(mark, accent) }
}

/** Name and lettering of a paper of the workshop. */
export function paperBrand(): WorkshopPaper['brand'] {
  const { name, lettering } = currentBrand()
  return { name, lettering: familyName(lettering) }
}

/** The foot of every page: how to reach the seller. */
export const printFooter = ({ vatNumber, crNumber, phone, email }: Seller): SalesDocument['footer'] => [
  { label: bilingual('party.vatNumber'), value: vatNumber },
  { label: bilingual('party.crNumber'), value: crNumber },
  { label: null, value: localPhone(phone) },
  { label: null, value: email },
]

function printAddress({ street, building, district, city, postalCode }: Seller['address']): PrintedText {
  const inWords = (language: Language) =>
    bilingual('party.address', {
      building,
      street: inLanguage(street, language),
      district: inLanguage(district, language),
      city: inLanguage(city, language),
      postalCode,
    })[language]
  return { en: inWords('en'), ar: inWords('ar') }
}
