import { DEFAULT_LANGUAGE } from '../language.ts'
import type { Language } from '../language.ts'
import { HOME_SECTIONS } from './home-sections.ts'
import type { HomeSection } from './home-sections.ts'
import { BUILT_IN_LETTERING } from './built-in-lettering.ts'
import type { Lettering } from './lettering.ts'
import type { Mark } from './mark.ts'
import type { OwnTexts } from './own-texts.ts'

/** How a shop presents itself: data of the setting `brand`, so that a print house needs no code of its own. */
export type Brand = {
  /** The name beside the mark, in both scripts. */
  readonly name: Readonly<Record<Language, string>>
  /** Where the shop prints, as its sentences say it. */
  readonly city: Readonly<Record<Language, string>>
  /** The one loud colour, "#rrggbb"; null for the one that is built in. */
  readonly accent: string | null
  /** The shop's sign; null for the registration mark that is built in. */
  readonly mark: Mark | null
  /** The family of the letters. */
  readonly lettering: Lettering
  /** The language of addresses without one, and the one that stands first where both do. */
  readonly firstLanguage: Language
  readonly texts: OwnTexts
  /** Sections of the home page in order; those that are not named are off. */
  readonly homeSections: readonly HomeSection[]
}

/** What browsers are given of it: the lettering is part of the document's style, and a first language is named where it is not English. */
export type PublicBrand = Omit<Brand, 'lettering' | 'firstLanguage'> & Partial<Pick<Brand, 'firstLanguage'>>

/** A shop that has not been given a name yet. */
export const DEFAULT_BRAND: Brand = {
  name: { en: 'Print Shop', ar: 'مطبعة' },
  city: { en: 'Riyadh', ar: 'الرياض' },
  accent: null,
  mark: null,
  lettering: BUILT_IN_LETTERING,
  firstLanguage: DEFAULT_LANGUAGE,
  texts: { en: {}, ar: {} },
  homeSections: HOME_SECTIONS,
}

/** What every message may name without being given it: `{shop}` and `{shopCity}`. */
export const brandWords = (
  brand: Pick<Brand, 'name' | 'city'>,
  language: Language,
): Readonly<Record<'shop' | 'shopCity', string>> => ({
  shop: brand.name[language],
  shopCity: brand.city[language],
})

/** The shop's name for a file: "noura-print"; without Latin letters in the name, "shop". */
export const brandFileName = ({ name }: Pick<Brand, 'name'>): string =>
  name.en
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'shop'
