import type { Address } from './route.ts'

/** Takes apart what a link leads to: `/blogs?tag=x#top`. Without a path, `?…` and `#…` are of the page `from`. */
export function parseAddress(text: string, from: Address): Address {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(text) ?? []
  const isWithin = pathname === ''
  return {
    pathname: isWithin ? from.pathname : pathname,
    search: search === '?' ? '' : search || (isWithin && hash ? from.search : ''),
    hash: hash === '#' ? '' : hash,
  }
}

export const addressText = ({ pathname, search, hash }: Address): string => pathname + search + hash

/** The path of an address without the prefix `/ar`, or null when it lies elsewhere. */
export function withoutPrefix(prefix: string, pathname: string): string | null {
  if (prefix === '') return pathname
  if (pathname === prefix) return '/'
  return pathname.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) : null
}
