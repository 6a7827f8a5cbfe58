import type { BuiltAssetTable } from './built-assets.ts'
import type { CartTable } from './carts.ts'
import type { AttributeTable, AttributeValueTable, CategoryTable } from './catalogue.ts'
import type {
  BannerTable,
  BlogPostTable,
  BlogPostTagTable,
  BlogTagTable,
  ClientCompanyTable,
  SettingTable,
  SlideTable,
  StaticPageSectionTable,
  StaticPageTable,
} from './content.ts'
import type {
  CouponCustomerTable,
  CouponTable,
  CouponTargetTable,
  CouponUseTable,
  CouponVersionTable,
} from './coupons.ts'
import type {
  AddressTable,
  AuditEntryTable,
  ConsentTable,
  CustomerIdentifierTable,
  CustomerTable,
  DeletionRequestTable,
  WishlistItemTable,
} from './customers.ts'
import type {
  ContactMessageTable,
  NewsletterSubscriberTable,
  SpecialRequestAttachmentTable,
  SpecialRequestTable,
  UnclaimedFileTable,
} from './inbox.ts'
import type { QuotationLineTable, QuotationLinkTable, QuotationTable } from './quotations.ts'
import type { InvoiceDueTable, InvoiceTable, InvoiceUnitTable } from './invoices.ts'
import type { ListingScopeTable, ProductCardTable, ProductDetailTable, ProductListingTable } from './listings.ts'
import type { DemoContactTable, OutboxMessageTable } from './messages.ts'
import type {
  CustomerOrderTable,
  IdempotencyKeyTable,
  OrderDeskTable,
  OrderEventTable,
  OrderLineTable,
  StockReservationTable,
} from './orders.ts'
import type {
  BankReceiptTable,
  GatewayRefusalTable,
  GatewayWebhookTable,
  LedgerEntryTable,
  PaymentAttemptTable,
  PaymentTable,
  RefundTable,
  SavedCardTable,
  WebhookEventTable,
} from './payments.ts'
import type { ImageTable, ImageVariantTable } from './pictures.ts'
import type { CityTable, DistrictTable, RegionTable, ShippingTariffTable } from './places.ts'
import type {
  ChoiceExclusionTable,
  FeatureChoiceTable,
  FeatureConditionTable,
  FeatureTable,
  PriceLadderRowTable,
  ProductImageTable,
  ProductPriceTable,
  ProductTable,
  RelatedProductTable,
  PrintSheetTable,
  TemplateFileTable,
} from './products.ts'
import type {
  PrintJobEventTable,
  PrintJobPhotoTable,
  PrintJobTable,
  PrintPieceTable,
  RouteTable,
  StationTable,
} from './production.ts'
import type { ProductQuestionTable, ReviewPhotoTable, ReviewTable } from './reviews.ts'
import type {
  ProductSearchTable,
  SearchCategoryTable,
  SearchSizeTable,
  SearchSynonymTable,
  SearchWordTable,
} from './search.ts'
import type {
  IdentifierUndoTable,
  OneTimeCodeTable,
  PasskeyChallengeTable,
  PasskeyTable,
  SessionTable,
} from './sessions.ts'

import type {
  StaffChallengeTable,
  StaffChangeTable,
  StaffInvitationTable,
  StaffPasskeyTable,
  StaffPinTable,
  StaffRecoveryCodeTable,
  StaffRoleOfTable,
  StaffRoleTable,
  StaffViewTable,
  StaffSessionTable,
  StaffTable,
  StaffTotpTable,
  WorkshopDeviceTable,
} from './staff.ts'

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
  print_sheet: PrintSheetTable
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
  quotation: QuotationTable
  quotation_line: QuotationLineTable
  quotation_link: QuotationLinkTable
  special_request: SpecialRequestTable
  special_request_attachment: SpecialRequestAttachmentTable
  newsletter_subscriber: NewsletterSubscriberTable
  demo_contact: DemoContactTable
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
  coupon_version: CouponVersionTable
  built_asset: BuiltAssetTable
  cart: CartTable
  consent: ConsentTable
  deletion_request: DeletionRequestTable
  audit_entry: AuditEntryTable
  invoice: InvoiceTable
  invoice_unit: InvoiceUnitTable
  invoice_due: InvoiceDueTable
  customer_order: CustomerOrderTable
  order_event: OrderEventTable
  order_line: OrderLineTable
  order_desk: OrderDeskTable
  stock_reservation: StockReservationTable
  idempotency_key: IdempotencyKeyTable
  saved_card: SavedCardTable
  payment_attempt: PaymentAttemptTable
  payment: PaymentTable
  refund: RefundTable
  ledger_entry: LedgerEntryTable
  webhook_event: WebhookEventTable
  gateway_refusal: GatewayRefusalTable
  gateway_webhook: GatewayWebhookTable
  bank_receipt: BankReceiptTable
  review: ReviewTable
  review_photo: ReviewPhotoTable
  product_question: ProductQuestionTable
  staff: StaffTable
  staff_role: StaffRoleTable
  staff_view: StaffViewTable
  staff_role_of: StaffRoleOfTable
  staff_invitation: StaffInvitationTable
  staff_totp: StaffTotpTable
  staff_recovery_code: StaffRecoveryCodeTable
  staff_passkey: StaffPasskeyTable
  staff_challenge: StaffChallengeTable
  staff_session: StaffSessionTable
  staff_change: StaffChangeTable
  staff_pin: StaffPinTable
  workshop_device: WorkshopDeviceTable
  station: StationTable
  route: RouteTable
  print_job: PrintJobTable
  print_job_event: PrintJobEventTable
  print_job_photo: PrintJobPhotoTable
  print_piece: PrintPieceTable
}
