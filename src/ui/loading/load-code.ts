import { fetchStylesAgain } from './fetch-styles-again.ts'

/**
 * Fetches code that a part of the page needs, with its styles. Without a network nothing is asked for: browsers remember
 * a module that failed for as long as the page lives, so that the part could not be fetched once the network is back.
 */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  if (navigator.onLine === false) throw new Error('no network to fetch code from')
  await fetchStylesAgain()
  return load()
}
