import type { Db } from '#db/connection.ts'
import { err } from '#domain/result.ts'
import type { FileStorage } from '#integrations/storage/file-storage.ts'
import { createChecksService } from '#services/artwork/checks/checks.service.ts'
import { createFixesService } from '#services/artwork/fixes/fixes.service.ts'
import { createArtworkService } from '#services/artwork/files/artwork.service.ts'
import { announceLeavingFiles } from '#services/artwork/files/leaving-files.ts'
import { OpenerIsClosed, type ArtworkOpener } from '#integrations/artwork-opener/artwork-opener.ts'
import type { ArtworkFixer } from '#integrations/artwork-fixer/artwork-fixer.ts'
import { createOrderFilesService } from '#services/artwork/lines/order-files.service.ts'
import { currentPolicy } from '#services/shop-settings/current-policy.ts'
import { createPackagesService } from '#services/artwork/packages/packages.service.ts'
import { createFinishedPages } from '#services/artwork/previews/finished-pages.ts'
import { createPageFinishes } from '#services/artwork/previews/page-finishes.service.ts'
import { createPreviewsService, type PreviewParts } from '#services/artwork/previews/previews.service.ts'
import { createOpeningsService, type OpeningsService } from '#services/artwork/opening/openings.service.ts'
import { announceStoppedUploads } from '#services/artwork/uploads/stopped-uploads.ts'
import { createUploadsService } from '#services/artwork/uploads/uploads.service.ts'
import type { EarlierSignOffs } from '#services/proofs/earlier/earlier-sign-offs.ts'
import { alertTo, type Alert } from '#services/alert.ts'
import { WorkUnderWay } from '#services/work-under-way.ts'
import { sweepSteps } from '#services/sweep-each.ts'
import type { RateLimits } from '#services/limits/rate-limits.ts'
import type { JobQueue } from '#services/queue/job-queue.ts'
import type { ShopLogger } from './shop-logger.ts'

export interface ArtworkParts {
  readonly db: Db
  readonly storage: FileStorage
  readonly limits: Pick<RateLimits, 'take'>
  readonly publicUrl: string
  readonly queue: JobQueue
  /** Undefined where files are left to other processes. */
  readonly opener: (Pick<ArtworkOpener, 'open'> & Partial<Pick<ArtworkOpener, 'unpack' | 'separate'>>) | undefined
  readonly media?: PreviewParts['media']
  /** Where lines rest on sign-offs of earlier orders. */
  readonly earlier?: EarlierSignOffs
  readonly fixer?: ArtworkFixer | undefined
  readonly logger: Pick<ShopLogger, 'error'>
  /** Tracks background work, so that a stop waits for it. */
  readonly underWay?: WorkUnderWay
  readonly now?: () => Date
}

/** For processes that make no copies: only a person can put a file right. */
export const NO_FIXER: ArtworkFixer = {
  fix: async () => ({ outcome: 'IMPOSSIBLE' }),
  produce: async () => ({ outcome: 'IMPOSSIBLE' }),
  close: async () => undefined,
}
/** For processes that open no files. */
export const NO_DRAWING: Pick<ArtworkOpener, 'separate' | 'drawFirst'> = {
  separate: async () => ({ outcome: 'IMPOSSIBLE' }),
  drawFirst: async () => ({ outcome: 'IMPOSSIBLE' }),
}

/** For processes that open no files nothing is taken out of a package. */
const unpackerOf = (opener: ArtworkParts['opener']): Pick<ArtworkOpener, 'unpack'> => ({
  unpack: async (path, chosen) => (await opener?.unpack?.(path, chosen)) ?? { outcome: 'REFUSED' },
})

/** For processes that open no files no page is drawn. */
const drawerOf = (opener: ArtworkParts['opener']): Pick<ArtworkOpener, 'separate'> => ({
  separate: async (path, plates) => (await opener?.separate?.(path, plates)) ?? { outcome: 'IMPOSSIBLE' },
})

/** For processes that draw no pictures: what is shown is drawn by others. */
const NO_MEDIA: PreviewParts['media'] = { run: async () => err({ code: 'media/busy' }) }

const LEFT_TO_OTHERS: OpeningsService = {
  open: async () => undefined,
  openOrLookAgain: async () => undefined,
  sweep: async () => 0,
}

