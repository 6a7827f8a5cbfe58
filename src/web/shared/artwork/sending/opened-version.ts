import type { ApiClient } from '#contract/api-client.ts'
import { isOnItsWay, readArtwork } from '../artwork-calls.ts'
import type { Artwork } from '../artwork-calls.ts'

const POLL_MS = [150, 250, 400, 700, 1_500] as const

type Waiting = {
  readonly onAnswer?: (artwork: Artwork) => void
  /** Whether it asks on while the network is away. */
  readonly persists?: boolean
}

/** Waits until a version has been opened. */
export async function openedVersion(
  api: ApiClient,
  first: Artwork,
  { onAnswer, persists = false }: Waiting = {},
): Promise<Artwork> {
  let artwork = first
  for (let turn = 0; isOnItsWay(artwork); turn += 1) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS[Math.min(turn, POLL_MS.length - 1)]))
    const known = artwork
    artwork = await readArtwork(api, artwork.id).catch((failure: unknown) => {
      if (!persists) throw failure
      return known
    })
    onAnswer?.(artwork)
  }
  return artwork
}
