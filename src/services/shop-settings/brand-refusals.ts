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
