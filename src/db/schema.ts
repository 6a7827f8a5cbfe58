import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { InvoiceContent, InvoiceKind } from '#domain/invoicing/invoice-facts.ts'
import type { Language } from '#domain/language.ts'
import type { LocalizedText } from '#domain/localized-text.ts'
import type { OrderActor, OrderStatus } from '#domain/orders/order-status.ts'
import type { AttemptState } from '#domain/payments/attempt-state.ts'
import type { CardBrand } from '#domain/payments/mada.ts'
import type { PaymentMethod, PaymentProvider } from '#domain/payments/payment-method.ts'
import type { RefundReason, RefundState } from '#domain/payments/refund-state.ts'

/** jsonb text in both languages: read as an object, written as JSON. */
export type LocalizedColumn = ColumnType<LocalizedText, string, string>
export type LocalizedColumnOrNull = ColumnType<LocalizedText | null, string | null, string | null>
type Json<Value> = ColumnType<Value, string, string>
type Id = GeneratedAlways<number>

export type SettingTable = {
  key: string
  value: Json<unknown>
  updated_at: Generated<Date>
}

export type ImageTable = {
  id: Id
  sha256: string
  address_key: GeneratedAlways<string>
  storage_key: string
  media_type: 'image/jpeg' | 'image/png' | 'image/webp' | 'image/avif' | 'image/svg+xml'
  width: number
  height: number
  byte_size: number
  created_at: Generated<Date>
  warmed_at: Date | null
}

export type ImageVariantTable = {
  image_id: number
  width: number
  format: 'avif' | 'webp'
  storage_key: string
  byte_size: number
}

export type CategoryTable = {
  id: Id
  code: string
  parent_id: number | null
  level: GeneratedAlways<number>
  parent_level: GeneratedAlways<number | null>
  name: LocalizedColumn
  slug: LocalizedColumn
  description: LocalizedColumnOrNull
  image_id: number | null
  tint: Generated<'sand' | 'sky' | 'blush' | 'butter' | 'mint' | 'stone'>
  position: Generated<number>
}

export type AttributeTable = {
  id: Id
  code: string
  name: LocalizedColumn
  position: Generated<number>
}

export type AttributeValueTable = {
  id: Id
  attribute_id: number
  code: string
  name: LocalizedColumn
  colour: string | null
  position: Generated<number>
}

export type ProductTable = {
  id: Id
  code: string
  category_id: number
  name: LocalizedColumn
  slug: LocalizedColumn
  summary: LocalizedColumnOrNull
  description: LocalizedColumnOrNull
  included: LocalizedColumnOrNull
  keywords: LocalizedColumnOrNull
  min_quantity: Generated<number>
  quantity_step: Generated<number>
  priced_per: Generated<1 | 10 | 100 | 1000>
  urgent_allowed: Generated<boolean>
  production_days: Generated<number>
  width_mm: number | null
  height_mm: number | null
  popularity: Generated<number>
  published: Generated<boolean>
  published_at: Generated<Date>
  updated_at: Generated<Date>
}

export type ProductImageTable = {
  product_id: number
  position: number
  image_id: number
  alt: LocalizedColumnOrNull
}

export type ProductPriceTable = {
  id: Id
  product_id: number
  code: string
  name: LocalizedColumnOrNull
  position: Generated<number>
  /** halalas */
  price: number
  offer_percent: Generated<number>
  /** halalas */
  setup_fee: Generated<number>
  remaining_quantity: number | null
  ordered_quantity: Generated<number>
}

export type PriceLadderRowTable = {
  product_price_id: number
  min_quantity: number
  /** halalas */
  unit_price: number
}

export type FeatureTable = {
  id: Id
  product_id: number
  code: string
  attribute_id: number | null
  name: LocalizedColumn
  help: LocalizedColumnOrNull
  control: string
  required: Generated<boolean>
  position: Generated<number>
  min_value: number | null
  max_value: number | null
  max_choices: number | null
}

export type FeatureChoiceTable = {
  id: Id
  feature_id: number
  product_id: number
  code: string
  name: LocalizedColumn
  note: LocalizedColumnOrNull
  /** halalas, added to the unit price; for DIMENSIONS the price of a square metre */
  price: Generated<number>
  attribute_value_id: number | null
  colour: string | null
  image_id: number | null
  width_mm: number | null
  height_mm: number | null
  is_default: Generated<boolean>
  position: Generated<number>
}

