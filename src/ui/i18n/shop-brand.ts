import { brandWords } from '#domain/brand/brand.ts'
import type { PublicBrand } from '#domain/brand/brand.ts'
import type { Language } from '#domain/language.ts'

let brand: PublicBrand | undefined

/** Makes a brand the one that names and messages use: on the server before each render, in the browser before hydration. */
export function useShopBrand(next: PublicBrand): void {
  brand = next
}

/** The brand of the shop; throws when it was not given yet, which is a bug. */
export function shopBrand(): PublicBrand {
  if (!brand) throw new Error('the brand is not known yet')
  return brand
}

/** The shop's name in a language. */
export const siteName = (language: Language): string => shopBrand().name[language]

/** The language of addresses without one. */
export const firstLanguage = (): Language => shopBrand().firstLanguage ?? 'en'

const BUILT: Readonly<Partial<Record<string, string>>> = {}

/** Sentences in the shop's own words; none while the brand is not known. */
export const ownTexts = (language: Language): Readonly<Partial<Record<string, string>>> =>
  brand?.texts[language] ?? BUILT

/** What messages call the shop. */
export const shopWords = (language: Language) => brandWords(shopBrand(), language)
