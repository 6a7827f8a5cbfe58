const SHAPE = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/
const SAUDI_LENGTH = 24

/**
 * An account number as banks write it (ISO 13616), without spaces; undefined when its check digits do not fit. Saudi
 * ones have 24 characters.
 */
export function parseIban(text: string): string | undefined {
  const iban = text.replaceAll(/\s/g, '').toUpperCase()
  if (!SHAPE.test(iban) || (iban.startsWith('SA') && iban.length !== SAUDI_LENGTH)) return undefined
  return remainder(iban.slice(4) + iban.slice(0, 4)) === 1 ? iban : undefined
}

/** Of the number that letters and digits make (A is 10), divided by 97. */
const remainder = (characters: string): number =>
  [...characters].reduce((sum, character) => {
    const value = Number.parseInt(character, 36)
    return (sum * (value > 9 ? 100 : 10) + value) % 97
  }, 0)

/** An account number in groups of four, as people compare it. */
export const groupedIban = (iban: string): string => iban.replaceAll(/.{4}(?=.)/g, '$& ')