export type FeatureConditionTable = { feature_id: number; choice_id: number; product_id: number }

export type ChoiceExclusionTable = {
  choice_id: number
  other_choice_id: number
  product_id: number
  reason: LocalizedColumnOrNull
}

export type TemplateFileTable = {
  id: Id
  product_id: number
  name: LocalizedColumn
  file_name: string
  media_type: string
  storage_key: string
  byte_size: number
  position: Generated<number>
}

export type RelatedProductTable = {
  product_id: number
  related_id: number
  position: Generated<number>
}

export type SlideTable = {
  id: Id
  code: string
  title: LocalizedColumn
  text: LocalizedColumnOrNull
  tab_label: LocalizedColumn
  action_label: LocalizedColumnOrNull
  action_path: string | null
  price_from: number | null
  priced_per: Generated<1 | 10 | 100 | 1000>
  image_id: number
  image_alt: LocalizedColumnOrNull
  swatch: Generated<'cyan' | 'magenta' | 'yellow' | 'key'>
  for_website: Generated<boolean>
  position: Generated<number>
  active: Generated<boolean>
}

export type BannerTable = {
  id: Id
  code: string
  placement: 'home-offer' | 'home-need' | 'list-promo'
  title: LocalizedColumn
  text: LocalizedColumnOrNull
  tag: LocalizedColumnOrNull
  action_label: LocalizedColumnOrNull
  action_path: string | null
  offer_percent: number | null
  image_id: number | null
  image_alt: LocalizedColumnOrNull
  items: Json<unknown>
  position: Generated<number>
  active: Generated<boolean>
}

export type ClientCompanyTable = {
  id: Id
  code: string
  name: LocalizedColumn
  image_id: number | null
  url: string | null
  position: Generated<number>
}

export type BlogPostTable = {
  id: Id
  code: string
  title: LocalizedColumn
  slug: LocalizedColumn
  excerpt: LocalizedColumn
  body: LocalizedColumn
  image_id: number | null
  image_alt: LocalizedColumnOrNull
  author: LocalizedColumn
  reading_minutes: number
  published_at: Date
  updated_at: Generated<Date>
}

export type BlogTagTable = { id: Id; code: string; name: LocalizedColumn }
export type BlogPostTagTable = { blog_post_id: number; blog_tag_id: number }

export type StaticPageKey = 'about-us' | 'privacy-policy' | 'terms-and-condition' | 'return-refund'

export type StaticPageTable = {
  key: StaticPageKey
  title: LocalizedColumn
  intro: LocalizedColumnOrNull
  updated_at: Generated<Date>
}

export type StaticPageSectionTable = {
  page_key: StaticPageKey
  position: number
  code: string
  title: LocalizedColumn
  body: LocalizedColumn
  image_ids: Generated<number[]>
}

export type ContactMessageTable = {
  id: Id
  reference: string
  full_name: string
  email: string
  phone: string
  message: string
  language: string
  created_at: Generated<Date>
}

export type SpecialRequestTable = {
  id: Id
  reference: string
  status: Generated<string>
  full_name: string
  email: string
  phone: string
  company_name: string | null
  category_id: number | null
  product_type: string | null
  quantity: number | null
  size: string | null
  needed_by: ColumnType<string | null, string | null, string | null>
  budget: number | null
  description: string
  install_required: Generated<boolean>
  /** As it was typed before cities were chosen. */
  city: string | null
  city_id: number | null
  language: string
  created_at: Generated<Date>
}

export type SpecialRequestAttachmentTable = {
  id: Id
  special_request_id: number
  storage_key: string
  file_name: string
  media_type: string
  byte_size: number
  sha256: string
}

export type NewsletterSubscriberTable = {
  id: Id
  email: string
  email_key: string
  language: string
  status: Generated<'SUBSCRIBED' | 'UNSUBSCRIBED'>
  token: string
  source: Generated<'footer' | 'blog' | 'signup' | 'checkout'>
  consent_at: Generated<Date>
  unsubscribed_at: Date | null
}

