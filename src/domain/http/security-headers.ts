/** A header of every answer, in lower case. */
export type Headers = Readonly<Record<string, string>>

/** Two years, as browsers' preload lists want it. */
const HSTS_SECONDS = 63_072_000

type Options = {
  /** Production is served over https: a header makes browsers stay there. */
  isProduction: boolean
}

/** Headers for pages and answers of the API. */
export const securityHeaders = ({ isProduction }: Options): Headers => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy':
    'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), usb=(), browsing-topics=()',
  ...(isProduction && { 'strict-transport-security': `max-age=${HSTS_SECONDS}; includeSubDomains` }),
})

/** For the built files, a dozen to a page: they are no documents, so what rules documents would only fill the line. */
export const FILE_HEADERS: Headers = { 'x-content-type-options': 'nosniff' }

/** Policy for answers that are no pages (JSON, files): nothing in them may run, nor may they be framed. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

type PageFacts = Options & {
  /** Hash of the inline script, "sha256-…". */
  readonly scriptHash: string
  /** Hash of the inline style. */
  readonly styleHash: string
  /** The origin that browsers send cards to, which the shop must not see, when it is another one. */
  readonly cardOrigin?: string | undefined
}

/**
 * Policy for pages: everything from the shop itself. One script and one style are inline, named by
 * their hashes: not by nonces, because whole pages are cached. One other host is spoken to: who takes the cards.
 */
export function pagePolicy({ scriptHash, styleHash, isProduction, cardOrigin }: PageFacts): string {
  return [
    "default-src 'none'",
    `script-src 'self' '${scriptHash}'`,
    `style-src 'self' '${styleHash}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    cardOrigin === undefined ? "connect-src 'self'" : `connect-src 'self' ${cardOrigin}`,
    "manifest-src 'self'",
    "media-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    ...(isProduction ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}
