import type { Pool } from 'pg'
import type { Db } from '#db/connection.ts'
import type { Alert } from '#services/alert.ts'
import { createLiveFeed } from '#services/live/live-feed.ts'
import type { LiveFeedOptions } from '#services/live/live-feed.ts'
import type { Language } from '#domain/language.ts'
import { createBulkRuns } from '#services/bulk/bulk-runs.service.ts'
import { createExportFiles } from '#services/exports/export-files.service.ts'
import type { ExportFileParts } from '#services/exports/export-files.service.ts'
import { createExportJob } from '#services/exports/export-job.ts'
import type { ExportJobParts } from '#services/exports/export-job.ts'
import { createListExports } from '#services/exports/list-exports.service.ts'
import { createFindCustomers } from '#services/customers/find-customers.ts'
import { createActivity } from '#services/activity/activity.service.ts'
import { createChangeUndo } from '#services/activity/change-undo.service.ts'
import type { RateLimits } from '#services/limits/rate-limits.ts'
import type { ArtworkFixer } from '#integrations/artwork-fixer/artwork-fixer.ts'
import type { FileStorage } from '#integrations/storage/file-storage.ts'
import type { DocumentPrinter } from '#integrations/documents/document-printer.ts'
import type { ImageService } from '#services/images/image-service.ts'
import { createDeskFiles } from '#services/proofs/desk/desk-files.service.ts'
import type { DeskFileParts } from '#services/proofs/desk/desk-files.service.ts'
import { createPagePlates } from '#services/proofs/desk/page-plates.service.ts'
import { createReceiptPictures } from '#services/payments/receipt-pictures.ts'
import type { ReceiptPictureParts } from '#services/payments/receipt-pictures.ts'
import type { PagePlateParts } from '#services/proofs/desk/page-plates.service.ts'
import { currentPolicy } from '#services/shop-settings/current-policy.ts'
import { createThumbnails, smallPage } from '#services/proofs/desk/thumbnails.service.ts'
import type { ThumbnailParts } from '#services/proofs/desk/thumbnails.service.ts'
import { createPressFiles } from '#services/proofs/press/press-files.service.ts'
import { createWorkshopPapers } from '#services/production/papers/workshop-papers.service.ts'
import type { PrintQuotation } from '#services/documents/quotation.service.ts'
import type { JobQueue } from '#services/queue/job-queue.ts'
import { suggest } from '#services/search/search.service.ts'
import { sweepDialogues } from '#services/staff/dialogues/staff-dialogues.ts'
import { createOwnFactors } from '#services/staff/account/own-factors.service.ts'
import { createStaffPeople } from '#services/staff/people/staff-people.service.ts'
import { createWorkshopDevices } from '#services/staff/workshop/workshop-devices.service.ts'
import { createWorkshopPins } from '#services/staff/workshop/workshop-pins.service.ts'
import { createSavedViews } from '#services/staff/views/saved-views.service.ts'
import { createDeskCoupons } from '#services/coupons/desk-coupons.service.ts'
import { createStaffRoles } from '#services/staff/roles/staff-roles.service.ts'
import { personUndoer, roleUndoer } from '#services/staff/staff-undoers.ts'
import { createStaffFactors } from '#services/staff/factors/staff-factors.service.ts'
import { createStaffPasskeys } from '#services/staff/factors/staff-passkeys.ts'
import { createEnrolment } from '#services/staff/invitations/enrolment.service.ts'
import { createInviting } from '#services/staff/invitations/inviting.service.ts'
import { createStaffLinks } from '#services/staff/invitations/staff-links.ts'
import { createReauthentication } from '#services/staff/sign-in/reauthentication.service.ts'
import { createStaffSignIn } from '#services/staff/sign-in/staff-sign-in.service.ts'
import { createStaffAccounts } from '#services/staff/staff-account.service.ts'
import { createStaffSessions } from '#services/staff/staff-sessions.service.ts'
import type { OrderServices } from './orders.ts'

export interface OfficeParts {
  /** Never a replica: a session that has ended must have ended here. */
  readonly pool: Pool
  readonly db: Db
  readonly orders: Pick<OrderServices, 'desk' | 'requests'>
  readonly quotationPdf: PrintQuotation
  readonly queue: JobQueue
  readonly limits: RateLimits
  readonly publicUrl: string
  /** Draws papers of the workshop. */
  readonly printer: Pick<DocumentPrinter, 'printPaper'>
  readonly storage: FileStorage
  /** Makes files for the press. */
  readonly fixer: ArtworkFixer
  /** Fixes and opens artwork, and draws its plates. */
  readonly artwork: Pick<DeskFileParts, 'fixes' | 'openSoon'> &
    Pick<ThumbnailParts, 'finishedPages'> & {
      readonly opener: PagePlateParts['opener'] & ReceiptPictureParts['opener']
    }
  readonly images: Pick<ImageService, 'serve'>
  readonly media: ThumbnailParts['media']
  /** Encrypts the secrets of authenticators. */
  readonly key: string
  readonly warn: LiveFeedOptions['warn']
  readonly alert: Alert
  readonly now?: () => Date
}