export type OutboxMessageTable = {
  id: Id
  dedupe_key: string
  recipient: string
  template: string
  language: string
  subject: string
  body_text: string
  body_html: string
  headers: Json<Record<string, string>>
  status: Generated<'PENDING' | 'SENDING' | 'SENT' | 'FAILED' | 'WITHHELD'>
  attempts: Generated<number>
  last_error: string | null
  created_at: Generated<Date>
  sent_at: Date | null
  claimed_at: Date | null
  channel: Generated<'EMAIL' | 'SMS'>
  expires_at: Date | null
  is_secret: Generated<boolean>
}

export type UnclaimedFileTable = { storage_key: string; created_at: Generated<Date> }

export type ProductListingTable = {
  product_id: number
  top_category_id: number
  category_id: number
  published_at: Date
  popularity: number
  /** halalas, times priced_per */
  from_price: number
  offer_percent: number
  min_quantity: number
  production_days: number
  in_stock: boolean
  urgent_allowed: boolean
  attribute_value_ids: Generated<number[]>
}

/** JSON text of the contract's ProductCard. */
export type ProductCardTable = { product_id: number; card_en: string; card_ar: string }

/** JSON text of the contract's ProductDetail, U+0001 where each price's remaining quantity goes. */
export type ProductDetailTable = { product_id: number; detail_en: string; detail_ar: string }

/** Scope 0 is the whole shop, any other the category of that id. */
export type ListingScopeTable = { scope_id: number; product_count: number; counts: Json<unknown> }

/** What a product is found by. `names`, `heads` and `words` are tsvector, each inside the next. */
export type ProductSearchTable = {
  product_id: number
  category_id: number
  rank: number
  level: Generated<number>
  code_key: string
  name_en: string
  name_ar: string
  head_en: string
  names: string
  heads: string
  words: string
  padding: Generated<string>
}

export type SearchSizeTable = { product_count: number; top_ranks: Generated<number[]> }

export type SearchWordTable = {
  word: string
  shown: string | null
  name_count: number
  head_count: number
  product_count: number
  near: GeneratedAlways<string[]>
}

export type SearchSynonymTable = { topic: string; phrase: string; phrase_key: string }
export type SearchCategoryTable = { category_id: number; name_en: string[]; name_ar: string[]; words: string }

export type RegionTable = { id: number; code: string; name: LocalizedColumn }
export type CityTable = { id: number; region_id: number; code: string; name: LocalizedColumn }
export type DistrictTable = { id: number; city_id: number; name: LocalizedColumn }
export type ShippingTariffTable = { id: Id; city_id: number | null; district_id: number | null; price: number }

export type CustomerTable = {
  id: Generated<string>
  first_name: Generated<string>
  last_name: Generated<string>
  birth_date: string | null
  gender: 'MALE' | 'FEMALE' | null
  language: 'en' | 'ar'
  company_name: string | null
  vat_number: string | null
  cr_number: string | null
  password_hash: string | null
  google_sub: string | null
  created_at: Generated<Date>
}

export type IdentifierKind = 'email' | 'phone'

export type CustomerIdentifierTable = {
  customer_id: string
  kind: IdentifierKind
  value: string
  value_key: string
  verified_at: Date | null
}

export type OneTimeCodeTable = {
  id: Generated<string>
  purpose: 'sign-in' | 'reset-password' | 'change-identifier' | 'proof'
  kind: IdentifierKind
  value: string
  value_key: string
  other_key: string | null
  browser_hash: Buffer
  mac: Buffer
  tries: Generated<number>
  customer_id: string | null
  sign_up: Json<unknown> | null
  created_at: Generated<Date>
  expires_at: Date
  used_at: Date | null
}

export type SessionTable = {
  id: string
  customer_id: string
  token_seed: Buffer
  generation: Generated<number>
  browser_hash: Buffer
  user_agent: string
  method: 'code' | 'password' | 'google' | 'passkey'
  created_at: Generated<Date>
  rotated_at: Generated<Date>
  expires_at: Date
  revoked_at: Date | null
  proved_at: Generated<Date>
}

export type PasskeyTable = {
  id: Generated<string>
  customer_id: string
  credential_id: string
  public_key: Buffer
  algorithm: -7 | -257
  sign_count: number
  user_agent: string
  created_at: Generated<Date>
  last_used_at: Date | null
}

export type PasskeyChallengeTable = {
  browser_hash: Buffer
  purpose: 'register' | 'sign-in' | 'proof'
  challenge: Buffer
  customer_id: string | null
  expires_at: Date
}

