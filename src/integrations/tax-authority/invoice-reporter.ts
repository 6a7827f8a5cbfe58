/** A document as it is reported. */
export type ReportedInvoice = {
  readonly uuid: string
  /** base64 */
  readonly hash: string
  /** UBL 2.1, signed */
  readonly xml: string
}

/** What became of a report: known to the authority, refused for what it says, or to be sent again. */
export type ReportOutcome = {
  readonly status: 'REPORTED' | 'REJECTED' | 'TRY_LATER'
  /** What the authority answered, or why there was no answer. */
  readonly answer: unknown
}

/** Tells the tax authority of documents. */
export interface InvoiceReporter {
  readonly report: (invoice: ReportedInvoice) => Promise<ReportOutcome>
}
