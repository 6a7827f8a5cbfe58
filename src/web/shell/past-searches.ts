const KEY = 'past-searches'
const LIMIT = 6

/** Texts searched for on this device, latest first. */
export function pastSearches(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((each): each is string => typeof each === 'string').slice(0, LIMIT) : []
  } catch {
    return []
  }
}

/** Puts a text first; each text is there once. */
export function rememberSearch(text: string): void {
  const others = pastSearches().filter((each) => each !== text)
  try {
    localStorage.setItem(KEY, JSON.stringify([text, ...others].slice(0, LIMIT)))
  } catch {
    // Storage is forbidden or full: the search is not remembered.
  }
}

/** Forgets all of them. */
export function forgetSearches(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Storage is forbidden: there was nothing to forget.
  }
}
