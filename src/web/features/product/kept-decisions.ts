const PREFIX = 'product:'

/** What was decided about a product earlier in this tab; whatever it is, it must be checked. */
export function readDecisions(productId: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(PREFIX + productId) ?? 'null')
  } catch {
    // Storage is forbidden or holds something else: the product starts with its defaults.
    return null
  }
}

/** Keeps what is decided about a product for the tab's session. */
export function writeDecisions(productId: string, decisions: object): void {
  try {
    sessionStorage.setItem(PREFIX + productId, JSON.stringify(decisions))
  } catch {
    // Storage is forbidden: a reload starts with the defaults.
  }
}
