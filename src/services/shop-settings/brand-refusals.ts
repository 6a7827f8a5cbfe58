import { familyName, LETTERINGS } from '#domain/brand/lettering.ts'

/** Why a lettering is refused: a code, and a sentence in each language. */
export function letteringRefusal(input: unknown): string {
  const families = LETTERINGS.join(', ')
  const named = JSON.stringify(input)
  return (
    `lettering/unknown: ${named} is not among the families of letters. Possible: ${families}. ` +
    `لا توجد عائلة خطوط بالاسم ${named}. المتاح: ${families} (${LETTERINGS.map(familyName).join('، ')}).`
  )
}

/** Why a first language is refused: a code, and a sentence in each language. */
export const languageRefusal = (input: unknown): string =>
  `language/unknown: ${JSON.stringify(input)} is no language of a shop; en and ar are. ` +
  `لا يعرف المتجر اللغة ${JSON.stringify(input)}؛ لغتاه en وar.`
