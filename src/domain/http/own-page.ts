/** What a browser says about where a request comes from; other programs say nothing. */
export type RequestSource = {
  readonly 'sec-fetch-site'?: string | string[] | undefined
  readonly origin?: string | undefined
  readonly host?: string | undefined
}

/**
 * Whether a post comes from a page of the shop, or from a program that is no browser: another site must not send forms
 * in a visitor's name. Browsers say by Sec-Fetch-Site, where the connection is not encrypted by Origin alone.
 */
export function isFromOwnPage(headers: RequestSource, publicUrl: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  const { origin, host } = headers
  if (origin === undefined || origin === publicUrl) return true
  return host !== undefined && /^https?:\/\/(.+)$/.exec(origin)?.[1] === host
}