export type IdentifierUndoTable = {
  token_hash: Buffer
  customer_id: string
  kind: IdentifierKind
  value: string
  value_key: string
  created_at: Generated<Date>
  expires_at: Date
}

export type AddressTable = {
  id: Generated<string>
  customer_id: string
  name: string
  phone: string
  region_id: number
  city_id: number
  district_id: number | null
  neighbourhood: string | null
  street: string
  building: string
  details: string | null
  short_address: string | null
  postal_code: string | null
  additional_number: string | null
  latitude: number | null
  longitude: number | null
  is_default: Generated<boolean>
  created_at: Generated<Date>
}

export type WishlistItemTable = { customer_id: string; product_price_id: number; added_at: Generated<Date> }

export type CouponTable = {
  id: Id
  code: string
  kind: 'PERCENT' | 'FIXED' | 'FREE_SHIPPING'
  percent: number | null
  /** halalas */
  amount: number | null
  /** halalas */
  max_discount: number | null
  /** halalas */
  min_subtotal: Generated<number>
  starts_at: Date | null
  ends_at: Date | null
  usage_limit: number | null
  used_count: Generated<number>
  per_customer_limit: number | null
  first_order_only: Generated<boolean>
  exclude_offer_items: Generated<boolean>
  active: Generated<boolean>
  created_at: Generated<Date>
}

export type CouponTargetTable = {
  id: Id
  coupon_id: number
  is_excluded: Generated<boolean>
  category_id: number | null
  product_id: number | null
}

export type CouponCustomerTable = { coupon_id: number; customer_id: string }

export type CouponUseTable = {
  order_id: string
  coupon_id: number
  customer_id: string
  nth: number
  taken_at: Generated<Date>
  released_at: Date | null
}

export type CartTable = {
  customer_id: string
  version: Generated<number>
  items: Json<unknown>
  saved: Json<unknown>
  coupon_code: string | null
  urgent: Generated<boolean>
  updated_at: Generated<Date>
}

export type ConsentTable = {
  id: Id
  customer_id: string
  kind: 'terms' | 'blog-updates' | 'marketing'
  granted: boolean
  text_version: string
  source: 'signup' | 'google' | 'profile'
  recorded_at: Generated<Date>
}

export type DeletionRequestTable = { customer_id: string; requested_at: Generated<Date>; due_at: Date }

/** `id`, `recorded_at` and the hashes are set by a trigger. */
export type AuditEntryTable = {
  id: GeneratedAlways<number>
  event: string
  customer_id: string | null
  session_id: string | null
  network_hash: string | null
  facts: Json<Readonly<Record<string, unknown>>>
  recorded_at: GeneratedAlways<Date>
  previous_hash: GeneratedAlways<Buffer>
  hash: GeneratedAlways<Buffer>
}

export type InvoiceTable = {
  counter: number
  id: string
  kind: InvoiceKind
  number: GeneratedAlways<string>
  order_id: string
  invoice_counter: number | null
  corrected_kind: GeneratedAlways<string | null>
  refund_id: string | null
  issued_at: Date
  /** halalas, like the next two */
  taxable: number
  vat: number
  total: number
  content: Json<InvoiceContent>
  previous_counter: number | null
  previous_hash: string
  hash: string
  signature: string
  qr: string
  xml: string
  /** halalas; kept by a trigger */
  credited: GeneratedAlways<number>
  report_status: Generated<'PENDING' | 'SENDING' | 'REPORTED' | 'REJECTED'>
  report_attempts: Generated<number>
  report_claimed_at: Date | null
  reported_at: Date | null
  report_answer: ColumnType<unknown, string | null, string | null>
}

/** Paid orders that wait for their invoice; kept by triggers. */
export type InvoiceDueTable = {
  order_id: GeneratedAlways<string>
  since: GeneratedAlways<Date>
}

/** An address as an order keeps it; names in both languages. */
export type OrderAddress = {
  readonly name: string
  readonly phone: string
  readonly region: LocalizedText
  readonly city: LocalizedText
  readonly district: LocalizedText | null
  readonly neighbourhood: string | null
  readonly street: string
  readonly building: string
  readonly details: string | null
  readonly shortAddress: string | null
  readonly postalCode: string | null
  readonly additionalNumber: string | null
}

