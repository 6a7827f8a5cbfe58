/** Names by which a machine calls itself. */
const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Where this demo takes payments, when the page was opened by another name of the same machine: a gateway answers only
 * the shop's own address. Undefined everywhere else, as in every shop that is not a demo.
 */
export function demoAddress(gatewayUrl: string | undefined, page: URL): string | undefined {
  const gateway = gatewayUrl === undefined ? null : URL.parse(gatewayUrl)
  const isDemo = gateway !== null && LOOPBACK.has(gateway.hostname) && LOOPBACK.has(page.hostname)
  return isDemo && gateway.origin !== page.origin ? gateway.origin : undefined
}
