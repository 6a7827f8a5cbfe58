import { priceMentions } from '#domain/pricing/mentioned-price.ts'
import type { LocalizedText } from '#domain/localized-text.ts'

/** A page a link can lead to. */
export interface LinkTarget {
  readonly kind: 'category' | 'product' | 'blog'
  readonly id: number
  readonly code: string
  /** Of a sub-category: its parent. */
  readonly parent_id: number | null
}

export interface LinkTargets {
  readonly all: readonly LinkTarget[]
}

/** Kind and code of a link that names what it leads to; undefined for a path. */
export function readLink(link: string): { kind: LinkTarget['kind']; code: string } | undefined {
  const match = /^(category|product|blog):(.+)$/.exec(link)
  return match ? { kind: match[1] as LinkTarget['kind'], code: match[2] ?? '' } : undefined
}

/** Codes of the products whose prices a text mentions, in either language. */
export const codesWithPrice = (text: Partial<LocalizedText> | undefined): string[] =>
  Object.values(text ?? {}).flatMap((one) => priceMentions(one).map(({ code }) => code))

/** The path a link leads to, without a language's prefix; the page itself completes it with its slug. */
export function pathOf(link: string, targets: LinkTargets): string | undefined {
  const named = readLink(link)
  if (!named) return link
  const target = targets.all.find(({ kind, code }) => kind === named.kind && code === named.code)
  return target && pathTo(target)
}

/** The link that stands for a path, so that a file with it fits another shop too. */
export function symbolicLink(path: string | null, targets: LinkTargets): string | null {
  if (path === null) return null
  const target = targets.all.find((each) => pathTo(each) === path)
  return target ? `${target.kind}:${target.code}` : path
}

function pathTo({ kind, id, parent_id: parent }: LinkTarget): string {
  if (kind === 'blog') return `/blogs/${id}`
  if (kind === 'product') return `/product/${id}`
  return parent === null ? `/category/${id}` : `/category/${parent}/-/${id}`
}
