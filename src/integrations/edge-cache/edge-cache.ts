import type { ChangeTag } from '#domain/catalog/change-tags.ts'

/** A cache in front of the shop, such as Varnish or the network of a CDN, that stores pages with their tags. */
export interface EdgeCache {
  /** Removes every page that has one of the tags; `*` removes all. Throws when the cache does not confirm it. */
  readonly purge: (tags: readonly ChangeTag[]) => Promise<void>
}

/** How the cache in front is reached. */
export type EdgeCacheConfig =
  | { readonly kind: 'varnish'; readonly url: string; readonly secret: string }
  | { readonly kind: 'cloudflare'; readonly url: string; readonly zone: string; readonly token: string }

const TIMEOUT_MS = 2_000
/** Cloudflare takes at most 30 tags in a call on every plan. */
const CLOUDFLARE_TAGS = 30

export function createEdgeCache(config: EdgeCacheConfig): EdgeCache {
  return config.kind === 'varnish' ? varnish(config) : cloudflare(config)
}

/**
 * Varnish with the rules of deploy/varnish/shop.vcl: a request PURGE names the tags of pages, `*` is one of every page. The secret
 * distinguishes it from a visitor's: behind a proxy both have the address of the proxy.
 */
const varnish = ({ url, secret }: Extract<EdgeCacheConfig, { kind: 'varnish' }>): EdgeCache => ({
  purge: async (tags) => {
    await send(url, {
      method: 'PURGE',
      headers: { 'x-purge-tags': tags.includes('*') ? '*' : tags.join(' '), 'x-purge-secret': secret },
    })
  },
})

/** https://developers.cloudflare.com/api/resources/cache/methods/purge */
const cloudflare = ({ url, zone, token }: Extract<EdgeCacheConfig, { kind: 'cloudflare' }>): EdgeCache => ({
  purge: async (tags) => {
    const bodies = tags.includes('*')
      ? [{ purge_everything: true }]
      : chunks(tags, CLOUDFLARE_TAGS).map((some) => ({ tags: some }))
    for (const body of bodies) {
      await send(`${url}/zones/${zone}/purge_cache`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    }
  },
})

async function send(url: string, init: RequestInit): Promise<void> {
  const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) })
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`the cache in front answered ${answer.status}`)
}

const chunks = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size))
