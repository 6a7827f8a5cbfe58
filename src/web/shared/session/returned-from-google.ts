/** What Google says at the end of an address when it sends a visitor back. */
const ANSWER = /^#(?=.*\bstate=)(?=.*\b(?:access_token|error)=)/

/**
 * The answer of Google in the address of a page just opened, if there is one. It is taken out of the address at once: a
 * token must not stay where histories, bookmarks and other programs find it.
 */
export function takeGoogleAnswer(): URLSearchParams | undefined {
  const { hash, pathname, search } = location
  if (!ANSWER.test(hash)) return undefined
  history.replaceState(history.state, '', pathname + search)
  return new URLSearchParams(hash.slice(1))
}
