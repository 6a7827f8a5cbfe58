import { parseJson, readText, writeText } from '#ui/browser-storage/storage.ts'

const PREFIX = 'product:'

/** What was decided about a product earlier in this tab; whatever it is, it must be checked. */
export const readDecisions = (productId: string): unknown => parseJson(readText('session', PREFIX + productId))

/** Keeps what is decided about a product for the tab's session; forbidden storage starts with the defaults again. */
export const writeDecisions = (productId: string, decisions: object): void =>
  void writeText('session', PREFIX + productId, JSON.stringify(decisions))
