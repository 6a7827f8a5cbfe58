import type { CDPSession } from '@playwright/test'

const KINDS = { jsKb: 'Script', cssKb: 'Stylesheet', htmlKb: 'Document', fontKb: 'Font', pictureKb: 'Image' } as const

/** Compressed kilobytes by kind, with headers. */
export type PageBytes = Record<keyof typeof KINDS, number>

type Fetched = { type: string; requestedAt: number; bytes: number }

/**
 * Listens to what a page fetches. The function it answers sums up what was asked for before an instant (ms since the
 * epoch), or all of it.
 */
export async function countBytes(session: CDPSession): Promise<(before?: number) => PageBytes> {
  const requests = new Map<string, Fetched>()
  session.on('Network.requestWillBeSent', ({ requestId, wallTime, type }) =>
    requests.set(requestId, { type: type ?? 'Other', requestedAt: wallTime * 1000, bytes: 0 }),
  )
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId)
    if (request) request.bytes = encodedDataLength
  })
  await session.send('Network.enable')
  return (before = Infinity) => {
    const counted = [...requests.values()].filter(({ requestedAt: requested }) => requested < before)
    const kbOf = (type: string) =>
      Math.round(counted.reduce((sum, request) => (request.type === type ? sum + request.bytes : sum), 0) / 102.4) / 10
    return {
      jsKb: kbOf(KINDS.jsKb),
      cssKb: kbOf(KINDS.cssKb),
      htmlKb: kbOf(KINDS.htmlKb),
      fontKb: kbOf(KINDS.fontKb),
      pictureKb: kbOf(KINDS.pictureKb),
    }
  }
}
