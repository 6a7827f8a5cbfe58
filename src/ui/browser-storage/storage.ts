/** Where the browser stores things: `local` for good and for all tabs, `session` for one tab. */
export type StorageArea = 'local' | 'session'

// Asking for it already throws where the visitor has forbidden storage, and there may be none at all.
const storageOf = (area: StorageArea): Storage => (area === 'local' ? localStorage : sessionStorage)

/** The text stored under a key; null when there is none, or storage is forbidden. */
export function readText(area: StorageArea, key: string): string | null {
  try {
    return storageOf(area).getItem(key)
  } catch {
    return null
  }
}

/** Stores a text; false when storage is forbidden or full. */
export function writeText(area: StorageArea, key: string, text: string): boolean {
  try {
    storageOf(area).setItem(key, text)
    return true
  } catch {
    return false
  }
}

/** Forgets what is stored under a key; false when storage is forbidden. */
export function removeText(area: StorageArea, key: string): boolean {
  try {
    storageOf(area).removeItem(key)
    return true
  } catch {
    return false
  }
}

/** What a text says as JSON; undefined when it says nothing. */
export function parseJson(text: string | null): unknown {
  try {
    return text === null ? undefined : (JSON.parse(text) as unknown)
  } catch {
    return undefined
  }
}
