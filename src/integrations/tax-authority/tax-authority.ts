/** A document as it is sent to the tax authority. */
export type SentInvoice = {
  readonly uuid: string
  /** base64 */
  readonly hash: string
  /** UBL 2.1, signed */
  readonly xml: string
}

/**
 * What became of a document: known to the authority, cleared and returned with its stamp, refused for what it says, to be
 * sent again, or not looked at because the login was refused.
 */
export type SendOutcome =
  | { readonly status: 'REPORTED' | 'REJECTED' | 'TRY_LATER' | 'LOGIN_REFUSED'; readonly answer: unknown }
  | { readonly status: 'CLEARED'; readonly answer: unknown; readonly xml: string }

/** Sends documents to the tax authority. */
export interface TaxAuthority {
  /** Reports a simplified document to the authority. */
  readonly report: (invoice: SentInvoice) => Promise<SendOutcome>
  /** Of a standard document: has it cleared; while clearance is switched off it is reported. */
  readonly clear: (invoice: SentInvoice) => Promise<SendOutcome>
}

/** A certificate of the authority with the secret that belongs to it. */
export type IssuedCertificate = {
  readonly requestId: string
  /** base64 of DER, or base64 of that */
  readonly certificate: string
  readonly secret: string
}

/** A refusal during onboarding, with the authority's own codes. */
export type OnboardingRefusal = {
  readonly code: 'tax-authority/refused' | 'tax-authority/unreachable'
  readonly status: number | null
  readonly reasons: readonly string[]
}