/** A file that is being opened has a lease in the database, which is returned when its process stops. */
const trackedOpenings = (
  { open, openOrLookAgain, sweep }: OpeningsService,
  underWay: WorkUnderWay,
): OpeningsService => ({
  open: (versionId) => underWay.track(open(versionId)),
  openOrLookAgain: (versionId) => underWay.track(openOrLookAgain(versionId)),
  sweep,
})

/** Puts together what the calls and the jobs of artwork call. */
export function createArtworkServices({
  db,
  storage,
  limits,
  publicUrl,
  queue,
  opener,
  media = NO_MEDIA,
  earlier,
  fixer = NO_FIXER,
  logger,
  underWay = new WorkUnderWay(),
  now = () => new Date(),
}: ArtworkParts) {
  const checks = createChecksService({ db, now })
  const finishes = createPageFinishes({ db, storage, opener: drawerOf(opener) })
  const previews = createPreviewsService({ db, storage, media, finishes })
  const finishedPages = createFinishedPages({ db, storage, media, finishes })
  const showLine = (lineId: number) => previews.showLine(lineId).then(() => finishedPages.makeLine(lineId))
  const alert = alertTo(logger)
  const showSoon = (lineId: number): void =>
    void underWay
      .track(showLine(lineId))
      .catch((err: unknown) => logger.error({ err }, 'a line could not be shown at once'))
  const afterChecks = { restOnEarlier: earlier?.rest, showSoon }
  const orderFiles = createOrderFilesService({ db, checks, afterChecks, policy: currentPolicy, now })
  const whenOpened = orderFiles.checkForLines
  const openings = opener
    ? trackedOpenings(createOpeningsService({ db, storage, opener, whenOpened, alert, queue, now }), underWay)
    : LEFT_TO_OTHERS
  const openSoon = (versionId: string): void =>
    void openings.open(versionId).catch((err: unknown) => {
      // A process that stops leaves it to the next one.
      if (!(err instanceof OpenerIsClosed)) logger.error({ err }, 'artwork could not be opened at once')
    })
  const uploads = createUploadsService({ db, storage, now })
  const artwork = createArtworkService({ db, storage, queue, openSoon, alert, now })
  return {
    uploads,
    artwork,
    checks,
    packages: createPackagesService({ db, storage, queue, opener: unpackerOf(opener), openSoon, now }),
    previews,
    finishedPages,
    finishes,
    afterChecks,
    fixes: createFixesService({ db, storage, checks, fixer, queue, openSoon, now }),
    orderFiles,
    openings,
    openSoon,
    ...createSweeps({ db, queue, publicUrl, now, alert, openings, orderFiles, earlier, uploads, artwork }),
    limits,
  }
}

type Sweeps = Pick<ArtworkParts, 'db' | 'queue' | 'publicUrl'> & {
  readonly now: () => Date
  readonly alert: Alert
  readonly openings: OpeningsService
  readonly orderFiles: Pick<ReturnType<typeof createOrderFilesService>, 'checkOverdue'>
  readonly earlier: Pick<EarlierSignOffs, 'sweep'> | undefined
  readonly uploads: Pick<ReturnType<typeof createUploadsService>, 'sweep'>
  readonly artwork: Pick<ReturnType<typeof createArtworkService>, 'sweep' | 'finishAbandoned'>
}

/** What is done from time to time. */
function createSweeps({ db, queue, publicUrl, now, alert, openings, orderFiles, earlier, uploads, artwork }: Sweeps) {
  return {
    /** Finishes, opens and checks what a browser or a process left behind; answers how many files there were. */
    sweepOpenings: async (): Promise<number> => {
      let found = 0
      const steps = {
        arrivals: async () => void (found += await artwork.finishAbandoned()),
        openings: async () => void (found += await openings.sweep()),
        checks: async () => void (found += await orderFiles.checkOverdue()),
        earlier: async () => void (found += (await earlier?.sweep()) ?? 0),
      }
      await sweepSteps(steps, { sweep: 'artwork.sweep', alert })
      return found
    },
    /** Announces files that go and uploads that stopped, and removes those whose time has come. */
    sweepFiles: async () => {
      const steps = {
        notices: () => announceLeavingFiles({ db, queue, publicUrl, now }),
        stopped: () => announceStoppedUploads({ db, queue, publicUrl, now }),
        uploads: () => uploads.sweep(),
        files: () => artwork.sweep(),
      }
      await sweepSteps(steps, { sweep: 'files.sweep', alert })
    },
  }
}