/** A choice as an order keeps it, to be read by people. */
export type OrderFeature = {
  readonly name: LocalizedText
  readonly choices: readonly LocalizedText[]
  readonly value: string | null
}

/** A choice as an order keeps it, to be ordered again. */
export type OrderConfiguration = {
  readonly featureId: string
  readonly choiceIds: readonly string[]
  readonly value?: string
}

export type CustomerOrderTable = {
  id: Generated<string>
  number: GeneratedAlways<number>
  customer_id: string | null
  cart_key: string
  status: OrderStatus
  moved_by: OrderActor
  move_reason: Generated<string | null>
  moved_at: Generated<Date>
  language: Language
  contact_name: string
  contact_phone: string
  contact_email: string
  company_name: string | null
  vat_number: string | null
  cr_number: string | null
  po_number: string | null
  notes: string | null
  fulfilment: 'DELIVERY' | 'PICKUP'
  address: ColumnType<OrderAddress | null, string | null, never>
  urgent: boolean
  ready_by: string
  coupon_code: string | null
  currency: Generated<'SAR'>
  prices_include_vat: Generated<boolean>
  /** halalas, as all amounts below */
  subtotal: number
  discount: number
  urgent_fee: number
  shipping: number
  taxable: number
  vat: number
  total: number
  hold_expires_at: Date
  is_hold_extended: Generated<boolean>
  carrier: Generated<string | null>
  tracking_number: Generated<string | null>
  tracking_url: Generated<string | null>
  cancel_requested_at: Generated<Date | null>
  cancel_request: Generated<string | null>
  placed_at: Generated<Date>
  opened_at: Generated<Date | null>
  delivered_at: Generated<Date | null>
  closed_at: Generated<Date | null>
}

/** Written by a trigger at every move. */
export type OrderEventTable = {
  id: GeneratedAlways<number>
  order_id: GeneratedAlways<string>
  from_status: GeneratedAlways<OrderStatus | null>
  to_status: GeneratedAlways<OrderStatus>
  moved_by: GeneratedAlways<OrderActor>
  reason: GeneratedAlways<string | null>
  recorded_at: GeneratedAlways<Date>
}

export type OrderLineTable = {
  id: Id
  order_id: string
  position: number
  product_id: number | null
  product_price_id: number | null
  product_code: string
  name: LocalizedColumn
  variant: LocalizedColumnOrNull
  features: Json<readonly OrderFeature[]>
  configuration: Json<readonly OrderConfiguration[]>
  image_key: string | null
  quantity: number
  offer_percent: number
  /** halalas, as all amounts below */
  unit: number
  setup: number
  line_total: number
  discount: number
  vat: number
  production_days: number
  design_mode: 'UPLOAD' | 'EDITOR' | 'DESIGN_FOR_ME' | 'LATER'
  artwork_ids: Json<readonly string[]>
  notes: string | null
  production_started_at: Generated<Date | null>
  proof_approved_at: Generated<Date | null>
}

export type StockReservationTable = {
  order_id: string
  product_price_id: number
  quantity: number
  state: Generated<'HELD' | 'SOLD' | 'RELEASED'>
}

export type IdempotencyKeyTable = {
  customer_id: string
  key: string
  route: string
  body_hash: Buffer
  order_id: string | null
  /** Of a request for a further attempt. */
  attempt_id: Generated<string | null>
  created_at: Generated<Date>
}

export type SavedCardTable = {
  id: Generated<string>
  customer_id: string
  provider: 'MOYASAR'
  token: string
  brand: CardBrand
  last_four: string
  expiry_month: number
  expiry_year: number
  holder: string
  is_default: Generated<boolean>
  created_at: Generated<Date>
}

export type PaymentAttemptTable = {
  id: Generated<string>
  order_id: string
  provider: PaymentProvider
  method: PaymentMethod
  /** halalas */
  amount: number
  currency: Generated<'SAR'>
  state: Generated<AttemptState>
  gateway_id: Generated<string | null>
  action_url: Generated<string | null>
  source_token: string | null
  keeps_card: Generated<boolean>
  decline_code: Generated<string | null>
  created_at: Generated<Date>
  sent_at: Generated<Date | null>
  checked_at: Generated<Date | null>
  settled_at: Generated<Date | null>
}

