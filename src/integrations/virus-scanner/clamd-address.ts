/** Where a clamd listens: `tcp://host:port` or `unix:///path`. */
export type ClamdAddress = { readonly host: string; readonly port: number } | { readonly path: string }

const DEFAULT_PORT = 3310

/** The address out of a `CLAMD_URL`; undefined when it is none. */
export function clamdAddress(url: string): ClamdAddress | undefined {
  const { protocol, hostname, port, pathname } = new URL(url)
  if (protocol === 'unix:') return pathname.length > 1 ? { path: pathname } : undefined
  return protocol === 'tcp:' && hostname ? { host: hostname, port: Number(port) || DEFAULT_PORT } : undefined
}
