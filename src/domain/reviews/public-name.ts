/**
 * The name a review is signed with in public: the first name and the initial of the last, "Noura A." or "نورة ع.".
 * Undefined when there is no first name.
 */
export function publicName(firstName: string, lastName: string): string | undefined {
  const [first] = wordsOf(firstName)
  if (first === undefined) return undefined
  const last = wordsOf(lastName).at(-1)
  const initial = last === undefined ? undefined : initialOf(last)
  return initial === undefined ? first : `${first} ${initial}.`
}

const wordsOf = (text: string): string[] => text.split(/\s+/u).filter((word) => /\p{L}/u.test(word))

/** The Arabic article says nothing of a name: العتيبي is ع. */
function initialOf(word: string): string | undefined {
  const bare = /^ال\p{L}{2}/u.test(word) ? word.slice(2) : word
  return /\p{L}/u.exec(bare)?.[0].toUpperCase()
}