/** Files of orders that are too long to be sent at once, and the job that makes them. */
const createLongExports = (parts: ExportFileParts & ExportJobParts) => ({
  exportFiles: createExportFiles(parts),
  exportJob: createExportJob(parts),
})

/** Puts together what the calls of the office call, and the sweep of every hour. */
export function createOfficeServices({
  pool,
  db,
  orders,
  queue,
  limits,
  publicUrl,
  printer,
  storage,
  fixer,
  artwork,
  images,
  media,
  key,
  quotationPdf,
  warn,
  alert,
  now = () => new Date(),
}: OfficeParts) {
  const sessions = createStaffSessions({ pool, db })
  const factors = createStaffFactors({ key, now, alert })
  const passkeys = createStaffPasskeys({ publicUrl })
  const signingIn = { db, limits, sessions, factors, passkeys }
  const links = createStaffLinks({ queue, publicUrl })
  return {
    sessions,
    live: createLiveFeed({ db, follow: orders.desk.listing.follow, warn }),
    limits,
    signIn: createStaffSignIn(signingIn),
    fresh: createReauthentication(signingIn),
    enrolment: createEnrolment(signingIn),
    inviting: createInviting({ db, links, factors, sessions }),
    accounts: createStaffAccounts({ db, limits, sessions, factors }),
    ownFactors: createOwnFactors({ db, factors, passkeys }),
    people: createStaffPeople({ db, sessions }),
    roles: createStaffRoles({ db }),
    coupons: createDeskCoupons({ db }),
    devices: createWorkshopDevices({ db, publicUrl }),
    pins: createWorkshopPins({ db, limits }),
    activity: createActivity({ db }),
    undo: createChangeUndo({
      db,
      undoers: { 'staff.change': personUndoer, 'role.change': roleUndoer, ...orders.desk.undoers },
    }),
    orders: orders.desk,
    bulk: createBulkRuns({ db, queue, lists: orders.desk.lists }),
    exports: createListExports({ db }),
    ...createLongExports({ db, queue, storage, lists: orders.desk.lists, alert }),
    finding: {
      customers: createFindCustomers(db),
      products: async (words: string, language: Language) => (await suggest(pool, words, language)).products,
    },
    ...filesOfOrders({ db, queue, orders, publicUrl, printer, storage, fixer, artwork, images, media, now }),
    ...listsOf(db, orders, quotationPdf),
    sweep: async () => {
      await sessions.sweep()
      await sweepDialogues(db)
    },
  }
}

/** Special requests with the paper of their quotations, and the views of lists. */
const listsOf = (db: Db, { requests }: OfficeParts['orders'], quotationPdf: PrintQuotation) => ({
  requests,
  quotationPdf,
  views: createSavedViews({ db }),
})

type FileParts = Pick<
  OfficeParts,
  'db' | 'queue' | 'orders' | 'publicUrl' | 'printer' | 'storage' | 'fixer' | 'artwork' | 'images' | 'media'
> & { readonly now: () => Date }

/** What orders are printed from: at the desk, as pictures, for the press, and on paper. */
function filesOfOrders({ artwork: { opener, ...artwork }, images, orders, queue, ...parts }: FileParts) {
  const { db, storage, media } = parts
  return {
    deskFiles: createDeskFiles({ ...parts, ...artwork, queue, listing: orders.desk.listing }),
    plates: createPagePlates({ db, storage, opener }),
    receiptPictures: createReceiptPictures({ db, storage, opener }),
    thumbnails: createThumbnails({ db, storage, media, finishedPages: artwork.finishedPages }),
    press: createPressFiles(parts),
    papers: createWorkshopPapers({
      ...parts,
      policy: currentPolicy,
      picture: (key) => smallPicture(images, key),
      page: (key, ground) => smallPage({ storage, media }, { key, ground }, PAPER_PICTURE),
    }),
  }
}

/** The width of a picture on paper, in pixels. */
const PAPER_PICTURE = 320

/** A picture of a product for paper. */
async function smallPicture(images: Pick<ImageService, 'serve'>, hash16: string): Promise<Uint8Array | undefined> {
  const served = await images.serve({ hash16, width: PAPER_PICTURE, format: 'webp' })
  return served.ok ? served.value : undefined
}
