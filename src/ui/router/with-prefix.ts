import type { Language } from '#domain/language.ts'

/** An address under a language's prefix, or unprefixed. */
export const withPrefix = (prefix: Language | null, path: string): string => (prefix ? `/${prefix}${path}` : path)
