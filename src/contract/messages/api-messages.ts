import type { Language } from '#domain/language.ts'
import type { FieldProblemCode, ProblemCode } from '../problem.ts'
import { problemsAr } from './problems.ar.ts'
import { problemsEn } from './problems.en.ts'

/** A refusal in words: `title` for a heading or toast, `message` says what to do. */
export type ProblemText = { readonly title: string; readonly message: string }

/** Things that may be looked for and not found, each with a sentence of its own. */
export type Findable =
  | 'product'
  | 'category'
  | 'article'
  | 'tag'
  | 'page'
  | 'template'
  | 'address'
  | 'device'
  | 'passkey'
  | 'region'
  | 'order'
  | 'job'
  | 'station'
  | 'route'
  | 'payment'
  | 'card'
  | 'review'

/** What a call that worked may say (S454 to S466); keys as the web shows them. */
export type SuccessCode =
  | 'done'
  | 'message_sent'
  | 'request_sent'
  | 'subscribed'
  | 'already_subscribed'
  | 'unsubscribed'
  | 'code_sent'
  | 'verify_account_success'
  | 'signed_in'
  | 'signed_out'
  | 'profile_updated'
  | 'subscribed_to'
  | 'unsubscribed_from'
  | 'password_updated'
  | 'password_reset'
  | 'identifier_updated'
  | 'identifier_restored'
  | 'reauthenticated'
  | 'google_connected'
  | 'google_disconnected'
  | 'shipping_added'
  | 'shipping_updated'
  | 'shipping_deleted'
  | 'wishlist_added'
  | 'wishlist_removed'
  | 'device_signed_out'
  | 'others_signed_out'
  | 'cart_submitted'
  | 'order_cancelled'
  | 'cancel_requested'
  | 'order_completed'
  | 'card_saved'
  | 'card_deleted'
  | 'payment_cancelled'
  | 'receipt_sent'
  | 'passkey_added'
  | 'passkey_removed'
  | 'deletion_planned'
  | 'deletion_cancelled'
  | 'coupon_applied'
  | 'coupon_removed'
  | 'review_sent'
  | 'review_changed'
  | 'review_withdrawn'
  | 'question_sent'

/** Every sentence of the API in one language; a missing one does not compile. */
export type ApiMessages = {
  readonly problem: Readonly<Record<ProblemCode, ProblemText>>
  readonly notFound: Readonly<Record<Findable, string>>
  readonly field: Readonly<Record<FieldProblemCode, string>>
  readonly success: Readonly<Record<SuccessCode, string>>
}

export const API_MESSAGES: Readonly<Record<Language, ApiMessages>> = { en: problemsEn, ar: problemsAr }