export type PaymentTable = {
  id: Generated<string>
  attempt_id: string
  order_id: string
  purpose: 'ORDER' | 'SURPLUS'
  provider: PaymentProvider
  gateway_id: string
  /** halalas */
  captured: number
  refunded: Generated<number>
  currency: Generated<'SAR'>
  card_brand: string | null
  card_last_four: string | null
  capture_due: Generated<boolean>
  received_at: Generated<Date>
}

export type RefundTable = {
  id: Generated<string>
  payment_id: string
  order_id: string
  /** halalas */
  amount: number
  state: Generated<RefundState>
  reason: RefundReason
  requested_by: OrderActor
  tries: Generated<number>
  last_error: Generated<string | null>
  created_at: Generated<Date>
  sent_at: Generated<Date | null>
  settled_at: Generated<Date | null>
}

/** Written by triggers. */
export type LedgerEntryTable = {
  id: GeneratedAlways<number>
  cause_id: GeneratedAlways<string>
  account: GeneratedAlways<string>
  amount: GeneratedAlways<number>
  order_id: GeneratedAlways<string>
  recorded_at: GeneratedAlways<Date>
}

export type WebhookEventTable = {
  provider: PaymentProvider
  event_id: string
  type: string
  gateway_id: string | null
  received_at: Generated<Date>
}

export type BankReceiptTable = {
  id: Generated<string>
  attempt_id: string
  /** Counted from 1, at most 5. */
  nth: number
  storage_key: string
  media_type: string
  file_name: string
  byte_size: number
  uploaded_at: Generated<Date>
}

/** Every table as Kysely sees it. Twin of src/db/migrations. */
export type Database = {
  setting: SettingTable
  image: ImageTable
  image_variant: ImageVariantTable
  category: CategoryTable
  attribute: AttributeTable
  attribute_value: AttributeValueTable
  product: ProductTable
  product_image: ProductImageTable
  product_price: ProductPriceTable
  price_ladder_row: PriceLadderRowTable
  feature: FeatureTable
  feature_choice: FeatureChoiceTable
  feature_condition: FeatureConditionTable
  choice_exclusion: ChoiceExclusionTable
  template_file: TemplateFileTable
  related_product: RelatedProductTable
  slide: SlideTable
  banner: BannerTable
  client_company: ClientCompanyTable
  blog_post: BlogPostTable
  blog_tag: BlogTagTable
  blog_post_tag: BlogPostTagTable
  static_page: StaticPageTable
  static_page_section: StaticPageSectionTable
  contact_message: ContactMessageTable
  special_request: SpecialRequestTable
  special_request_attachment: SpecialRequestAttachmentTable
  newsletter_subscriber: NewsletterSubscriberTable
  outbox_message: OutboxMessageTable
  unclaimed_file: UnclaimedFileTable
  product_listing: ProductListingTable
  product_card: ProductCardTable
  product_detail: ProductDetailTable
  listing_scope: ListingScopeTable
  product_search: ProductSearchTable
  search_size: SearchSizeTable
  search_word: SearchWordTable
  search_category: SearchCategoryTable
  search_synonym: SearchSynonymTable
  region: RegionTable
  city: CityTable
  district: DistrictTable
  shipping_tariff: ShippingTariffTable
  customer: CustomerTable
  customer_identifier: CustomerIdentifierTable
  one_time_code: OneTimeCodeTable
  session: SessionTable
  passkey: PasskeyTable
  passkey_challenge: PasskeyChallengeTable
  identifier_undo: IdentifierUndoTable
  address: AddressTable
  wishlist_item: WishlistItemTable
  coupon: CouponTable
  coupon_target: CouponTargetTable
  coupon_customer: CouponCustomerTable
  coupon_use: CouponUseTable
  cart: CartTable
  consent: ConsentTable
  deletion_request: DeletionRequestTable
  audit_entry: AuditEntryTable
  invoice: InvoiceTable
  invoice_due: InvoiceDueTable
  customer_order: CustomerOrderTable
  order_event: OrderEventTable
  order_line: OrderLineTable
  stock_reservation: StockReservationTable
  idempotency_key: IdempotencyKeyTable
  saved_card: SavedCardTable
  payment_attempt: PaymentAttemptTable
  payment: PaymentTable
  refund: RefundTable
  ledger_entry: LedgerEntryTable
  webhook_event: WebhookEventTable
  bank_receipt: BankReceiptTable
}
