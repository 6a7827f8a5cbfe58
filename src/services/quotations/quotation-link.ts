import type { Language } from '#domain/language.ts'

/** Where a quotation is read and accepted, by the token of its link. */
export const quotationLink = (publicUrl: string, language: Language, token: string): string =>
  `${publicUrl}/${language}/quote/${token}`
