import type { Language } from '#domain/language.ts'
import { withPrefix } from '../router/with-prefix.ts'

/** Puts the page's language prefix into the links of a text that was written without one ("/blogs/2"). */
export const prefixLinks = (html: string, prefix: Language | null): string =>
  html.replace(
    /(<a\b[^>]*?\shref=")(\/(?!\/)[^"]*)/g,
    (_, before: string, path: string) => before + withPrefix(prefix, path),
  )
