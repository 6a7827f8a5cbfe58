/**
 * What a customer may agree to, with the version of the text that is shown. A changed text gets a new version, so that
 * it can always be shown what a customer agreed to.
 */
export const CONSENT_VERSIONS = {
  /** the terms and the privacy policy, linked below the sign-up button (S147) */
  terms: '2026-11',
  /** news of the blog: the checkbox of the sign-up form (S146) */
  'blog-updates': '2026-11',
  /** news of products and offers */
  marketing: '2026-11',
  /** messages about the customer's orders, files and questions on WhatsApp: Meta requires a separate consent for them */
  whatsapp: '2026-11-27',
} as const

export type ConsentKind = keyof typeof CONSENT_VERSIONS
