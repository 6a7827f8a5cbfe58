import { persistedValue } from '#ui/browser-storage/persisted-value.ts'

const LIMIT = 6

const searches = persistedValue<readonly string[]>({
  key: 'past-searches',
  version: 1,
  empty: [],
  read: (data) =>
    Array.isArray(data) ? data.filter((each): each is string => typeof each === 'string').slice(0, LIMIT) : undefined,
})

/** Texts searched for on this device, latest first. */
export const pastSearches = searches.get

/** Puts a text first; each text is there once. */
export const rememberSearch = (text: string): void =>
  void searches.change((before) => [text, ...before.filter((each) => each !== text)].slice(0, LIMIT))

/** Forgets all of them. */
export const forgetSearches = searches.clear
