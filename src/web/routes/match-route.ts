import { isLanguage } from '#domain/language.ts'
import type { Language } from '#domain/language.ts'
import { ROUTES } from '../site-map.ts'
import type { RouteName } from '../site-map.ts'

/** An address taken apart: its language prefix, the page it names, and the parameters that page reads. */
export type PageAddress = {
  prefix: Language | null
  /** Path without the prefix and without a slash at its end, as it came (still percent-encoded). */
  path: string
  /** Whether the address came in this spelling: no slash at the end, the prefix in small letters. */
  isTidy: boolean
  /** null: no such page. */
  route: RouteName | null
  /** Listed parameters only, in the order of the route table, `?` included; '' when there are none. */
  search: string
}

/** Longest value of one query parameter that is still read; a longer one is dropped. */
const MAX_VALUE_LENGTH = 200
/** Most values of one parameter that are read. */
const MAX_VALUES = 50

/**
 * A path that means the same to everybody who reads it: no dots between slashes, no backslash, no empty part, no control
 * character in percent form.
 */
const PLAIN_PATH = /^(?:\/(?!\.{1,2}(?:\/|$))(?:[\w\-.~!$&'()*+,;=:@]|%(?![01][\dA-F]|7F))+)*\/?$/i
/** Stands for every other path. */
const UNKNOWN_PATH = '/unknown'

const PATTERNS = Object.entries(ROUTES).map(([name, { path }]) => ({
  name: name as RouteName,
  pattern: new RegExp(`^${path.replace(/\/:\w+\?/g, '(?:/[^/]+)?').replace(/\/:\w+/g, '/[^/]+')}$`),
}))

/** The page behind a request target such as `/ar/search?name=x&utm_source=y`. */
export function readAddress(target: string): PageAddress {
  const mark = target.indexOf('?')
  const fullPath = mark < 0 ? target : target.slice(0, mark)
  const first = fullPath.slice(1, 3).toLowerCase()
  const prefix = isLanguage(first) && (fullPath.length === 3 || fullPath[3] === '/') ? first : null
  const given = prefix ? fullPath.slice(3) || '/' : fullPath
  if (!PLAIN_PATH.test(given)) return { prefix, path: UNKNOWN_PATH, route: null, search: '', isTidy: true }
  const path = given.length > 1 ? given.replace(/\/$/, '') : given
  const route = PATTERNS.find(({ pattern }) => pattern.test(path))?.name ?? null
  const search = mark < 0 || !route ? '' : listedParameters(route, target.slice(mark + 1))
  const isTidy = path === given && (!prefix || fullPath.startsWith(prefix, 1))
  return { prefix, path, route, search, isTidy }
}

/** Nothing in the shop has an empty or endless value, or one with a NUL, which no database takes. */
const isReadable = (value: string): boolean => value !== '' && value.length <= MAX_VALUE_LENGTH && !value.includes('\0')

function listedParameters(route: RouteName, text: string): string {
  const given = new URLSearchParams(text)
  const allowed = new URLSearchParams()
  for (const key of ROUTES[route].query) {
    const values = given.getAll(key).filter(isReadable)
    for (const value of [...new Set(values)].toSorted().slice(0, MAX_VALUES)) allowed.append(key, value)
  }
  return allowed.size > 0 ? `?${allowed}` : ''
}
