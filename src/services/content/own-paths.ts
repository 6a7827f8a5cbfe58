import type { Language } from '#domain/language.ts'
import { inLanguage } from '#domain/localized-text.ts'
import type { LocalizedText } from '#domain/localized-text.ts'

/** Slugs of what the shop's own texts link to, by id. */
export type LinkedSlugs = {
  readonly category: ReadonlyMap<number, LocalizedText>
  readonly product: ReadonlyMap<number, LocalizedText>
  readonly blogs: ReadonlyMap<number, LocalizedText>
}

/** A stored path names things by id only: /product/12, /category/3/-/22, /blogs/2. */
const NAMES_BY_ID = /^\/(category|product|blogs)\/(\d+)(?:\/-\/(\d+))?$/

/** The ids that some stored paths name, by kind. */
export function linkedIds(paths: readonly (string | null)[]): Record<keyof LinkedSlugs, number[]> {
  const ids: Record<keyof LinkedSlugs, number[]> = { category: [], product: [], blogs: [] }
  for (const path of paths) {
    const [, kind, ...named] = NAMES_BY_ID.exec(path ?? '') ?? []
    if (kind) ids[kind as keyof LinkedSlugs].push(...named.filter(Boolean).map(Number))
  }
  return ids
}

/** A stored path as the address the page really has in a language, so that links need no redirect; others as they are. */
export function pathWithSlugs(path: string, slugs: LinkedSlugs, language: Language): string {
  const [, kind, ...named] = NAMES_BY_ID.exec(path) ?? []
  if (!kind) return path
  const parts = named.filter(Boolean).map((id) => {
    const slug = slugs[kind as keyof LinkedSlugs].get(Number(id))
    return slug && `${id}/${encodeURIComponent(inLanguage(slug, language))}`
  })
  return parts.every(Boolean) ? `/${kind}/${parts.join('/')}` : path
}
