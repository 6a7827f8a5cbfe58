/**
 * The readable part of an address (S100): lower-case, Latin letters and digits, Arabic letters and
 * digits kept, anything else between them one hyphen. Empty when nothing is left: the id stands alone.
 */
export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9\u0621-\u064A\u0660-\u0669]+/g, '-')
    .replace(/^-|-$/g, '')
