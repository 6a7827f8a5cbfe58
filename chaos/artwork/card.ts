/** A card that a customer sends for a line of an order, with what they have been answered about it so far. */
export type Card = {
  readonly key: string
  /** Where its bytes lie on the customer's side. */
  readonly path: string
  readonly customerId: string
  readonly orderId: string
  readonly number: number
  readonly variantId: string
  readonly staffId: string
  readonly answers: CardAnswers
}

/** What the shop has answered: from then on it must be true. */
export type CardAnswers = {
  readonly uploadId?: string
  /** Bytes that have arrived. */
  readonly offset?: number
  readonly versionId?: string
  readonly fixedId?: string
  readonly proof?: number
  readonly isApproved?: true
  /** Something was answered that no shop answers. */
  readonly wrong?: string
}

/** The work of a process, and what it reports. */
export type CardWork = {
  readonly databaseUrl: string
  readonly sandboxUrl: string
  readonly folder: string
  /** Time that has passed for it since the run began, ms: leases of processes that were killed have run out. */
  readonly laterMs: number
  readonly cards: readonly Card[]
}
export type CardReport = { readonly begun: true } | { readonly key: string; readonly answers: CardAnswers }
