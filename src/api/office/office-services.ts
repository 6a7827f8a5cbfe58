import type { Language } from '#domain/language.ts'
import type { CounterOrders } from '#services/checkout/placing/counter-order.service.ts'
import type { DeskMoney } from '#services/checkout/desk/desk-money.service.ts'
import type { DeskOrders } from '#services/orders/desk/desk-order.service.ts'
import type { DeskWork } from '#services/orders/desk/desk-work.service.ts'
import type { OrderPapers } from '#services/orders/desk/order-papers.ts'
import type { LateOrders } from '#services/orders/late-orders.ts'
import type { OrderLists } from '#services/orders/listing/order-lists.service.ts'
import type { OrderMoves } from '#services/orders/order-moves.service.ts'
import type { JobMoves } from '#services/production/job-moves.service.ts'
import type { JobPools } from '#services/production/job-pools.ts'
import type { Production } from '#services/production/production.service.ts'
import type { JobPhotos } from '#services/production/job-photos.service.ts'
import type { DeskFiles } from '#services/proofs/desk/desk-files.service.ts'
import type { PagePlatesService } from '#services/proofs/desk/page-plates.service.ts'
import type { Thumbnails } from '#services/proofs/desk/thumbnails.service.ts'
import type { ReceiptPictures } from '#services/payments/receipt-pictures.ts'
import type { PressFiles } from '#services/proofs/press/press-files.service.ts'
import type { WorkshopPapers } from '#services/production/papers/workshop-papers.service.ts'
import type { Workshop } from '#services/production/workshop.service.ts'
import type { DeskProofs } from '#services/proofs/desk/desk-proofs.service.ts'
import type { DeskReader } from '#services/proofs/desk/desk-reader.service.ts'
import type { ReleaseLine } from '#services/proofs/desk/release-line.ts'
import type { QuotationDesk } from '#services/quotations/quotation-desk.service.ts'
import type { PrintQuotation } from '#services/documents/quotation.service.ts'
import type { BulkRuns } from '#services/bulk/bulk-runs.service.ts'
import type { ExportFiles } from '#services/exports/export-files.service.ts'
import type { ListExports } from '#services/exports/list-exports.service.ts'
import type { FindCustomers } from '#services/customers/find-customers.ts'
import type { Suggestions } from '#services/search/search.service.ts'
import type { Activity } from '#services/activity/activity.service.ts'
import type { ChangeUndo } from '#services/activity/change-undo.service.ts'
import type { LiveFeed } from '#services/live/live-feed.ts'
import type { DeskCoupons } from '#services/coupons/desk-coupons.service.ts'
import type { RateLimits } from '#services/limits/rate-limits.ts'
import type { Enrolment } from '#services/staff/invitations/enrolment.service.ts'
import type { OwnFactors } from '#services/staff/account/own-factors.service.ts'
import type { Inviting } from '#services/staff/invitations/inviting.service.ts'
import type { StaffPeople } from '#services/staff/people/staff-people.service.ts'
import type { SavedViews } from '#services/staff/views/saved-views.service.ts'
import type { StaffRoles } from '#services/staff/roles/staff-roles.service.ts'
import type { WorkshopDevices } from '#services/staff/workshop/workshop-devices.service.ts'
import type { WorkshopPins } from '#services/staff/workshop/workshop-pins.service.ts'
import type { Reauthentication } from '#services/staff/sign-in/reauthentication.service.ts'
import type { StaffSignIn } from '#services/staff/sign-in/staff-sign-in.service.ts'
import type { StaffAccounts } from '#services/staff/staff-account.service.ts'
import type { StaffSessions } from '#services/staff/staff-sessions.service.ts'

/** Products that are found by what was typed, best first. */
type FindProducts = (words: string, language: Language) => Promise<Suggestions['products']>

/** What the calls of the office call. */
export interface OfficeServices {
  readonly sessions: StaffSessions
  readonly live: LiveFeed
  readonly accounts: StaffAccounts
  readonly ownFactors: OwnFactors
  readonly people: StaffPeople
  readonly devices: WorkshopDevices
  readonly pins: WorkshopPins
  readonly inviting: Inviting
  readonly roles: StaffRoles
  readonly coupons: DeskCoupons
  readonly views: SavedViews
  readonly activity: Activity
  readonly undo: ChangeUndo
  readonly orders: {
    readonly lists: OrderLists
    readonly files: DeskOrders
    readonly work: DeskWork
    readonly counter: CounterOrders
    readonly money: DeskMoney
    readonly papers: OrderPapers
    readonly moves: OrderMoves
    readonly late: LateOrders
    readonly artwork: { readonly reader: DeskReader; readonly desk: DeskProofs; readonly release: ReleaseLine }
    readonly production: Production & {
      readonly moves: JobMoves
      readonly pools: JobPools
      readonly workshop: Workshop
      readonly photos: JobPhotos
    }
  }
  readonly requests: QuotationDesk
  readonly quotationPdf: PrintQuotation
  readonly bulk: BulkRuns
  readonly exports: ListExports
  readonly exportFiles: ExportFiles
  /** Finds customers and products while one types. */
  readonly finding: { readonly customers: FindCustomers; readonly products: FindProducts }
  readonly papers: WorkshopPapers
  readonly deskFiles: DeskFiles
  readonly plates: PagePlatesService
  readonly press: PressFiles
  readonly thumbnails: Thumbnails
  readonly receiptPictures: ReceiptPictures
  readonly signIn: StaffSignIn
  readonly fresh: Reauthentication
  readonly enrolment: Enrolment
  readonly limits: RateLimits
}
