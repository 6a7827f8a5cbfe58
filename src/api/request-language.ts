import { isLanguage } from '#domain/language.ts'
import type { Language } from '#domain/language.ts'
import { currentBrand } from '#services/shop-settings/current-brand.ts'

/** The best of the shop's languages for an `Accept-Language` header; the shop's first one when it names none of them (S396). */
export function languageOf(header: string | undefined): Language {
  const first = currentBrand().firstLanguage
  if (header === undefined) return first
  if (isLanguage(header)) return header
  let best = first
  let bestWeight = 0
  for (const range of header.slice(0, 200).split(',')) {
    const [tag = '', ...parameters] = range.trim().toLowerCase().split(';')
    const language = tag.split('-', 1)[0]
    const weight = weightOf(parameters)
    if (!isLanguage(language) || weight <= bestWeight) continue
    best = language
    bestWeight = weight
  }
  return best
}

function weightOf(parameters: readonly string[]): number {
  const quality = parameters.map((parameter) => parameter.trim()).find((parameter) => parameter.startsWith('q='))
  if (quality === undefined) return 1
  const weight = Number(quality.slice(2))
  return weight >= 0 && weight <= 1 ? weight : 0
}
